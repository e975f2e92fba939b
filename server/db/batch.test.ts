// Batching: requests that arrive together share a statement, and one failing request does not fail the others.
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { batched } from './batch.ts'
import { DatabaseUnavailable } from './query-errors.ts'

const database = await freshDatabase()
afterAll(() => database.close())

/** Divides a hundred by each number, all in one statement. */
function dividing() {
  const statements: number[][] = []
  const divide = batched(async (numbers: number[]) => {
    statements.push(numbers)
    const { rows } = await database.db.execute<{ part: number }>(
      sql`select 100 / number as part from unnest(${sql.param(numbers)}::int[]) with ordinality as n (number, at) order by at`,
    )
    return rows.map(({ part }) => part)
  })
  return { divide, statements }
}

test('requests of the same turn share a statement, and so do those that arrive while it runs', async () => {
  const { divide, statements } = dividing()
  const first = [2, 4].map(divide)
  await expect.poll(() => statements.length, { interval: 1 }).toBe(1)
  expect(await Promise.all([...first, ...[5, 10].map(divide)])).toEqual([50, 25, 20, 10])
  expect(statements).toEqual([
    [2, 4],
    [5, 10],
  ])
  expect(await divide(20)).toBe(5)
  expect(statements.at(-1)).toEqual([20])
})

test('a hundred share one statement, not more', async () => {
  const { divide, statements } = dividing()
  await Promise.all(Array.from({ length: 250 }, () => divide(1)))
  expect(statements.map((numbers) => numbers.length)).toEqual([100, 100, 50])
})

test('when one request makes the batch fail, the others are repeated and succeed', async () => {
  const { divide } = dividing()
  const answers = await Promise.allSettled([2, 4, 0, 10].map(divide))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'no'))).toEqual([
    50,
    25,
    'no',
    10,
  ])
  expect(await divide(1)).toBe(100)
})

test('when the database is unavailable all pending requests fail at once, and later ones try again', async () => {
  let isAway = true
  let statements = 0
  const ask = batched(async (asks: number[]) => {
    statements++
    await Promise.resolve()
    if (isAway) throw new DatabaseUnavailable('It does not answer')
    return asks
  })
  const answers = await Promise.allSettled([1, 2, 3].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(statements).toBe(1)
  isAway = false
  expect(await ask(4)).toBe(4)
})
