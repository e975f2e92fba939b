// Visitors' reads on a real streaming replica: what a person wrote, what another instance wrote, lag, kills and a pause.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { GENEROUS_TIMEOUTS } from '#tests/database.ts'
import { until } from '#tests/instances/until.ts'
import { childrenOf, type Postgres, startPostgres, startReplica } from '#tests/postgres.ts'
import { aSite, type Person, type SignedIn, type TestSite } from '#tests/site.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const LONGEST_LAG = 2_000

let primary: Postgres
let replica: Postgres
let here: TestSite
let other: TestSite
let member: SignedIn
let onReplica: pg.Client
beforeAll(async () => {
  primary = await startPostgres({ synchronous_commit: 'on' })
  await ask(primary, 'create role site login')
  await ask(primary, 'create database site owner site')
  replica = await startReplica(primary)
  here = await aSiteWithReplica()
  other = await aSiteWithReplica()
  member = await here.signUp()
  onReplica = new pg.Client({ connectionString: replica.url('site') })
  onReplica.on('error', () => {})
  await onReplica.connect()
  await until(() => replicaOf(here).leftOut === null && replicaOf(other).leftOut === null)
}, 120_000)
afterEach(async () => {
  await ask(replica, 'select pg_wal_replay_resume()')
  await until(() => [here, other].every((site) => replicaOf(site).serves))
})
afterAll(async () => {
  await Promise.all([here.close(), other.close()])
  await onReplica.end()
  await Promise.all([primary.stop(), replica.stop()])
})

/** With a role that has no rights beyond its database. */
async function aSiteWithReplica(): Promise<TestSite> {
  const url = (server: Postgres) => server.url('site').replace('postgres@', 'site@')
  const database = await openDatabase({
    url: url(primary),
    readUrl: url(replica),
    longestLag: LONGEST_LAG,
    connections: 4,
    ...GENEROUS_TIMEOUTS,
    connectWithin: 3_000,
  })
  await migrate(database)
  return aSite({}, { database })
}

async function ask(server: Postgres, text: string) {
  const client = new pg.Client({ connectionString: server.url() })
  await client.connect()
  await client.query(text)
  await client.end()
}

const replicaOf = ({ database }: TestSite) => database.replicas!.all[0]!
const readsOf = (site: TestSite) => ({
  replica: replicaOf(site).reads,
  primary: site.database.replicas!.readsOnPrimary,
})

let number = 0
async function post(by: Person = member, title = `Post ${++number}`) {
  const answer = await by.post('/api/posts', { title, content: 'x' })
  expect(answer.statusCode, answer.body).toBe(201)
  const cookie = answer.cookies.find(({ name }) => name === 'written')
  return { title, id: answer.json<{ id: number }>().id, cookie: `written=${cookie?.value}` }
}
const titles = async (site: TestSite, headers: Record<string, string> = {}) => {
  const answer = await site.visitor.call({ method: 'GET', url: '/api/posts', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ title: string }[]>().map(({ title }) => title)
}
/** Resolves when the replica has replayed everything that is in the log now. */
async function replicaCaughtUp() {
  const bytes = (lsn: string) => `(${lsn} - '0/0')::float8 as at`
  const { rows } = await here.database.pool.query(`select ${bytes('pg_current_wal_flush_lsn()')}`)
  const replayed = `select ${bytes('pg_last_wal_replay_lsn()')}`
  await until(async () => (await onReplica.query(replayed)).rows[0].at >= rows[0].at)
}

test('what visitors read comes from the replica, and what is personal from the primary', async () => {
  await post()
  await replicaCaughtUp()
  await titles(here)
  let id = 900_000
  // What a start reads in the background, it reads from the primary.
  const readsOfVisitor = async () => {
    const before = readsOf(here)
    await here.visitor.get(`/api/dramas/${++id}`)
    await here.visitor.get(`/api/people?search=x${id}`)
    const after = readsOf(here)
    return { replica: after.replica > before.replica, primary: after.primary > before.primary }
  }
  await expect.poll(readsOfVisitor).toEqual({ replica: true, primary: false })
  const { replica } = readsOf(here)
  await member.get('/api/auth/me')
  await member.get('/api/watchlist')
  expect(readsOf(here).replica).toBe(replica)
})

test('a write shows at once to everybody on its instance, while the replica stands still', async () => {
  await ask(replica, 'select pg_wal_replay_pause()')
  for (let round = 0; round < 5; round++) {
    const { title } = await post()
    expect(await titles(here)).toContain(title)
  }
  const { title } = await post()
  await ask(replica, 'select pg_wal_replay_resume()')
  expect(await titles(here), 'and what was read meanwhile was not stored too old').toContain(title)
})

test('whoever wrote sees it at once on another instance, which has cached the list', async () => {
  for (const isPaused of [false, true]) {
    if (isPaused) await ask(replica, 'select pg_wal_replay_pause()')
    for (let round = 0; round < 20; round++) {
      await titles(other)
      const { title, cookie } = await post()
      expect(await titles(other, { cookie })).toContain(title)
      const { title: second, cookie: later } = await post()
      expect(await titles(other, { 'x-written': later.replace('written=', '') })).toContain(second)
    }
  }
})

test('no instance caches an answer that is older than the change that invalidated it', async () => {
  let isRunning = true
  const reading = [here, other].map(async (site) => {
    while (isRunning) {
      await titles(site)
      await pause(1)
    }
  })
  // The replica follows in jerks.
  const jerking = (async () => {
    while (isRunning) {
      await onReplica.query('select pg_wal_replay_pause()')
      await pause(60)
      await onReplica.query('select pg_wal_replay_resume()')
      await pause(60)
    }
  })()
  for (let round = 0; round < 40; round++) {
    const { title } = await post()
    await pause(Math.random() * 40)
    // Nobody writes now: what is cached stays.
    await until(async () => (await titles(other)).includes(title))
    expect(await titles(here)).toContain(title)
    expect(await titles(other)).toContain(title)
  }
  isRunning = false
  await Promise.all([...reading, jerking])
  expect(readsOf(here).replica).toBeGreaterThan(0)
})

test('a position that nobody could have is not believed, and costs one question', async () => {
  const answer = await here.visitor.call({
    method: 'GET',
    url: '/api/posts',
    headers: { cookie: 'written=9007199254740991' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
  for (const cookie of ['written=-1', 'written=1e9', `written=${'9'.repeat(40)}`, 'written='])
    expect(
      (await here.visitor.call({ method: 'GET', url: '/api/posts', headers: { cookie } })).statusCode,
    ).toBe(200)
})

test('a replica that lags behind the bound is left out, /readyz says by how much, and it comes back', async () => {
  const ready = async () => (await here.visitor.get('/readyz')).json()
  await until(async () => (await ready()).replicas[0].behindBytes === 0)
  expect(await ready()).toEqual({
    ready: true,
    writes: true,
    replicas: [{ replica: 1, serves: true, behindMs: 0, behindBytes: 0 }],
  })
  await ask(replica, 'select pg_wal_replay_pause()')
  await post()
  await until(() => replicaOf(here).leftOut === 'behind')
  const [status] = (await ready()).replicas
  expect(status).toMatchObject({ replica: 1, serves: false, because: 'behind' })
  expect(status.behindMs).toBeGreaterThanOrEqual(LONGEST_LAG)
  expect(status.behindBytes).toBeGreaterThan(0)
  await ask(replica, 'select pg_wal_replay_resume()')
  await until(() => replicaOf(here).leftOut === null)
})

test('a replica that is killed fails nobody, is left out, and serves again when it is back', async () => {
  let isRunning = true
  const answers: number[] = []
  const reading = (async () => {
    for (let id = 1; isRunning; id++) answers.push((await here.visitor.get(`/api/dramas/${id}`)).statusCode)
  })()
  await until(() => answers.length > 5)
  await replica.kill()
  await until(() => replicaOf(here).leftOut === 'away')
  const before = answers.length
  await until(() => answers.length > before + 5)
  await replica.revive()
  await until(() => replicaOf(here).serves && replicaOf(other).serves)
  isRunning = false
  await reading
  expect(new Set(answers)).toEqual(new Set([404]))
  await onReplica.end().catch(() => {})
  onReplica = new pg.Client({ connectionString: replica.url('site') })
  onReplica.on('error', () => {})
  await onReplica.connect()
})

test('a frozen replica is left out within seconds, and no read fails', async () => {
  const processes = [replica.pid(), ...childrenOf(replica.pid())]
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  try {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => here.visitor.get(`/api/dramas/${5_000 + at}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404))
    await until(() => replicaOf(here).leftOut === 'away')
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT')
  }
})

test('while the primary is away visitors read from the replica, and the site stays ready for them', async () => {
  const { title, id } = await post()
  await until(async () => (await onReplica.query('select from posts where id = $1', [id])).rowCount === 1)
  await primary.kill()
  expect((await member.post('/api/posts', { title: 'x', content: 'x' })).statusCode).toBe(503)
  expect(await titles(here)).toContain(title)
  const page = await here.visitor.get(`/api/posts/${id}`)
  expect([page.statusCode, page.json().title]).toEqual([200, title])
  await until(async () => (await here.visitor.get('/readyz')).json().writes === false)
  expect((await here.visitor.get('/readyz')).statusCode).toBe(200)
  await primary.revive()
  await until(async () => (await member.get('/api/auth/me')).statusCode === 200)
  const again = await post()
  await until(async () => (await titles(other, { cookie: again.cookie })).includes(again.title))
  expect(await titles(here)).toContain(again.title)
})

test('another database, or a server that takes writes, is no replica', async () => {
  const urls = [primary.url('site'), replica.url('postgres')].join(' ')
  const database = await openDatabase({ url: primary.url('site'), readUrl: urls, ...GENEROUS_TIMEOUTS })
  const { all } = database.replicas!
  await until(() => all.every(({ leftOut }) => leftOut !== 'away'))
  expect(all.map(({ leftOut }) => leftOut)).toEqual(['not a replica', 'another database'])
  await database.close()
})
