// The largest accounts: what they export is many times as large as a request may be, and comes back whole.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WatchlistExport } from '#contract/api/watchlist.ts'
import { MOST_IN_LIST, MOST_LISTS } from '#contract/lists.ts'
import { WATCH_STATUSES } from '#contract/watchlist.ts'
import { diary } from '#server/diary/table.ts'
import { dramas } from '#server/dramas/table.ts'
import { listDramas, lists } from '#server/lists/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { importAll } from '#tests/import-all.ts'
import { aSeededSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { filesIn } from '#web/watchlist/export-files.ts'
import { watchlist } from './table.ts'

let site: TestSite
let minji: SignedIn
let before: WatchlistExport
beforeAll(async () => {
  site = await aSeededSite()
  minji = await site.signUp({ username: 'minji' })
  await fill(minji.member.id)
  before = await exported(minji)
})
afterAll(() => site.close())

const at = (days: number) => new Date(Date.UTC(2000, 0, 1 + days, 9, 30, 15, 123))
const DAYS = 20_000
const REVIEWS = 3_000
const korean = (length: number, n: number) => `${n} ${'조용한 골목 '.repeat(length / 7)}`.trim()

/** The whole watchlist, 20,000 days, as many lists as there may be, full and with a note on every drama, 3,000 reviews. */
async function fill(memberId: number) {
  const all = await site.db.select().from(dramas).orderBy(dramas.id)
  const inPieces = async <Row>(rows: Row[], insert: (piece: Row[]) => PromiseLike<unknown>) => {
    for (let from = 0; from < rows.length; from += 1_000) await insert(rows.slice(from, from + 1_000))
  }
  await inPieces(
    all.map(({ id: dramaId, episodes }, n) => ({
      ...{ memberId, dramaId, rewatch: n % 7 === 0, status: [...WATCH_STATUSES, null][n % 6] },
      ...{ episodesWatched: Math.min(n, episodes), ownRating: n % 3 === 0 ? null : 1 + (n % 10) },
      ...{ addedAt: at(n), changedAt: at(n + 30) },
    })),
    (piece) => site.db.insert(watchlist).values(piece),
  )
  await inPieces(
    Array.from({ length: DAYS }, (_, n) => ({
      ...{
        memberId,
        dramaId: all[n % all.length]!.id,
        day: at(n / 4)
          .toISOString()
          .slice(0, 10),
      },
      ...(n % 5 === 0
        ? { firstEpisode: null, lastEpisode: null, outcome: 'finished' as const }
        : { firstEpisode: 1, lastEpisode: 1, outcome: null }),
      rewatch: n % 9 === 0,
    })),
    (piece) => site.db.insert(diary).values(piece),
  )
  for (let n = 0; n < MOST_LISTS; n++) {
    const [list] = await site.db
      .insert(lists)
      .values({ memberId, title: n % 10 === 9 ? 'Twice' : `List ${n}` })
      .returning()
    await site.db.insert(listDramas).values(
      all.slice(n, n + MOST_IN_LIST).map(({ id: dramaId }, position) => ({
        ...{ listId: list!.id, dramaId, position, note: korean(990, position) },
      })),
    )
  }
  await inPieces(
    Array.from({ length: REVIEWS }, (_, n) => ({
      // the last one is the first one again
      ...{ memberId, title: all[(n % (REVIEWS - 1)) % all.length]!.title },
      content: korean(1_400, n % (REVIEWS - 1)),
      ...{ createdAt: at(n), updatedAt: at(n + (n % 2)), hasSpoilers: n % 5 === 0 },
    })),
    (piece) => site.db.insert(reviews).values(piece),
  )
}

const exported = (of: SignedIn) => of.json<WatchlistExport>('/api/watchlist/export')
const sorted = (things: readonly unknown[]) => things.map((one) => JSON.stringify(one)).sort()

test('the JSON of the largest account is imported whole, and a second time adds nothing', async () => {
  const file = { name: 'shimpyo.json', text: JSON.stringify(before) }
  expect(before.diary.length).toBe(DAYS)
  expect(Buffer.byteLength(file.text)).toBeGreaterThan(30_000_000)
  const sora = await site.signUp()
  expect(await importAll(sora, [file])).toMatchObject({ lists: MOST_LISTS, reviews: REVIEWS, leftOut: [] })
  const after = await exported(sora)
  expect(after.dramas).toEqual(before.dramas)
  for (const part of ['diary', 'lists', 'reviews'] as const)
    expect(sorted(after[part])).toEqual(sorted(before[part]))
  expect(await importAll(sora, [file])).toMatchObject({ entries: 0, lists: 0, reviews: 0 })
})

async function zipOf(format: string) {
  const { rawPayload } = await minji.get(`/api/watchlist/export?format=${format}`)
  return filesIn([{ name: 'export.zip', bytes: rawPayload }])
}

test.each(['letterboxd', 'trakt'])(
  'the zip for %s of the largest account is imported whole, as far as it can hold things',
  async (format) => {
    const sora = await site.signUp()
    const files = await zipOf(format)
    expect(await importAll(sora, files)).toMatchObject({
      lists: MOST_LISTS,
      reviews: REVIEWS - 1,
      leftOut: [],
    })
    const after = await exported(sora)
    const contents = ({ lists }: WatchlistExport) => sorted(lists.map(({ dramas }) => dramas))
    expect(contents(after)).toEqual(contents(before))
    const ratings = ({ dramas }: WatchlistExport) =>
      sorted(dramas.flatMap(({ id, ownRating }) => (ownRating ? [[id, ownRating]] : [])))
    expect(ratings(after)).toEqual(ratings(before))
    const texts = ({ reviews }: WatchlistExport) =>
      [...new Set(reviews.map(({ title, content }) => `${title} ${content}`))].sort()
    expect(texts(after)).toEqual(texts(before))
    const days = ({ diary }: WatchlistExport) =>
      sorted(
        diary
          .filter(({ lastEpisode }) => (lastEpisode !== null) === (format === 'trakt'))
          .map(({ id, day }) => [id, day]),
      )
    expect([...new Set(days(after))]).toEqual([...new Set(days(before))])
    expect(await importAll(sora, files)).toMatchObject({ entries: 0, lists: 0, reviews: 0 })
  },
)
