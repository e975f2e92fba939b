// An export can be imported again: ours without a loss, those for other services with all that their formats hold.
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { WatchlistExport } from '#contract/api/watchlist.ts'
import { WATCH_STATUSES } from '#contract/watchlist.ts'
import { diary } from '#server/diary/table.ts'
import { dramas } from '#server/dramas/table.ts'
import { listDramas, lists } from '#server/lists/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { importAll } from '#tests/import-all.ts'
import { aSeededSite, type SignedIn } from '#tests/site.ts'
import { watchlist } from './table.ts'

const site = await aSeededSite()
const minji = await site.signUp({ username: 'minji' })
const all = await site.db
  .select({ id: dramas.id, title: dramas.title, episodes: dramas.episodes })
  .from(dramas)
  .orderBy(dramas.id)
  .limit(200)
beforeAll(() => fill(minji.member.id))

const at = (days: number) => new Date(Date.UTC(2024, 0, 1 + days, 9, 30, 15, 123))
const dayOf = (days: number) => at(days).toISOString().slice(0, 10)

/** A full account: 120 dramas in every state, 300 days, four lists, 40 reviews. */
async function fill(memberId: number) {
  await site.db.insert(watchlist).values(
    all.slice(0, 120).map(({ id, episodes }, n) => ({
      ...{ memberId, dramaId: id, rewatch: n % 7 === 0 },
      status: [...WATCH_STATUSES, null][n % 6],
      episodesWatched: n % 4 === 0 ? null : Math.min(n, episodes),
      ownRating: n % 3 === 0 ? null : 1 + (n % 10),
      addedAt: at(n),
      changedAt: at(n + 30),
    })),
  )
  await site.db.insert(diary).values(
    // some of them are in no watchlist, and a day may have the same twice
    Array.from({ length: 300 }, (_, n) => {
      const episode = n % 5 === 0 ? null : 1 + (n % 3)
      const outcome = episode === null ? ('finished' as const) : n % 11 === 0 ? ('dropped' as const) : null
      return {
        ...{ memberId, dramaId: all[n % 150]!.id, day: dayOf(n % 150), outcome, rewatch: n % 9 === 0 },
        ...{ firstEpisode: episode, lastEpisode: episode && episode + 1 },
      }
    }),
  )
  const titles = ['Rainy days', 'Rainy days', '=1+1, "quoted"', 'Empty']
  for (const [n, title] of titles.entries()) {
    const visibility = (['private', 'public', 'link'] as const)[n % 3]
    const [list] = await site.db.insert(lists).values({ memberId, title, visibility }).returning()
    if (title !== 'Empty')
      await site.db.insert(listDramas).values(
        all.slice(n * 10, n * 10 + 150).map(({ id: dramaId }, place, { length }) => ({
          ...{ listId: list!.id, dramaId, position: length - place },
          note: place % 2 === 0 ? '' : `Note ${place}\nof ${n}`,
        })),
      )
  }
  await site.db.insert(reviews).values(
    Array.from({ length: 40 }, (_, n) => ({
      ...{ memberId, title: n % 8 === 0 ? 'A drama nobody knows' : all[n]!.title },
      content: n < 2 ? 'The same words' : `What I think of it (${n}).\n\n-- "Quoted", 한국어 🌿`,
      ...{ isPublic: n % 4 === 0, hasSpoilers: n % 5 === 0, showsRating: n % 3 === 0 },
      ...{ createdAt: at(n), updatedAt: at(n % 2 === 0 ? n : n + 2) },
    })),
  )
}

const exported = (of: SignedIn) => of.json<WatchlistExport>('/api/watchlist/export')
const counts = ({ dramas, diary, lists, reviews }: WatchlistExport) => ({
  dramas: dramas.length,
  ratings: dramas.filter(({ ownRating }) => ownRating !== null).length,
  days: diary.length,
  rewatches: diary.filter(({ rewatch }) => rewatch).length,
  lists: lists.length,
  inLists: lists.flatMap((list) => list.dramas).length,
  notes: lists.flatMap((list) => list.dramas).filter(({ note }) => note).length,
  reviews: reviews.length,
})

test('by way of our JSON nothing is lost; lists and reviews arrive private', async () => {
  const before = await exported(minji)
  expect(counts(before)).toEqual({
    dramas: 120,
    ratings: 80,
    days: 300,
    rewatches: 34,
    lists: 4,
    inLists: 450,
    notes: 225,
    reviews: 40,
  })
  const sora = await site.signUp()
  const file = { name: 'shimpyo.json', text: JSON.stringify(before) }
  expect(await importAll(sora, [file])).toMatchObject({
    format: 'shimpyo',
    lists: 4,
    reviews: 40,
    leftOut: [],
  })
  const after = await exported(sora)
  expect(counts(after)).toEqual(counts(before))
  const inOrder = (one: WatchlistExport) => one.diary.map((entry) => JSON.stringify(entry)).sort()
  expect(inOrder(after)).toEqual(inOrder(before))
  expect({ ...after, diary: [], exportedAt: '' }).toEqual({
    ...before,
    ...{ diary: [], exportedAt: '' },
    lists: before.lists.map((list) => ({ ...list, visibility: 'private' })),
    reviews: before.reviews.map((review) => ({ ...review, isPublic: false })),
  })

  expect(await importAll(sora, [file])).toMatchObject({ entries: 0, lists: 0, reviews: 0 })
  expect(counts(await exported(sora))).toEqual(counts(before))
})

async function zipOf(of: SignedIn, format: string) {
  const answer = await of.get(`/api/watchlist/export?format=${format}`)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="shimpyo-for-\w+-[\d-]+\.zip"$/,
  )
  const files = Object.entries(unzipSync(answer.rawPayload))
  return files.map(([name, bytes]) => ({ name, text: strFromU8(bytes) }))
}

const ratings = ({ dramas }: WatchlistExport) =>
  new Map(dramas.flatMap(({ id, ownRating }) => (ownRating === null ? [] : [[id, ownRating]])))
/** Viewings that came to an end, each once. */
const ends = ({ diary }: WatchlistExport) =>
  new Set(diary.flatMap(({ id, day, rewatch, outcome }) => (outcome ? `${id} ${day} ${rewatch}` : [])))
/** Episodes of a day, each once. */
const episodesOf = ({ diary }: WatchlistExport) =>
  new Set(
    diary.flatMap(({ id, day, firstEpisode: first, lastEpisode: last }) =>
      first && last ? Array.from({ length: last - first + 1 }, (_, n) => `${id} ${day} ${first + n}`) : [],
    ),
  )
const texts = ({ reviews }: WatchlistExport) =>
  reviews.map(({ title, content, hasSpoilers }) => `${title} ${content} ${hasSpoilers}`).sort()
/** Of dramas that this site knows. */
const knownTexts = (one: WatchlistExport) => texts(one).filter((text) => !text.startsWith('A drama nobody'))

test('by way of Letterboxd what its format can hold is kept', async () => {
  const before = await exported(minji)
  const files = await zipOf(minji, 'letterboxd')
  expect(files.map(({ name }) => name)).toEqual([
    'README.txt',
    'watched.csv',
    'watchlist.csv',
    'lists/Rainy days.csv',
    'lists/Rainy days (2).csv',
    'lists/=1+1, -quoted-.csv',
    'lists/Empty.csv',
  ])
  const sora = await site.signUp()
  expect(await importAll(sora, files)).toMatchObject({
    format: 'letterboxd',
    lists: 3,
    reviews: 35,
    leftOut: [],
  })
  const after = await exported(sora)
  expect(ratings(after)).toEqual(ratings(before))
  expect(ends(after)).toEqual(ends(before))
  expect(after.lists[0]).toEqual({ ...before.lists[0], visibility: 'private' })
  expect(after.lists.map(({ dramas }) => dramas)).toEqual(
    before.lists.slice(0, 3).map(({ dramas }) => dramas),
  )
  expect(texts(after)).toEqual(knownTexts(before))
  const statuses = new Map(after.dramas.map(({ id, status }) => [id, status]))
  for (const { id, status } of before.dramas)
    if (['plan', 'finished', 'dropped'].includes(status!)) expect(statuses.get(id)).toBe(status)
  expect(await importAll(sora, files)).toMatchObject({ entries: 0, lists: 0, reviews: 0 })
})

test('by way of Trakt what its export can hold is kept', async () => {
  const before = await exported(minji)
  const files = await zipOf(minji, 'trakt')
  const sora = await site.signUp()
  expect(await importAll(sora, files)).toMatchObject({ format: 'trakt', lists: 3, reviews: 35, leftOut: [] })
  const after = await exported(sora)
  const kept = new Map(after.dramas.map((one) => [one.id, one]))
  const watched = new Set(before.diary.map(({ id }) => id))
  for (const { id, status, episodesWatched } of before.dramas)
    if (status === 'dropped' || (status === 'plan' && !episodesWatched && !watched.has(id)))
      expect(kept.get(id)?.status).toBe(status)
  expect(before.dramas.every(({ id }) => kept.has(id))).toBe(true)
  expect(ratings(after)).toEqual(ratings(before))
  expect(episodesOf(after)).toEqual(episodesOf(before))
  expect(after.lists.map(({ title, dramas }) => [title, dramas])).toEqual(
    before.lists.slice(0, 3).map(({ title, dramas }) => [title, dramas]),
  )
  expect(texts(after)).toEqual(knownTexts(before))
  expect(await importAll(sora, files)).toMatchObject({ entries: 0, lists: 0, reviews: 0 })
})
