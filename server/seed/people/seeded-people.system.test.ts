// The shipped dramas with the shipped names: everybody once, and no page without a drama.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { freshDatabase } from '#tests/database.ts'
import { loadIndex } from '../index/load-index.ts'
import { seed } from '../seed.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await seed(database.db)
  await loadIndex(database.db)
})
afterAll(() => database.close())

const rows = async <T extends Record<string, unknown>>(text: string) =>
  (await database.db.execute<T>(sql.raw(text))).rows

test('every name of every drama is credited', async () => {
  const [{ missing } = {}] = await rows<{ missing: number }>(
    `select count(*)::int as missing from credited_names left join credits using (drama_id, role, position)
     where credits.person_id is null`,
  )
  expect(missing).toBe(0)
})

test('two people with the same name and role have a remark or are the default', async () => {
  const alike = await rows(
    `select title_key(name) from people where merged_into is null and remark is null
     group by title_key(name), roles having count(*) > 1`,
  )
  expect(alike).toEqual([])
})

test('nobody is without a drama', async () => {
  const unused = await rows<{ name: string }>(
    'select name from people where merged_into is null and not exists (select from credits where person_id = people.id)',
  )
  expect(unused.map(({ name }) => name)).toEqual([])
})

test.each([
  ['Kim Hye Yoon', 'kim-hye-yoon'],
  ['김혜윤', 'kim-hye-yoon'],
  ['Ma Dong Seok', 'ma-dong-seok'],
])('%s is %s', async (name, slug) => {
  const found = await rows<{ slug: string }>(
    `select slug from people where name_keys @> array[title_key('${name}')] and merged_into is null`,
  )
  expect(found).toEqual([{ slug }])
})
