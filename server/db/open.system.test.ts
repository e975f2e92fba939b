// The database functions that features use, on the built-in PostgreSQL and on a server.
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import type { Database } from './open.ts'
import { databaseCode, databaseError, isDatabaseUnavailable, isDuplicate } from './query-errors.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
  await database.pool.query('create table shelf (id int primary key, name text not null unique)')
  await database.pool.query('create table book (shelf_id int references shelf)')
}, 60_000)
afterEach(() => database.close())

const names = async () =>
  (await database.pool.query('select name from shelf order by id')).rows.map((row) => row.name)
const put = (id: number, name: string) => sql`insert into shelf values (${id}, ${name})`

test('texts are folded for search: wide letters, capitals and accents of any script', async () => {
  const { rows } = await database.db.execute(sql`select search_text('ＡＢ É 도깨비') as folded`)
  expect(rows).toEqual([{ folded: 'ab é 도깨비' }])
})

test('a transaction that throws leaves nothing behind', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(put(1, 'one'))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await names()).toEqual([])
})

test('using db inside a transaction throws at once, and the pool still works', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(put(1, 'one'))
    await database.db.execute(put(2, 'two'))
  })
  await expect(failing).rejects.toMatchObject({ cause: { message: expect.stringContaining('tx') } })
  expect(await names()).toEqual([])
})

test('work that a transaction started may use the database after the commit', async () => {
  let later: Promise<unknown> = Promise.resolve()
  let isOver = () => {}
  const over = new Promise<void>((resolve) => {
    isOver = resolve
  })
  await database.db.transaction(async (tx) => {
    await tx.execute(put(1, 'one'))
    later = over.then(() => database.db.execute(put(2, 'two')))
  })
  isOver()
  await later
  expect(await names()).toEqual(['one', 'two'])
})

test('a step inside a transaction can fail on its own', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(put(1, 'one'))
    await expect(tx.transaction((step) => step.execute(put(1, 'again')))).rejects.toThrow()
    await tx.execute(put(2, 'two'))
  })
  expect(await names()).toEqual(['one', 'two'])
})

test('a connection released in the middle of a transaction is not used again', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`insert into shelf values (1, 'one')`)
  client.release()
  expect(await names()).toEqual([])
})

test('a prepared statement can be prepared again on the connection that takes the place of a lost one', async () => {
  const named = { name: 'shelf-by-id', text: 'select name from shelf where id = $1', values: [1] }
  const client = await database.pool.connect()
  await client.query(named)
  client.release(true)
  expect((await database.pool.query(named)).rows).toEqual([])
})

test('a unique violation and a foreign key violation have different codes', async () => {
  await database.db.execute(put(1, 'one'))
  const taken = await database.db.execute(put(2, 'one')).catch((error: unknown) => error)
  expect(isDuplicate(taken)).toBe(true)
  expect(isDuplicate(taken, 'shelf_name_key')).toBe(true)
  expect(isDuplicate(taken, 'shelf_pkey')).toBe(false)
  expect(isDatabaseUnavailable(taken)).toBe(false)
  const missing = await database.db.execute(sql`insert into book values (7)`).catch((error: unknown) => error)
  expect(databaseCode(missing)).toBe('23503')
  expect(databaseError(missing)?.table).toBe('book')
})

test('long work in a transaction may ask for more time than a page gets', async () => {
  const shown = await database.db.transaction((tx) => tx.execute(sql`show statement_timeout`), {
    statementTimeoutMs: 90_000,
  })
  expect(shown.rows).toEqual([{ statement_timeout: '90s' }])
})
