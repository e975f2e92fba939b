// Credits follow every write of a drama, and one spelling of a name or another means one person.
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import type { Revision } from '#contract/api/history.ts'
import { dramas } from '#server/dramas/table.ts'
import { anImporter, busDrama } from '#tests/drama-importer.ts'
import { putDramas } from '#tests/dramas.ts'
import { credits, people } from './table.ts'

const importer = await anImporter()
afterEach(async () => {
  await importer.site.db.delete(credits)
  await importer.site.db.delete(people)
})

const create = async (over: object = {}) =>
  (await importer.admin.post('/api/admin/dramas', busDrama(over))).json<AdminDrama>()
/** "actor kim-min-ji" for each credit, in order. */
async function creditsOf(dramaId: number) {
  const rows = await importer.site.db
    .select({ role: credits.role, slug: people.slug })
    .from(credits)
    .innerJoin(people, eq(people.id, credits.personId))
    .where(eq(credits.dramaId, dramaId))
    .orderBy(credits.role, credits.position)
  return rows.map(({ role, slug }) => `${role} ${slug}`)
}
const everyone = async () =>
  (await importer.site.db.select({ slug: people.slug }).from(people).orderBy(people.id)).map(
    ({ slug }) => slug,
  )
const put = async (...written: { mainCast?: string[]; writer?: string }[]) =>
  (await putDramas(importer.site.db, written)).map(({ id }) => id)

test('a drama created, edited and restored from its history credits the people it names', async () => {
  const { id } = await create({ writer: 'Han Seo-yeon, Lee Do-yun' })
  expect(await creditsOf(id)).toEqual([
    'actor kim-min-ji',
    'actor park-ha-neul',
    'writer han-seo-yeon',
    'writer lee-do-yun',
  ])
  await importer.admin.put(`/api/admin/dramas/${id}`, { mainCast: ['Seo Ara'], writer: 'Lee Do-yun' })
  expect(await creditsOf(id)).toEqual(['actor seo-ara', 'writer lee-do-yun'])
  const [edited] = await importer.admin.json<Revision[]>(`/api/admin/history/drama/${id}`)
  await importer.admin.post(`/api/admin/history/${edited!.id}/put-back`, { side: 'before' })
  expect(await creditsOf(id)).toContain('actor kim-min-ji')
})

test('an import credits people, and undoing it restores the credits of before', async () => {
  const { id } = await create({ mainCast: ['Seo Ara'] })
  const file = [busDrama(), busDrama({ title: 'Another Bus', nativeTitle: '', writer: 'Han Seo-yeon' })]
  const { id: job } = await importer.bringIn(file, { existing: 'replace' })
  expect(await creditsOf(id)).toEqual(['actor kim-min-ji', 'actor park-ha-neul'])
  await importer.admin.post(`/api/admin/dramas/imports/${job}/undo`)
  expect(await creditsOf(id)).toEqual(['actor seo-ara'])
})

test('a drama deleted for good takes its credits along', async () => {
  const [id] = await put({ mainCast: ['Kim Min-ji'] })
  await importer.site.db.delete(dramas).where(eq(dramas.id, id!))
  expect(await creditsOf(id!)).toEqual([])
})

test('hyphens, blanks and capitals do not make another person', async () => {
  const ids = await put(
    { mainCast: ['Kim Hye-yoon'] },
    { mainCast: ['Kim Hye Yoon'] },
    { mainCast: [' KIM HYEYOON '] },
  )
  for (const id of ids) expect(await creditsOf(id)).toEqual(['actor kim-hye-yoon'])
  expect(await everyone()).toEqual(['kim-hye-yoon'])
})

test('a name in Hangul means the person whose Hangul name it is', async () => {
  await importer.site.db
    .insert(people)
    .values({ slug: 'kim-hye-yoon', name: 'Kim Hye-yoon', nativeName: '김혜윤', roles: ['actor'] })
  const [id] = await put({ mainCast: ['김혜윤'] })
  expect(await creditsOf(id!)).toEqual(['actor kim-hye-yoon'])
})

test('an actor and a writer of one name are two people, unless one drama credits both as one', async () => {
  const [one, two] = await put({ mainCast: ['Kim Tae-hee'] }, { writer: 'Kim Tae-hee' })
  expect([await creditsOf(one!), await creditsOf(two!)]).toEqual([
    ['actor kim-tae-hee'],
    ['writer kim-tae-hee-2'],
  ])
  const [both] = await put({ mainCast: ['Ma Dong-seok'], writer: 'Ma Dong Seok' })
  expect(await creditsOf(both!)).toEqual(['actor ma-dong-seok', 'writer ma-dong-seok'])
})

test('an actor who later writes a drama of their own stays one person', async () => {
  const [before] = await put({ mainCast: ['Ma Dong-seok'] })
  const [both] = await put({ mainCast: ['Ma Dong-seok'], writer: 'Ma Dong-seok' })
  expect(await creditsOf(before!)).toEqual(['actor ma-dong-seok'])
  expect(await creditsOf(both!)).toEqual(['actor ma-dong-seok', 'writer ma-dong-seok'])
})

test('what a writer wrote of a drama is not part of the name', async () => {
  const [id] = await put({ writer: 'Kang Eun-kyung (season 1–3), Lim Hye-min (season 3) & Han Seo-yeon' })
  expect(await creditsOf(id!)).toEqual(['writer kang-eun-kyung', 'writer lim-hye-min', 'writer han-seo-yeon'])
  const [first] = await importer.site.db.select().from(credits).where(eq(credits.dramaId, id!))
  expect(first!.creditedAs).toBe('Kang Eun-kyung (season 1–3)')
})

test('two people of one name are told apart by their dramas; other dramas mean neither', async () => {
  const ids = await put({ mainCast: ['Jung Jin-young'] }, { mainCast: ['Jung Jin-young'] })
  const named = { name: 'Jung Jin-young', roles: ['actor' as const] }
  await importer.site.db.insert(people).values([
    { ...named, slug: 'born-1964', remark: 'actor born 1964', onlyIn: [ids[0]!] },
    { ...named, slug: 'born-1991', remark: 'actor born 1991', onlyIn: [ids[1]!] },
  ])
  await importer.site.db.execute(sql`select derive_credits(array(select id from dramas))`)
  const [another] = await put({ mainCast: ['Jung Jin Young'] })
  expect(await Promise.all([...ids, another!].map(creditsOf))).toEqual([
    ['actor born-1964'],
    ['actor born-1991'],
    ['actor jung-jin-young'],
  ])
})

test('different names with the same address get a number each', async () => {
  await put({ mainCast: ['Zoë Kim', 'Zoe Kim', 'ゆき', 'さくら'] })
  await put({ mainCast: ['Zoé Kim'] })
  expect(await everyone()).toEqual(['zoe-kim', 'zoe-kim-2', 'person', 'person-2', 'zoe-kim-3'])
})

test('a name of nothing but marks is nobody, and a very long one does not break the drama', async () => {
  const long = `${'Kim '.repeat(2000)}!`
  const [id] = await put({ mainCast: ['-', ' ', '()', long], writer: ',,' })
  expect(await creditsOf(id!)).toHaveLength(1)
})

test('two transactions that name the same new person at once make one', async () => {
  const { db } = importer.site
  await Promise.all(
    Array.from({ length: 4 }, () => db.transaction((tx) => putDramas(tx, [{ mainCast: ['Seo Ara'] }]))),
  )
  expect(await everyone()).toEqual(['seo-ara'])
  expect(await db.$count(credits)).toBe(4)
})
