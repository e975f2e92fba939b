// Kills (-9) while visitors write: everything acknowledged is stored exactly once. CRASH_ROUNDS=20 for a long run.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type ServedSite, serveOn } from '../../scripts/served-site.ts'
import { signIn } from '../instances/caller.ts'
import { ADMIN, mustBeBuilt } from '../instances/some-instances.ts'
import { until } from '../instances/until.ts'
import { isRunning, startPostgres } from '../postgres.ts'
import { Acknowledged, expectAllAcknowledged, write } from './writers.ts'

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 5)
const WRITERS = 32
/** Acknowledged comments before each kill. */
const COMMENTS = 64

const settings = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // no limit for new accounts
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function temporaryFolder() {
  const dir = fs.mkdtempSync(join(tmpdir(), 'shimpyo-app-crash-'))
  closing.push(() => fs.rmSync(dir, { recursive: true, force: true }))
  return dir
}

interface Campaign {
  start: () => Promise<ServedSite>
  /** kills the processes, and resolves when they are dead */
  kill: (site: ServedSite) => Promise<void>
  /** the site itself survives */
  survives?: boolean
}

async function killAgainAndAgain({ start, kill, survives = false }: Campaign) {
  mustBeBuilt()
  const done = new Acknowledged()
  let site = await start()
  closing.push(() => site.kill())
  const as = await signIn(site.url, ADMIN)
  const dramas = (await as(site.url).get<{ id: number }[]>('/api/dramas')).body.map(({ id }) => id)
  const up: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const [before, since] = [done.comments, Math.max(0, ...done.posts.keys())]
    let isStopped = false
    const writers = Array.from({ length: WRITERS }, (_, writer) => {
      const share = dramas.filter((_, index) => index % WRITERS === writer)
      const who = { me: as(site.url), name: `${round}-${writer}`, dramas: share }
      return write(who, done, () => isStopped).catch((error: Error) => error.message)
    })
    await until(() => done.comments >= before + COMMENTS)
    await pause(Math.random() * 400)
    await kill(site)
    const from = performance.now()
    if (survives) {
      const atKill = done.comments
      await until(() => done.comments > atKill + WRITERS)
      up.push(performance.now() - from)
      isStopped = true
      for (const why of await Promise.all(writers)) expect(why, 'no answer but 2xx and 503').toBeUndefined()
    } else {
      for (const why of await Promise.all(writers))
        expect(why, 'only the kill ends a writer').toBe('fetch failed')
      const again = performance.now()
      site = await start()
      up.push(performance.now() - again)
    }
    await expectAllAcknowledged(as(site.url), done, round === ROUNDS ? 0 : since)
  }
  const milliseconds = up.map(Math.round)
  return `${done.comments} comments acknowledged, ${done.refused} times "later", up again after ${milliseconds} ms`
}

const postgresOf = ({ dir }: ServedSite) =>
  Number(fs.readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function killPostgres(site: ServedSite) {
  const pid = postgresOf(site)
  process.kill(pid, 'SIGKILL')
  await until(() => !isRunning(pid))
}

describe(`nothing acknowledged is lost or doubled in ${ROUNDS} kills while ${WRITERS} visitors write`, () => {
  const timeout = 120_000 + ROUNDS * 60_000

  test('of npm start with all of its process group', { timeout }, async () => {
    const dir = temporaryFolder()
    const start = () => serveOn(dir, settings, { withNpm: true })
    console.log(`npm start: ${await killAgainAndAgain({ start, kill: (site) => site.kill() })}`)
  })

  test('of PostgreSQL alone: the site starts it again', { timeout }, async () => {
    const dir = temporaryFolder()
    const start = () => serveOn(dir, settings)
    console.log(`PostgreSQL: ${await killAgainAndAgain({ start, kill: killPostgres, survives: true })}`)
  })

  test('of the site and its PostgreSQL', { timeout }, async () => {
    const dir = temporaryFolder()
    const start = () => serveOn(dir, settings)
    const kill = async (site: ServedSite) => {
      await Promise.all([site.kill(), killPostgres(site)])
    }
    console.log(`both: ${await killAgainAndAgain({ start, kill })}`)
  })

  test('of a site on a PostgreSQL server', { timeout }, async () => {
    const server = await startPostgres({ synchronous_commit: 'on' })
    closing.push(() => server.stop())
    const dir = temporaryFolder()
    const start = () => serveOn(dir, { ...settings, DATABASE_URL: server.url() })
    console.log(`server: ${await killAgainAndAgain({ start, kill: (site) => site.kill() })}`)
  })
})
