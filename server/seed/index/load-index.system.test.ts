// The shipped facts in a real database: every drama once, and nothing an admin wrote is touched.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { dramas, inCatalogue, indexEditions, onlyInIndex } from '#server/dramas/table.ts'
import { emptyTrash } from '#server/history/trash.ts'
import { seed } from '#server/seed/seed.ts'
import { freshDatabase } from '#tests/database.ts'
import { putDramas } from '#tests/dramas.ts'
import { loadIndex } from './load-index.ts'
import { indexDramasIn, indexKeyOf, readIndexFiles } from './read-index.ts'

const { facts } = await readIndexFiles()
const entries = indexDramasIn(facts)
let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await seed(database.db)
  await database.db.update(dramas).set({ network: 'Radio Tea', version: 2 }).where(eq(dramas.title, 'Goblin'))
  await loadIndex(database.db)
})
afterAll(() => database.close())

const byKey = async (key: string) => {
  const [row] = await database.db.select().from(dramas).where(eq(dramas.indexKey, key))
  return row!
}

test('every drama of the facts is in the database once, and the starter catalogue is not doubled', async () => {
  const rows = await database.db
    .select({ key: dramas.indexKey })
    .from(dramas)
    .where(isNotNull(dramas.indexKey))
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  expect(rows.map(({ key }) => key).sort()).toEqual(entries.map(indexKeyOf).sort())
  const inStarter = entries.filter(({ catalogue }) => catalogue)
  expect(await database.db.$count(dramas, onlyInIndex)).toBe(entries.length - inStarter.length)
  const recognized = await database.db
    .select({ title: dramas.title })
    .from(dramas)
    .where(and(inCatalogue, isNotNull(dramas.indexKey)))
  expect(recognized.map(({ title }) => title).sort()).toEqual(
    inStarter.map(({ catalogue }) => catalogue).sort(),
  )
})

test('an entry has its facts, no rating, no moods and nothing invented', async () => {
  const entry = entries.find(({ catalogue, writers, aired }) => !catalogue && writers && aired?.[1])!
  expect(await byKey(indexKeyOf(entry))).toMatchObject({
    title: entry.title,
    year: entry.year,
    episodes: entry.episodes,
    mainCast: entry.cast,
    writer: entry.writers!.join(', '),
    airedFrom: entry.aired![0],
    airedTo: entry.aired![1],
    rating: '0/10',
    categories: [],
    streamingPlatforms: [],
    isPopular: false,
    gentleness: null,
    comfortSource: null,
    nativeTitle: null,
  })
})

test('a drama of the starter catalogue gets its network and its days; what an admin wrote stays', async () => {
  const mister = entries.find(({ catalogue }) => catalogue === 'My Mister')!
  expect(await byKey(indexKeyOf(mister))).toMatchObject({
    network: mister.network,
    airedFrom: mister.aired![0],
    tags: mister.tags,
  })
  expect(await byKey('Goblin 2016')).toMatchObject({ network: 'Radio Tea', airedFrom: null })
})

test('the same edition is loaded once', async () => {
  expect(await loadIndex(database.db)).toBeNull()
})

test('a later edition changes what nobody has touched, and neither adds nor changes anything else', async () => {
  const [untouched, edited, moved, deleted] = entries.filter(({ catalogue }) => !catalogue).map(indexKeyOf)
  const set = (key: string, values: Partial<typeof dramas.$inferInsert>) =>
    database.db.update(dramas).set(values).where(eq(dramas.indexKey, key))
  await set(untouched!, { mainCast: ['Somebody'] })
  await set(edited!, { mainCast: ['Somebody'], version: 2 })
  await set(moved!, { inIndex: false, mainCast: ['Somebody'] })
  await set(deleted!, { deletedAt: sql`now()` as never })
  await database.db.delete(indexEditions)
  expect(await loadIndex(database.db)).toEqual({ added: 0 })
  expect((await byKey(untouched!)).mainCast).not.toEqual(['Somebody'])
  expect((await byKey(edited!)).mainCast).toEqual(['Somebody'])
  expect(await byKey(moved!)).toMatchObject({ inIndex: false, mainCast: ['Somebody'] })
  expect((await byKey(deleted!)).deletedAt).not.toBeNull()
})

test('a drama that was deleted for good does not come back with a later edition', async () => {
  const key = indexKeyOf(entries.findLast(({ catalogue }) => !catalogue)!)
  await database.db
    .update(dramas)
    .set({ deletedAt: sql`now() - interval '31 days'` as never })
    .where(eq(dramas.indexKey, key))
  await emptyTrash(database.db)
  await database.db.delete(indexEditions)
  expect(await loadIndex(database.db)).toEqual({ added: 0 })
  expect(await byKey(key)).toBeUndefined()
})

test('a drama that an admin had added under the same title and year is recognized, also when it is here twice', async () => {
  const entry = entries.find(({ catalogue, title }) => !catalogue && title.length > 12)!
  const key = indexKeyOf(entry)
  const [row] = await database.db
    .update(dramas)
    .set({ indexKey: null, inIndex: false, description: 'Ours.' })
    .where(eq(dramas.indexKey, key))
    .returning({ id: dramas.id })
  await putDramas(database.db, [{ title: entry.title, year: entry.year }])
  await database.db.delete(indexEditions)
  expect(await loadIndex(database.db)).toEqual({ added: 0 })
  const rows = await database.db
    .select()
    .from(dramas)
    .where(inArray(dramas.indexKey, [key]))
  expect(rows).toMatchObject([{ id: row!.id, inIndex: false, description: 'Ours.' }])
})

test('the shipped files are under two megabytes', () => {
  expect(Buffer.byteLength(facts)).toBeLessThan(2_000_000)
})
