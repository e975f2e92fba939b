// The site on a PostgreSQL server: which servers it refuses, and what happens when the connection is lost.
import { execFileSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '#tests/postgres.ts'
import { type Change, openChanges } from './changes.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'
import { isDatabaseUnavailable } from './query-errors.ts'
import { startupErrorOf } from './server-check.ts'
import { StartupError } from './startup-error.ts'
import { write } from './write.ts'

let server: Postgres
let admin: pg.Client
beforeAll(async () => {
  server = await startPostgres()
  admin = new pg.Client({ connectionString: server.url() })
  await admin.connect()
}, 60_000)
afterAll(async () => {
  await admin.end()
  await server.stop()
})

let number = 0
/** A database with these properties, and its address. */
async function aDatabase(properties = ''): Promise<string> {
  const name = `db${++number}`
  await admin.query(`create database ${name} template template0 ${properties}`)
  return server.url(name)
}

const until = async (met: () => boolean) => {
  for (const end = Date.now() + 60_000; !met(); ) {
    if (Date.now() > end) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test.each([
  ['an encoding without Hangul', `encoding 'LATIN1' locale 'C'`, /UTF8.*LATIN1/],
  ['no encoding at all', `encoding 'SQL_ASCII' locale 'C'`, /UTF8.*SQL_ASCII/],
  ['a locale that knows no letters', `locale 'C'`, /LC_CTYPE.*has C,/],
  [
    'a locale that knows letters, over one that does not',
    `locale_provider icu icu_locale 'en' lc_ctype 'C'`,
    /LC_CTYPE.*has C,/,
  ],
  [
    'the builtin locale, over one that knows no letters',
    `locale_provider builtin builtin_locale 'C.UTF-8' lc_ctype 'C'`,
    /LC_CTYPE.*has C,/,
  ],
])('a database with %s is refused in one line', async (_what, properties, words) => {
  const opening = openDatabase({ url: await aDatabase(properties) })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(words)
  await expect(opening).rejects.not.toThrow(/\n/)
})

test('a server older than PostgreSQL 15 is refused in one line', () => {
  const text = { encoding: 'UTF8', ctype: 'C.UTF-8', knowsLetters: true }
  const facts = { ...text, version: 140_011, role: 'site', mayUseSchema: true }
  expect(startupErrorOf(facts, 'db:5432/site')).toMatch(/PostgreSQL 15 or newer.* is 14$/)
  expect(startupErrorOf({ ...facts, version: 150_000 }, 'db:5432/site')).toBeNull()
})

test('a database that does not exist is refused at once', async () => {
  // waited for, it would outlast the test
  await expect(openDatabase({ url: server.url('nowhere'), startWithin: 600_000 })).rejects.toThrow(
    /refused the connection: database "nowhere" does not exist/,
  )
})

test('a server that cannot be reached is waited for, then refused without showing the password', async () => {
  const opening = openDatabase({ url: 'postgres://app:secret@127.0.0.1:1/site', startWithin: 500 })
  await expect(opening).rejects.toThrow('cannot reach the database at 127.0.0.1:1/site')
  await expect(opening).rejects.not.toThrow(/secret/)
})

test('an address of something else is refused', async () => {
  await expect(openDatabase({ url: 'mysql://localhost/site' })).rejects.toThrow(StartupError)
})

test('four instances that start together on an empty database migrate it once', async () => {
  const url = await aDatabase()
  const instances = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })))
  const applied = await Promise.all(instances.map((instance) => migrate(instance)))
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  await Promise.all(instances.map((instance) => instance.close()))
})

test('a connection lost in the middle of a transaction rolls it back, and the site continues', async () => {
  const database = await openDatabase({ url: await aDatabase(), connections: 2 })
  await database.pool.query('create table shelf (id int)')
  for (let round = 0; round < 5; round++) {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into shelf values (1)`)
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await admin.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      await tx.execute(sql`insert into shelf values (2)`)
    })
    expect(isDatabaseUnavailable(await failing.catch((error: unknown) => error))).toBe(true)
  }
  expect((await database.pool.query('select count(*)::int as count from shelf')).rows).toEqual([{ count: 0 }])
  await database.close()
})

test('a transaction that stands still is ended: others get its locks, and what it had done is taken back', async () => {
  const database = await openDatabase({ url: await aDatabase(), connections: 2 })
  await database.pool.query('create table shelf (id int primary key)')
  const late = Promise.withResolvers<void>()
  const standing = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout to '100ms'`)
    await tx.execute(sql`insert into shelf values (1)`)
    await late.promise
    await tx.execute(sql`insert into shelf values (2)`)
  })
  // waits for the row above to be committed or not
  await database.pool.query('insert into shelf values (1)')
  late.resolve()
  expect(isDatabaseUnavailable(await standing.catch((error: unknown) => error))).toBe(true)
  expect((await database.pool.query('select id from shelf')).rows).toEqual([{ id: 1 }])
  await database.close()
})

test('an idle connection that dies is replaced without an error', async () => {
  const database = await openDatabase({ url: await aDatabase() })
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shimpyo'`,
  )
  await until(() => database.pool.idleCount === 0)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a query that times out fails as "unavailable", and its connection is not used again', async () => {
  const database = await openDatabase({ url: await aDatabase(), connections: 1, answerWithin: 3_000 })
  const slow = await database.db.execute(sql`select pg_sleep(600)`).catch((error: unknown) => error)
  expect(isDatabaseUnavailable(slow)).toBe(true)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const slowInside = database.db.transaction((tx) => tx.execute(sql`select pg_sleep(600)`))
  expect(isDatabaseUnavailable(await slowInside.catch((error: unknown) => error))).toBe(true)
  const withLongTimeout = database.db.transaction((tx) => tx.execute(sql`select pg_sleep(4)`), {
    statementTimeoutMs: 60_000,
  })
  await expect(withLongTimeout).resolves.toBeDefined()
  await database.close()
})

test('with a frozen server every query fails within seconds, and works again when it thaws', async () => {
  const database = await openDatabase({
    url: await aDatabase(),
    connections: 3,
    answerWithin: 3_000,
    connectWithin: 3_000,
  })
  const ask = () =>
    database.db.execute(sql`select 1 as one`).then(
      ({ rows }) => rows,
      (error: unknown) => isDatabaseUnavailable(error),
    )
  await Promise.all([ask(), ask(), ask()])
  const processes = serverProcesses()
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  try {
    const begins = database.db
      .transaction((tx) => tx.execute(sql`select 1`))
      .catch((error: unknown) => isDatabaseUnavailable(error))
    const answers = await Promise.all([begins, ...Array.from({ length: 20 }, ask)])
    expect(answers.every((answer) => answer === true)).toBe(true)
  } finally {
    for (const pid of processes.reverse()) process.kill(pid, 'SIGCONT')
  }
  await until(() => serverProcesses().length > 0)
  expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill([{ one: 1 }]))
  expect(database.pool.totalCount).toBeLessThanOrEqual(3)
  await database.close()
})

function serverProcesses(): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid())], { encoding: 'utf8' })
  return [server.pid(), ...children.trim().split(/\s+/).map(Number)]
}

/** Two instances of the site on one database. */
async function twoInstances() {
  const url = await aDatabase()
  const instance = async () => {
    const database = await openDatabase({ url, connections: 2 })
    const changes = await openChanges(database)
    const received: Change[] = []
    const resets: number[] = []
    changes.on((change) => received.push(change))
    changes.onReset(() => resets.push(Date.now()))
    return { database, changes, received, resets }
  }
  const [here, other] = [await instance(), await instance()]
  const close = async () => {
    for (const { changes, database } of [here, other]) {
      await changes.close()
      await database.close()
    }
  }
  return { here, other, close }
}

const writeTopic = ({ database }: { database: Database }, topic: Change['topic'], id?: number) =>
  write(database.db, async (_tx, changed) => changed(topic, id))

test('a change by one instance reaches the others, and itself only once', async () => {
  const { here, other, close } = await twoInstances()
  await writeTopic(here, 'dramas', 7)
  expect(here.received).toEqual([{ topic: 'dramas', id: '7' }])
  await until(() => other.received.length > 0)
  await writeTopic(other, 'home')
  await until(() => here.received.length > 1)
  expect(here.received).toEqual([
    { topic: 'dramas', id: '7' },
    { topic: 'home', id: null },
  ])
  expect(other.received).toEqual(here.received)
  await close()
})

test('an instance that lost its connection resets its caches, reconnects and receives changes again', async () => {
  const { here, other, close } = await twoInstances()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shimpyo changes'`,
  )
  await until(() => !other.changes.isListening())
  await until(() => other.resets.length > 0 && here.resets.length > 0)
  expect(other.changes.isListening()).toBe(true)
  await writeTopic(here, 'news', 1)
  await until(() => other.received.length > 0)
  expect(other.received).toEqual([{ topic: 'news', id: '1' }])
  expect(other.resets).toHaveLength(1)
  await close()
})
