// Several hosts in one connection string: the site finds the server that takes writes, at the start and after a promotion.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENEROUS_TIMEOUTS } from '#tests/database.ts'
import { until } from '#tests/instances/until.ts'
import { type Postgres, startPostgres, startReplica } from '#tests/postgres.ts'
import { type Changes, openChanges } from './changes.ts'
import { type Database, openDatabase } from './open.ts'
import { isDatabaseUnavailable } from './query-errors.ts'
import { write } from './write.ts'

let first: Postgres
let second: Postgres
beforeAll(async () => {
  first = await startPostgres({ synchronous_commit: 'on' })
  second = await startReplica(first)
}, 120_000)
afterAll(() => Promise.all([first.stop(), second.stop()]))

const hostOf = (server: Postgres) => new URL(server.url()).host
const severalHosts = (servers: Postgres[], attributes = '') =>
  `postgres://postgres@${servers.map(hostOf).join(',')}/postgres${attributes}`

async function anInstance(servers: Postgres[], attributes = '') {
  const url = severalHosts(servers, attributes)
  const database = await openDatabase({ url, readUrl: severalHosts(servers), ...GENEROUS_TIMEOUTS })
  const changes = await openChanges(database)
  const topics: string[] = []
  changes.on(({ topic }) => topics.push(topic))
  return { database, changes, topics }
}
const close = async ({ database, changes }: { database: Database; changes: Changes }) => {
  await changes.close()
  await database.close()
}

test('a lone replica is refused where the connection string asks for a server that takes writes', async () => {
  const url = severalHosts([second], '?target_session_attrs=read-write')
  await expect(openDatabase({ url, startWithin: 500 })).rejects.toThrow(/DATABASE_URL: .* takes no writes/)
})

test('after a promotion writes and changes continue on the other host, without a restart', async () => {
  const here = await anInstance([second, first], '?target_session_attrs=read-write')
  const other = await anInstance([first, second])
  await here.database.pool.query('create table written (number int primary key)')
  const add = (number: number) =>
    write(here.database.db, async (tx, changed) => {
      await tx.execute(sql`insert into written values (${number})`)
      changed('news', number)
    }).then(
      () => true,
      (error) => {
        if (!isDatabaseUnavailable(error)) throw error
        return false
      },
    )
  expect(await add(1)).toBe(true)
  await until(() => other.topics.length === 1)

  const replica = new pg.Client({ connectionString: second.url() })
  await replica.connect()
  // The table arrives by replication too, on a busy machine later than the question.
  const hasRow = async () => (await replica.query('select from written').catch(() => null))?.rowCount === 1
  await until(hasRow)
  await first.kill()
  expect(await add(2)).toBe(false)
  await replica.query('select pg_promote()')
  await replica.end()

  let number = 3
  await until(() => add(number++))
  // Whoever listens is told again, once it has found the other host.
  await until(async () => {
    await add(number++)
    return other.topics.length > 1 && here.changes.isListening()
  })
  const states = () => here.database.replicas!.all.map(({ leftOut }) => leftOut)
  await until(() => states().join() === 'not a replica,away')
  await Promise.all([close(here), close(other)])
})
