// Property tests: sort orders and search in SQL agree with the same rules in plain code.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { SORTS } from '#contract/dramas.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { recommend } from '#contract/recommend.ts'
import { byTitle, matchedMoods, scoreOf, search } from '#contract/search.ts'
import { write } from '#server/db/write.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'
import { ORDERS } from './order.ts'
import { type DramaRow, dramas } from './table.ts'

const site = await aSite({ PAGE_CACHE: 'off' })

const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)
const listOf = (url: string) => site.visitor.json<Drama[]>(url)
/** How each drama of the site feels; lists do not carry it. */
const feels = new Map<number, Feeling>()
type Feeling = Pick<DramaRow, 'gentleness' | 'heaviness'>

/** Empties the site and fills it; the answers name dramas by their place in the list. */
async function theseDramas(fields: Parameters<typeof putDramas>[1]) {
  const rows = await write(site.db, async (tx, changed) => {
    changed('dramas')
    await tx.delete(dramas)
    return putDramas(tx, fields)
  })
  feels.clear()
  for (const row of rows) feels.set(row.id, row)
  const place = new Map(rows.map(({ id }, at) => [id, at + 1]))
  return async (sortBy: string) =>
    (await listOf(`/api/dramas/sorted?sortBy=${sortBy}`)).map(({ id }) => place.get(id))
}

test('10/10 is better than 9.9/10: a rating is a number, not a text', async () => {
  const order = await theseDramas([{ rating: '9.9/10' }, { rating: '10/10' }])
  expect(await order('ranking')).toEqual([2, 1])
})

test('among equal ratings the gentler drama comes first, then the lighter; those not reviewed come last', async () => {
  const order = await theseDramas([
    { title: 'A', gentleness: null, heaviness: null },
    { title: 'B', gentleness: 2, heaviness: 1 },
    { title: 'C', gentleness: 5, heaviness: 4 },
    { title: 'E', gentleness: 5, heaviness: 1 },
    { title: 'D', gentleness: 5, heaviness: 1 },
    { title: 'F', gentleness: 5, heaviness: null },
    { title: 'Z', gentleness: 1, heaviness: 5, rating: '9/10' },
  ])
  expect(await order('ranking')).toEqual([7, 5, 4, 3, 6, 2, 1])
})

test('the starter catalogue opens with the gentlest of its best rated dramas', async () => {
  const first = catalogue.toSorted(
    (a, b) =>
      scoreOf(b.rating) - scoreOf(a.rating) ||
      (b.comfort?.gentleness ?? 0) - (a.comfort?.gentleness ?? 0) ||
      (a.comfort?.heaviness ?? 9) - (b.comfort?.heaviness ?? 9) ||
      byTitle(a, b),
  )
  await theseDramas(
    catalogue.map(({ title, rating, comfort }) => ({
      title,
      rating,
      gentleness: comfort?.gentleness ?? null,
      heaviness: comfort?.heaviness ?? null,
    })),
  )
  const four = await listOf('/api/dramas/top-rated?limit=4')
  expect(four.map(({ title }) => title)).toEqual(first.slice(0, 4).map(({ title }) => title))
})

test('oldest and latest go by year, then title', async () => {
  const order = await theseDramas([
    { year: 2020, title: 'B' },
    { year: 2020, title: 'a' },
    { year: 1999, title: 'Z' },
  ])
  expect(await order('oldest')).toEqual([3, 2, 1])
  expect(await order('latest')).toEqual([2, 1, 3])
})

test('ott goes by the first platform from A to Z, then rating; dramas without one come last', async () => {
  const order = await theseDramas([
    { streamingPlatforms: [] },
    { streamingPlatforms: ['Viki', 'Netflix'], rating: '7/10' },
    { streamingPlatforms: ['Netflix'], rating: '9/10' },
    { streamingPlatforms: ['disney+'] },
  ])
  expect(await order('ott')).toEqual([4, 3, 2, 1])
})

test.each(SORTS)('an index answers "%s" without sorting', async (sort) => {
  const plan = await site.db.transaction(async (tx) => {
    // sorts only where it cannot do without
    await tx.execute(sql`set local enable_sort = off`)
    const { rows } = await tx.execute(
      sql`explain select title, description from dramas where deleted_at is null and not in_index order by ${sql.join(ORDERS[sort], sql`, `)} limit 60`,
    )
    return JSON.stringify(rows)
  })
  expect(plan).toContain(`Index Scan using dramas_${sort}`)
  expect(plan).not.toContain('Sort')
})

const word = fc.constantFrom(
  'Love',
  'love',
  'Lovely',
  '도깨비',
  '도깨비를',
  'Go-eun',
  'a.c',
  'É',
  '100%',
  '(art)',
  'x_y',
  "Kim's",
)
const texts = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const anyDrama = fc.record({
  title: fc.oneof(
    texts,
    fc.string({ maxLength: 4 }).filter((text) => !text.includes('\0')),
  ),
  description: texts,
  rating: fc.constantFrom('8/10', '9/10', '9.5/10', '10/10'),
  year: fc.integer({ min: 2000, max: 2003 }),
  categories: fc.uniqueArray(
    fc.constantFrom('healing', 'slice-of-life', 'Slice of Life', 'romance', 'life'),
    { maxLength: 3 },
  ),
  mainCast: fc.array(texts, { maxLength: 2 }),
  writer: texts,
  gentleness: fc.constantFrom(null, 1, 5),
  heaviness: fc.constantFrom(null, 1, 5),
  streamingPlatforms: fc.array(fc.constantFrom('Netflix', 'viki', 'Disney+'), { maxLength: 2 }),
})
const terms = fc.oneof(
  word,
  texts,
  fc.constantFrom('%', '_', '\\', '(', ' ', 'love love', 'Go', 'eun', 'S', 'C++('),
)
const moods = fc.array(fc.constantFrom('healing', 'Slice-Of-Life', 'life', 'ROMANCE', 'nothing', '-'), {
  minLength: 1,
  maxLength: 4,
})

const firstPlatform = (drama: Drama) =>
  drama.streamingPlatforms.map((name) => name.toLowerCase()).sort()[0] ?? '\uffff'
/** Those without a value come last. */
const down = (a: number | null, b: number | null) => (b ?? -1) - (a ?? -1)
const up = (a: number | null, b: number | null) => (a ?? 99) - (b ?? 99)
const byRanking = (a: Drama, b: Drama) => {
  const [left, right] = [feels.get(a.id)!, feels.get(b.id)!]
  return (
    scoreOf(b.rating) - scoreOf(a.rating) ||
    down(left.gentleness, right.gentleness) ||
    up(left.heaviness, right.heaviness) ||
    byTitle(a, b) ||
    a.id - b.id
  )
}
const plainly: Record<(typeof SORTS)[number], (a: Drama, b: Drama) => number> = {
  ranking: byRanking,
  oldest: (a, b) => a.year - b.year || byTitle(a, b) || a.id - b.id,
  latest: (a, b) => b.year - a.year || byTitle(a, b) || a.id - b.id,
  ott: (a, b) =>
    firstPlatform(a) < firstPlatform(b) ? -1 : firstPlatform(a) > firstPlatform(b) ? 1 : byRanking(a, b),
}

test('every order, every search and every mood answer as the plain rules do', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyDrama, { minLength: 1, maxLength: 12 }),
      fc.array(terms, { minLength: 3, maxLength: 8 }),
      moods,
      async (some, terms, chosen) => {
        await theseDramas(some)
        const all = await listOf('/api/dramas')
        expect(all).toHaveLength(some.length)
        for (const sort of SORTS)
          expect(ids(await listOf(`/api/dramas/sorted?sortBy=${sort}`))).toEqual(
            ids(all.toSorted(plainly[sort])),
          )
        for (const term of terms) {
          const found = ids(search(all, term).toSorted(byRanking))
          expect(ids(await listOf(`/api/dramas/sorted?search=${encodeURIComponent(term)}`))).toEqual(found)
          expect(await site.visitor.json(`/api/dramas/count?search=${encodeURIComponent(term)}`)).toEqual({
            count: found.length,
          })
        }
        const categories = encodeURIComponent(chosen.join(','))
        const fits = recommend(all.toSorted(byRanking), [...new Set(chosen)]).map(({ drama }) => drama)
        expect(ids(await listOf(`/api/dramas/recommended?categories=${categories}`))).toEqual(ids(fits))
        expect(fits.every((drama) => matchedMoods(drama, chosen).length > 0)).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})

test('thousands of dramas are sent as they are read: all of them, in order, none twice', async () => {
  const many = Array.from({ length: 2_300 }, (_, at) => ({
    title: `Drama ${at}`,
    rating: `${((at * 7) % 100) / 10}/10`,
    isPopular: at % 100 === 0,
  }))
  await theseDramas(many)
  const answer = await site.visitor.get('/api/dramas/top-rated')
  expect(answer.statusCode).toBe(200)
  const all = answer.json<Drama[]>()
  expect(new Set(ids(all)).size).toBe(many.length)
  expect(ids(all)).toEqual(ids(all.toSorted(byRanking)))
  expect(scoreOf(all[0]!.rating)).toBe(9.9)
  expect(await listOf('/api/dramas/popular')).toHaveLength(23)
  expect(await listOf('/api/dramas/sorted?search=nothing')).toEqual([])
  const last = Math.ceil(many.length / BROWSE_PAGE)
  expect(ids(await listOf(`/api/dramas/sorted?page=${last}`))).toEqual(
    ids(all.slice((last - 1) * BROWSE_PAGE)),
  )
  expect(await listOf('/api/dramas/top-rated?limit=4')).toEqual(all.slice(0, 4))
})
