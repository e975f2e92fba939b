// File descriptors: clients cannot use them up, and without any left the site answers 503 and recovers.

import fs from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type ServedSite, serveOn } from '../../scripts/served-site.ts'
import { startPostgres } from '../postgres.ts'
import { caller, signIn } from './caller.ts'
import { ADMIN, mustBeBuilt } from './some-instances.ts'
import { until } from './until.ts'

const OPEN_FILES = 1_024
const SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'warn' }
const DATABASES = ['PostgreSQL', 'the built-in database'] as const

interface Answer {
  status: number
  retryAfter: string | undefined
  type: string | undefined
  body: string
}

/** A visitor whose connection stays open. */
function visitor(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      request(`${url}${path}`, { agent, headers }, (answer) => {
        let body = ''
        answer.setEncoding('latin1').on('data', (text) => {
          body += text
        })
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            retryAfter: answer.headers['retry-after'],
            type: answer.headers['content-type'],
            body,
          }),
        )
      })
        .on('error', reject)
        .end()
    })
  return { get, disconnect: () => agent.destroy() }
}

const openFilesOf = ({ pid }: ServedSite) => fs.readdirSync(`/proc/${pid}/fd`).length

// Only Linux shows how many descriptors a process has.
describe.skipIf(process.platform !== 'linux').each(DATABASES)('on %s', (database) => {
  let home: string
  let site: ServedSite
  let close: () => Promise<void>
  beforeAll(async () => {
    mustBeBuilt()
    home = fs.mkdtempSync(join(tmpdir(), 'shimpyo-descriptors-'))
    const postgres = database === 'PostgreSQL' ? await startPostgres() : null
    const settings = {
      ...SETTINGS,
      PORT: String(await freePort()),
      ...(postgres && { DATABASE_URL: postgres.url() }),
    }
    const preload = join(import.meta.dirname, 'take-descriptors.ts')
    site = await serveOn(join(home, 'data'), settings, { openFiles: OPEN_FILES, preload })
    close = async () => {
      await site.kill()
      await postgres?.stop()
      fs.rmSync(home, { recursive: true, force: true })
    }
  })
  afterAll(() => close())

  test('1,100 connections that never finish a request leave room for other visitors', async () => {
    const before = openFilesOf(site)
    const known = visitor(site.url)
    expect((await known.get('/')).status).toBe(200)
    const { port } = new URL(site.url)
    const half: Socket[] = []
    for (let i = 0; i < 1_100; i++) {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.9' })
      socket.on('error', () => {})
      socket.write(`GET / HTTP/1.1\r\nHost: site.test\r\n${i % 2 ? 'X-A: ' : ''}`)
      half.push(socket)
    }
    await until(() => half.every((socket) => !socket.connecting))
    expect(openFilesOf(site)).toBeLessThan(OPEN_FILES - 100)
    // existing connections go on, and new ones are accepted
    expect((await known.get('/k-drama?search=tea')).status).toBe(200)
    const asset = /"(\/assets\/[^"]+\.js)"/.exec((await known.get('/')).body)![1]!
    for (let i = 0; i < 10; i++) {
      const one = visitor(site.url)
      for (const path of [`/k-drama?search=tea${i}`, asset, '/api/posts', '/readyz'])
        expect([path, (await one.get(path)).status]).toEqual([path, 200])
      one.disconnect()
    }
    for (const socket of half) socket.destroy()
    known.disconnect()
    await until(() => openFilesOf(site) < before + 30)
    expect(site.exitCode()).toBeNull()
    expect(site.log()).toContain('too many connections')
  })

  test('with no descriptor left every request is answered, none with 500, and the site recovers afterwards', async () => {
    const me = (await signIn(site.url, ADMIN))(site.url)
    const leaf = await aPicture()
    const upload = () => me.send<{ url: string }>('POST', '/api/upload', leaf)
    const { body } = await upload()
    const one = visitor(site.url)
    const home = await one.get('/')
    const asset = /"(\/assets\/[^"]+\.js)"/.exec(home.body)![1]!
    const drawing = /"(\/art\/drama-[^" ,]+\.webp)/.exec(home.body)![1]!
    const missing = drawing
      .replace(/drama-\d+\/[0-9a-f]+/, 'panorama-baekbin/0123456789abcdef')
      .replace(/[^/]+$/, 'still-640.webp')
    process.kill(site.pid, 'SIGUSR2')
    await until(() => site.log().includes('descriptors: all taken'))
    const files = [asset, '/favicon.svg', body.url, drawing, missing]
    for (const path of files) {
      for (const headers of [{}, { 'accept-encoding': 'br' }, { range: 'bytes=0-9' }] as Record<
        string,
        string
      >[]) {
        const answer = await one.get(path, headers)
        expect([path, headers, answer.body, answer.status]).toEqual([path, headers, expect.anything(), 503])
        expect(Number(answer.retryAfter)).toBeGreaterThan(0)
        expect(answer.type).toContain('application/json')
        expect(JSON.parse(answer.body)).toMatchObject({ message: expect.stringMatching(/try again/) })
      }
    }
    for (const path of ['/', '/healthz']) expect([path, (await one.get(path)).status]).toEqual([path, 200])
    for (const path of ['/api/posts?search=nothing', '/k-drama?search=nothing', '/drama/1'])
      expect([200, 503]).toContain((await one.get(path)).status)
    expect(site.exitCode()).toBeNull()
    process.kill(site.pid, 'SIGUSR2')
    await until(() => site.log().includes('descriptors: given back'))
    for (const path of [
      ...files.slice(0, 4),
      '/readyz',
      '/api/posts?search=nothing',
      '/k-drama?search=nothing',
    ])
      await until(async () => (await one.get(path)).status === 200)
    expect((await upload()).status).toBe(201)
    expect((await caller(site.url).get('/')).status).toBe(200)
    one.disconnect()
    expect(site.exitCode()).toBeNull()
  })
})
