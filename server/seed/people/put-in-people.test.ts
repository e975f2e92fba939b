// What we know of people's names meets a database: before its dramas, after them, and after an admin.
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { dramas, indexEditions } from '#server/dramas/table.ts'
import { credits, people } from '#server/people/table.ts'
import { freshDatabase } from '#tests/database.ts'
import { putDramas } from '#tests/dramas.ts'
import { loadPeople } from './load-people.ts'
import { type NamedPerson, putInPeople } from './put-in-people.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const table of [credits, people, dramas, indexEditions]) await database.db.delete(table)
})
afterAll(() => database.close())

const load = (...entries: NamedPerson[]) => database.db.transaction((tx) => putInPeople(tx, entries))
/** The addresses of a drama's people, in order. */
const slugsOf = async (dramaId: number) =>
  (
    await database.db
      .select({ slug: people.slug })
      .from(credits)
      .innerJoin(people, eq(people.id, credits.personId))
      .where(eq(credits.dramaId, dramaId))
      .orderBy(credits.role, credits.position)
  ).map(({ slug }) => slug)
const everyone = () => database.db.select().from(people).orderBy(people.id)

const BYUNG_HUN: NamedPerson = {
  name: 'Lee Byung-hun',
  nativeName: '이병헌',
  otherNames: ['Lee Byeong Heon'],
  roles: ['actor'],
}

test('a drama added later finds the people who are known already', async () => {
  await load(BYUNG_HUN)
  const [drama] = await putDramas(database.db, [{ mainCast: ['Lee Byeong-heon', '이병헌', 'Lee Byung Hun'] }])
  expect(await slugsOf(drama!.id)).toEqual(['lee-byung-hun', 'lee-byung-hun', 'lee-byung-hun'])
})

test('spellings that were two people before are one afterwards, and nobody unused is left', async () => {
  const [one, two] = await putDramas(database.db, [
    { mainCast: ['Lee Byeong-heon'] },
    { mainCast: ['Lee Byung-hun'] },
  ])
  await load(BYUNG_HUN)
  expect(await slugsOf(one!.id)).toEqual(['lee-byung-hun'])
  expect(await slugsOf(two!.id)).toEqual(['lee-byung-hun'])
  const [other, main] = await everyone()
  expect(main).toMatchObject({ name: 'Lee Byung-hun', nativeName: '이병헌', mergedInto: null })
  expect(other).toMatchObject({ slug: 'lee-byeong-heon', mergedInto: main!.id })
})

test('people of one name are told apart by their dramas, known by key or by title and year', async () => {
  const [dong, brain, third] = await putDramas(database.db, [
    { title: 'Dong Yi', year: 2010, mainCast: ['Jung Jin-young'] },
    { title: 'BRAIN', year: 2011, mainCast: ['Jung Jin-young'] },
    { title: 'Brain', year: 2019, mainCast: ['Jung Jin-young'] },
  ])
  await database.db.execute(sql`update dramas set index_key = 'Dong-i 2010' where id = ${dong!.id}`)
  const shared = { name: 'Jung Jin-young', roles: ['actor' as const] }
  await load(
    { ...shared, remark: 'born 1964', dramas: ['Dong-i 2010', 'Unknown Here 1999'] },
    { ...shared, remark: 'born 1991', dramas: ['Brain 2011'] },
  )
  expect(await Promise.all([dong, brain, third].map((one) => slugsOf(one!.id)))).toEqual([
    ['jung-jin-young-2'],
    ['jung-jin-young-3'],
    ['jung-jin-young'],
  ])
})

test('loading again changes nothing', async () => {
  await putDramas(database.db, [{ mainCast: ['Lee Byung-hun', 'Seo Ara'], writer: 'Lee Byung-hun' }])
  await load(BYUNG_HUN)
  const before = await everyone()
  await load(BYUNG_HUN)
  expect(await everyone()).toEqual(before)
})

test('instances that start together load the names once, and dramas of an older site get their credits', async () => {
  await database.db.execute(sql`alter table dramas disable trigger user`)
  const [older] = await putDramas(database.db, [{ mainCast: ['Kim Hye Yoon'] }])
  await database.db.execute(sql`alter table dramas enable trigger user`)
  await Promise.all([loadPeople(database.db), loadPeople(database.db), loadPeople(database.db)])
  expect(await slugsOf(older!.id)).toEqual(['kim-hye-yoon'])
  const alike = await database.db.execute(
    sql`select from people where merged_into is null group by title_key(name), roles, remark having count(*) > 1`,
  )
  expect(alike.rows).toEqual([])
})

test('names that an admin has changed stay as they are', async () => {
  await load(BYUNG_HUN)
  await database.db.update(people).set({ nativeName: '리병헌', version: 2 })
  await load(BYUNG_HUN)
  expect(await everyone()).toMatchObject([{ nativeName: '리병헌', otherNames: ['Lee Byeong Heon'] }])
})
