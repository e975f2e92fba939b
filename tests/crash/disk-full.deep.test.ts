// A full disk: reading works, writing gets a 503, nothing is half written, and writing resumes when there is room.

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import { type ServedSite, serveOn } from '../../scripts/served-site.ts'
import { type Caller, caller, signIn } from '../instances/caller.ts'
import { ADMIN, mustBeBuilt } from '../instances/some-instances.ts'

const MEGABYTE = 1024 * 1024
const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

/** A small disk in memory. Only some machines allow that. */
function smallDisk(megabytes: number): string | null {
  const place = fs.mkdtempSync(join(tmpdir(), 'shimpyo-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'pipe' })
    return place
  } catch {
    fs.rmdirSync(place)
    return null
  }
}

const disk = smallDisk(256)
if (!disk) console.log('This machine lets nobody mount a small disk, so a full one is not tried.')
else
  describe('on a full disk', () => {
    let site: ServedSite
    let me: Caller
    const ballast = join(disk, 'ballast')
    beforeAll(async () => {
      mustBeBuilt()
      site = await serveOn(join(disk, 'data'), settings)
      me = (await signIn(site.url, ADMIN))(site.url)
    })
    afterAll(async () => {
      await site.stop()
      // For some seconds the watchdog of the killed site still runs there.
      execFileSync('umount', ['--lazy', disk])
      fs.rmdirSync(disk)
    })

    function fill(free: number) {
      const { bavail, bsize } = fs.statfsSync(disk!)
      fs.appendFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - free)))
    }
    const post = (title: string) => me.send('POST', '/api/posts', { title, content: 'x' })
    const upload = async () => me.send('POST', '/api/upload', await aPicture())
    const titles = async () =>
      (await me.get<{ title: string }[]>('/api/posts')).body.map(({ title }) => title)
    const files = () =>
      fs.existsSync(join(disk!, 'data/uploads'))
        ? fs
            .readdirSync(join(disk!, 'data/uploads'), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map(({ name }) => name)
        : []

    test('reading works, and writing is refused with a message', async () => {
      expect((await post('With room')).status).toBe(201)
      fill(8 * MEGABYTE)
      // The site looks at the disk twice a second.
      let number = 0
      await expect.poll(async () => (await post(`The last room ${++number}`)).status).toBe(503)
      for (let number = 0; number < 5; number++) {
        const answer = await post(`Without room ${number}`)
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      for (const path of ['/', '/api/dramas', '/community', '/healthz', '/readyz'])
        expect([path, (await caller(site.url).get(path)).status]).toEqual([path, 200])
      expect(await titles()).not.toContain('Without room 0')
    })

    test('no partial picture is stored', async () => {
      fill(0)
      expect((await upload()).status).toBe(503)
      expect(files()).toEqual([])
    })

    test('a site that is killed now starts again and can be read, because its PostgreSQL keeps running', async () => {
      await site.kill()
      site = await serveOn(join(disk!, 'data'), settings)
      me = caller(site.url)
      expect(await titles()).toContain('With room')
    })

    test('when PostgreSQL was killed too, one line says why the site does not start', async () => {
      await site.stop()
      fill(0)
      const words = await serveOn(join(disk!, 'data'), settings).catch((error: Error) => error.message)
      expect(words).toContain('no space left on device')
      expect(words).not.toMatch(/\n\s+at /)
    })

    test('with a little room it starts and can be read', async () => {
      // The next segment of PostgreSQL's log needs 16 MB.
      fs.truncateSync(ballast, fs.statSync(ballast).size - 24 * MEGABYTE)
      site = await serveOn(join(disk!, 'data'), settings)
      me = caller(site.url)
      expect(await titles()).toContain('With room')
    })

    test('with room again writing works without a restart', async () => {
      fs.rmSync(ballast)
      // The site looks twice a second.
      await expect
        .poll(() =>
          signIn(site.url, ADMIN).then(
            () => 'in',
            () => 'not yet',
          ),
        )
        .toBe('in')
      me = (await signIn(site.url, ADMIN))(site.url)
      expect((await post('With room again')).status).toBe(201)
      expect((await upload()).status).toBe(201)
      expect(await titles()).toEqual(expect.arrayContaining(['With room', 'With room again']))
      expect(files().some((name) => name.endsWith('.part'))).toBe(false)
    })
  })

/** The database fits, the reserve for its write-ahead log does not. */
const tight = smallDisk(60)
if (tight) {
  afterAll(() => {
    execFileSync('umount', ['--lazy', tight])
    fs.rmdirSync(tight)
  })
  test('a first start on a disk that is too small ends with one line that says so', async () => {
    mustBeBuilt()
    fs.rmSync(join(tight, 'data'), { recursive: true, force: true })
    const words = await serveOn(join(tight, 'data'), settings).catch((error: Error) => error.message)
    // Which of the two depends on what the disk is too small for.
    expect(words).toMatch(/The database (takes no writes now|went away).*Make room and start again\n$/)
    expect(words).not.toMatch(/\n\s+at /)
  })
}
