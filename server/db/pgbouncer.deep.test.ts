// The site behind PgBouncer: session pooling works as if it were not there, every other kind is refused at the start.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PgBouncer, startPgBouncer } from '#tests/pgbouncer.ts'
import { type Postgres, startPostgres } from '#tests/postgres.ts'
import { type Change, openChanges } from './changes.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { write } from './write.ts'

describe('behind PgBouncer', () => {
  let server: Postgres
  let admin: pg.Client
  let bouncer: PgBouncer | undefined
  beforeAll(async () => {
    server = await startPostgres()
    admin = new pg.Client({ connectionString: server.url() })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await server.stop()
  })

  afterEach(() => bouncer?.stop())

  let number = 0
  async function behind(settings: Parameters<typeof startPgBouncer>[1]): Promise<string> {
    const name = `behind${++number}`
    await admin.query(`create database ${name}`)
    bouncer = await startPgBouncer(server.url(), settings)
    return bouncer.url(name)
  }

  test('session pooling works with its usual settings: writing, prepared queries, limits, and hearing others', async () => {
    const url = await behind({ pool_mode: 'session' })
    const open = async () => openDatabase({ url, connections: 3 })
    const [here, other] = [await open(), await open()]
    await migrate(here)
    const changes = await openChanges(other)
    const received: Change[] = []
    changes.on((change) => received.push(change))
    await write(here.db, async (tx, changed) => {
      await tx.execute(sql`insert into posts (title, content) values ('a', 'b')`)
      changed('community')
    })
    await expect.poll(() => received, { timeout: 30_000 }).toEqual([{ topic: 'community', id: null }])
    const named = { name: 'posts-titled', text: 'select title from posts where title = $1', values: ['a'] }
    for (const { rows } of await Promise.all(Array.from({ length: 6 }, () => here.pool.query(named))))
      expect(rows).toEqual([{ title: 'a' }])
    const { rows } = await here.db.execute(sql`
      select current_setting('statement_timeout') as query,
        current_setting('idle_in_transaction_session_timeout') as idle`)
    expect(rows).toEqual([{ query: '15s', idle: '30s' }])
    await changes.close()
    await here.close()
    await other.close()
  })

  test.each([
    ['transaction', {}],
    ['transaction', { server_round_robin: '1', min_pool_size: '2' }],
    ['statement', {}],
  ] as const)('%s pooling (%j) is refused in one line that says what to set', async (pool_mode, more) => {
    const url = await behind({ pool_mode, ...more })
    const opening = openDatabase({ url })
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL: the connection pooler at 127\.0\.0\.1:\d+\/behind\d+ .*pool_mode = session[^\n]*$/,
    )
    const { rows } = await admin.query('show statement_timeout')
    expect(rows, 'and leaves nothing behind on the connections of others').toEqual([
      { statement_timeout: '0' },
    ])
  })

  test('a pooler with too few connections is refused in one line', async () => {
    const url = await behind({ pool_mode: 'session', default_pool_size: '1', query_wait_timeout: '1' })
    await expect(openDatabase({ url, startWithin: 0 })).rejects.toThrow(
      /^DATABASE_URL: the connection pooler at [^\n]* default_pool_size[^\n]*$/,
    )
  })
})
