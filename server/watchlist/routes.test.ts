// The watchlist: add, remove, progress, export, import.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { WatchlistDrama, WatchlistExport } from '#contract/api/watchlist.ts'
import type { ImportPreview } from '#contract/api/watchlist-import.ts'
import { readCsv } from '#contract/csv.ts'
import { dramas } from '#server/dramas/table.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSeededSite, type SignedIn } from '#tests/site.ts'
import { watchlist } from './table.ts'

let minji: SignedIn
const site = await aSeededSite()
const all = await site.visitor.json<Drama[]>('/api/dramas')
beforeEach(async () => {
  minji = await site.signUp()
})

const list = (query = '', of = minji) => of.json<WatchlistDrama[]>(`/api/watchlist${query}`)
const ids = async (query = '') => (await list(query)).map((drama) => drama.id)
const add = async (...dramaIds: number[]) => {
  for (const id of dramaIds) expect((await minji.post(`/api/watchlist/${id}`)).statusCode).toBe(200)
}
const isIn = async (id: number) =>
  (await minji.json<{ isInWatchlist: boolean }>(`/api/watchlist/check/${id}`)).isInWatchlist

test('a drama that is added is in the list, whole, with the time it was added; the newest stands first', async () => {
  expect(await list()).toEqual([])
  expect(await isIn(all[0]!.id)).toBe(false)
  await add(all[0]!.id, all[1]!.id)
  const [newest, oldest] = await list()
  expect(newest).toMatchObject({ ...all[1], status: null, episodesWatched: null })
  expect(oldest).toMatchObject(all[0]!)
  expect(newest!.addedAt >= oldest!.addedAt).toBe(true)
  expect(await isIn(all[0]!.id)).toBe(true)
})

test('a list of thousands comes in pieces: all of it, in order, without those in the trash', async () => {
  const many = await addDramas(
    site.db,
    Array.from({ length: 1_300 }, (_, at) => ({
      title: `Long list ${at}`,
      ...(at % 100 === 0 && { deletedAt: new Date() }),
    })),
  )
  await site.db.execute(sql`
    insert into watchlist (member_id, drama_id, added_at, status)
    select ${minji.member.id}::int, id, now() - make_interval(secs => id), case when id % 2 = 0 then 'plan' end
    from dramas where title like 'Long list %'`)
  const here = many.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id)
  const answer = await minji.get('/api/watchlist')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-length']).toBeUndefined()
  expect(answer.json<WatchlistDrama[]>().map(({ id }) => id)).toEqual(here)
  expect(await ids('?sort=title')).toHaveLength(here.length)
  expect(await ids('?status=plan')).toEqual(here.filter((id) => id % 2 === 0))
  expect(await ids('?page=2')).toEqual(here.slice(24, 48))
})

test('adding twice and removing twice change nothing and are no failure', async () => {
  const url = `/api/watchlist/${all[3]!.id}`
  const first = await minji.post(url)
  const again = await minji.post(url)
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  const removed = await minji.del(url)
  expect([removed.statusCode, removed.json()]).toEqual([200, { success: true }])
  expect((await minji.del(url)).json()).toEqual({ success: true })
  expect(await list()).toEqual([])
})

test('twenty concurrent calls add one row', async () => {
  const url = `/api/watchlist/${all[4]!.id}`
  const answers = await Promise.all(Array.from({ length: 20 }, () => minji.post(url)))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
  expect(await ids()).toEqual([all[4]!.id])
})

test('a JSON content type without a body is accepted', async () => {
  const headers = { 'content-type': 'application/json' }
  const url = `/api/watchlist/${all[5]!.id}`
  for (const method of ['POST', 'DELETE'] as const)
    expect((await minji.call({ method, url, headers, payload: '' })).statusCode).toBe(200)
})

test('nobody sees or changes the list of another member', async () => {
  await add(all[6]!.id)
  const sora = await site.signUp({ isAdmin: true })
  expect(await list('', sora)).toEqual([])
  expect((await sora.put(`/api/watchlist/${all[6]!.id}`, { status: 'finished' })).statusCode).toBe(404)
  await sora.del(`/api/watchlist/${all[6]!.id}`)
  expect(await ids()).toEqual([all[6]!.id])
})

test('a drama that does not exist cannot be added or removed', async () => {
  for (const id of ['2147483647', '0', '-1', '1.5', 'abc', '99999999999', '%00']) {
    expect((await minji.post(`/api/watchlist/${id}`)).statusCode).toBe(404)
    expect((await minji.del(`/api/watchlist/${id}`)).statusCode).toBe(404)
    expect((await minji.put(`/api/watchlist/${id}`, {})).statusCode).toBe(404)
  }
  expect(await isIn(2_147_483_647)).toBe(false)
})

test('a drama in the trash is not shown and cannot be added, and is back in the list when it is restored', async () => {
  const { id } = all[7]!
  const trash = (deletedAt: Date | null) => site.db.update(dramas).set({ deletedAt }).where(eq(dramas.id, id))
  await add(id)
  await trash(new Date())
  expect(await list()).toEqual([])
  expect((await minji.post(`/api/watchlist/${id}`)).statusCode).toBe(404)
  await trash(null)
  expect(await ids()).toEqual([id])
  await trash(new Date())
  expect((await minji.del(`/api/watchlist/${id}`)).statusCode).toBe(200)
  expect((await minji.del(`/api/watchlist/${id}`)).statusCode).toBe(200)
  await trash(null)
})

test('status and episodes change independently', async () => {
  const drama = all.find((one) => one.episodes === 16)!
  const url = `/api/watchlist/${drama.id}`
  await add(drama.id)
  const progress = async (body: object) => {
    const { status, episodesWatched } = (await minji.put(url, body)).json()
    return [status, episodesWatched]
  }
  expect(await progress({ status: 'watching' })).toEqual(['watching', null])
  expect(await progress({ episodesWatched: 16 })).toEqual(['watching', 16])
  expect(await progress({ status: 'plan' })).toEqual(['plan', 16])
  expect(await progress({})).toEqual(['plan', 16])
  expect((await minji.put(url, { ownRating: 9 })).json()).toMatchObject({ status: 'plan', ownRating: 9 })
  expect(await progress({ status: null, episodesWatched: null })).toEqual([null, null])
  await progress({ status: 'finished', episodesWatched: 3 })
  await add(drama.id)
  expect((await list())[0]).toMatchObject({ status: 'finished', episodesWatched: 3, ownRating: 9 })
  const { entry } = await minji.json<{ entry: object }>(`/api/watchlist/check/${drama.id}`)
  expect(entry).toMatchObject({ status: 'finished', episodesWatched: 3, ownRating: 9 })
})

test.each([
  { status: 'seen' },
  { status: 1 },
  { status: [] },
  { episodesWatched: -1 },
  { episodesWatched: 1.5 },
  { episodesWatched: '3' },
  { episodesWatched: 2_001 },
  { episodesWatched: 17 },
  { ownRating: 0 },
  { ownRating: 11 },
  { ownRating: 3.5 },
  { ownRating: '8' },
])('the note %j is refused', async (body) => {
  const drama = all.find((one) => one.episodes === 16)!
  await add(drama.id)
  const answer = await minji.put(`/api/watchlist/${drama.id}`, body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().issues[0].path).toBe(Object.keys(body)[0])
  expect((await list())[0]).toMatchObject({ status: null, episodesWatched: null, ownRating: null })
})

const WITH_REMOVED = { prefer: 'return=representation' }

test('a removed drama can be restored with its status and its place', async () => {
  await add(all[0]!.id)
  await minji.put(`/api/watchlist/${all[0]!.id}`, { status: 'watching', episodesWatched: 2, ownRating: 7 })
  await add(all[1]!.id)
  const before = await list()
  const { id, addedAt } = before[1]!
  const { removed } = (
    await minji.call({ method: 'DELETE', url: `/api/watchlist/${id}`, headers: WITH_REMOVED })
  ).json()
  expect(removed).toEqual({ status: 'watching', episodesWatched: 2, ownRating: 7, addedAt })
  await minji.post(`/api/watchlist/${id}`, removed)
  expect(await list()).toEqual(before)
})

test('nothing can be added in the future', async () => {
  await minji.post(`/api/watchlist/${all[0]!.id}`, { addedAt: '2999-01-01T00:00:00.000Z' })
  const [row] = await list()
  expect(new Date(row!.addedAt).getTime()).toBeLessThan(Date.now() + 60_000)
})

test('the list can be sorted, narrowed and read page by page', async () => {
  await add(...all.slice(0, 30).map((drama) => drama.id))
  await minji.put(`/api/watchlist/${all[2]!.id}`, { status: 'finished' })
  await minji.put(`/api/watchlist/${all[3]!.id}`, { status: 'plan' })
  const pages = [await ids('?page=1'), await ids('?page=2'), await ids('?page=3')]
  expect(pages.map((page) => page.length)).toEqual([24, 6, 0])
  expect(pages.flat()).toEqual(await ids())
  const titles = (await list('?sort=title')).map((drama) => drama.title.toLowerCase())
  expect(titles).toEqual(titles.toSorted())
  const years = (await list('?sort=year')).map((drama) => drama.year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  const ratings = (await list('?sort=rating')).map((drama) => Number.parseFloat(drama.rating))
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  await minji.put(`/api/watchlist/${all[6]!.id}`, { ownRating: 8 })
  await minji.put(`/api/watchlist/${all[7]!.id}`, { ownRating: 3 })
  expect((await ids('?sort=own')).slice(0, 2)).toEqual([all[6]!.id, all[7]!.id])
  expect((await ids('?sort=changed')).slice(0, 2)).toEqual([all[7]!.id, all[6]!.id])
  const gentle = (await list('?sort=feel')).map(({ feel }) => feel?.gentleness ?? 0)
  expect(gentle).toEqual(gentle.toSorted((a, b) => b - a))
  const comedies = await list('?mood=comedy')
  expect(comedies.length).toBeGreaterThan(0)
  expect(comedies.every(({ categories }) => categories.includes('comedy'))).toBe(true)
  expect(await ids('?mood=no+such+mood')).toEqual([])
  expect(await ids('?status=finished')).toEqual([all[2]!.id])
  expect((await ids('?status=none')).length).toBe(28)
  expect(await ids(`?search=${encodeURIComponent(all[5]!.nativeTitle!)}`)).toEqual([all[5]!.id])
  expect(await ids(`?search=${encodeURIComponent(all[5]!.title.toUpperCase())}`)).toContain(all[5]!.id)
  expect(await ids('?search=%25')).toEqual([])
  expect(await minji.json('/api/watchlist/summary')).toEqual({
    total: 30,
    plan: 1,
    watching: 0,
    finished: 1,
    'on-hold': 0,
    dropped: 0,
    none: 28,
  })
})

test.each([
  'sort=colour',
  `mood=${'x'.repeat(201)}`,
  'status=seen',
  'page=0',
  'page=abc',
  'page=-1',
  `search=${'x'.repeat(201)}`,
  'search=%00',
])('a list with %s is refused with words', async (query) => {
  const answer = await minji.get(`/api/watchlist?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).not.toMatch(/Invalid|expected/)
})

const wipe = () => site.db.delete(watchlist).where(eq(watchlist.memberId, minji.member.id))
const preview = async (text: string, fileName?: string): Promise<ImportPreview> => {
  const answer = await minji.post('/api/watchlist/import/preview', { text, fileName })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.json()
}
const entriesOf = ({ rows }: ImportPreview) =>
  rows
    .filter((row) => row.outcome === 'matched')
    .map(({ candidates, status, episodesWatched, ownRating, addedAt }) => ({
      dramaId: candidates[0]!.id,
      status,
      episodesWatched,
      ownRating,
      addedAt,
    }))

test.each(['json', 'csv'])('export, wipe, import gives the same list, by way of %s', async (format) => {
  await add(...all.slice(0, 12).map((drama) => drama.id))
  // as after an earlier import: older than now, down to the millisecond
  await site.db
    .update(watchlist)
    .set({ addedAt: sql`${watchlist.addedAt} - interval '400 days 7.123 seconds'` })
  await minji.put(`/api/watchlist/${all[2]!.id}`, { status: 'finished', episodesWatched: 4, ownRating: 10 })
  await minji.put(`/api/watchlist/${all[3]!.id}`, { status: 'on-hold', ownRating: 1 })
  await minji.put(`/api/watchlist/${all[5]!.id}`, { status: 'dropped', ownRating: 5 })
  await minji.put(`/api/watchlist/${all[4]!.id}`, { episodesWatched: 0 })
  await add(all[20]!.id)
  const before = await list()
  const exported = await minji.get(`/api/watchlist/export?format=${format}`)
  expect(exported.headers['content-disposition']).toMatch(/^attachment; filename="shimpyo-watchlist-[\d-]+\./)
  await wipe()

  const seen = await preview(exported.body)
  expect(seen.format).toBe('shimpyo')
  expect(seen.rows.every((row) => row.outcome === 'matched' && !row.already)).toBe(true)
  expect(await list()).toEqual([])
  const results = (await minji.post('/api/watchlist/import', { entries: entriesOf(seen) })).json()
  expect(results).toHaveLength(13)
  expect(await list()).toEqual(before)

  const again = await preview(exported.body)
  expect(again.rows.every((row) => row.already)).toBe(true)
})

test('the CSV of a list opens in a spreadsheet: a heading, one line each, Hangul whole', async () => {
  await add(all[0]!.id)
  const answer = await minji.get('/api/watchlist/export?format=csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const [heading, row] = readCsv(answer.body)
  expect(heading).toEqual([
    'Title',
    'Native Title',
    'Year',
    'Status',
    'Episodes Watched',
    'Episodes',
    'Rating10',
    'Added At',
    'Shimpyo ID',
  ])
  expect(row!.slice(0, 3)).toEqual([all[0]!.title, all[0]!.nativeTitle, String(all[0]!.year)])
  const json = await minji.json<WatchlistExport>('/api/watchlist/export')
  expect(json).toMatchObject({ format: 'shimpyo-watchlist', version: 2, dramas: [{ id: all[0]!.id }] })
})

test('an import reports the result of each drama, and does not change existing entries', async () => {
  await add(all[0]!.id)
  await minji.put(`/api/watchlist/${all[0]!.id}`, { status: 'watching' })
  const answer = await minji.post('/api/watchlist/import', {
    entries: [
      { dramaId: all[0]!.id, status: 'finished' },
      { dramaId: all[1]!.id, status: 'finished', episodesWatched: 2_000 },
      { dramaId: 2_147_483_647 },
      { dramaId: all[1]!.id, status: 'plan' },
    ],
  })
  expect(answer.json()).toEqual([
    { dramaId: all[0]!.id, result: 'already' },
    { dramaId: all[1]!.id, result: 'added' },
    { dramaId: 2_147_483_647, result: 'unknown' },
    { dramaId: all[1]!.id, result: 'already' },
  ])
  const now = await list('?sort=title')
  const noted = (id: number) => now.find((drama) => drama.id === id)
  expect(noted(all[0]!.id)).toMatchObject({ status: 'watching' })
  expect(noted(all[1]!.id)).toMatchObject({ status: 'finished', episodesWatched: all[1]!.episodes })
})

test('an import adds a rating where there is none, and never changes one', async () => {
  await add(all[0]!.id, all[1]!.id)
  await minji.put(`/api/watchlist/${all[1]!.id}`, { ownRating: 2 })
  const csv = `Title,Year,Rating10\n${[0, 1, 2].map((at) => `"${all[at]!.title}",${all[at]!.year},9`).join('\n')}`
  const seen = await preview(csv)
  expect(seen.rows.map(({ already, fillsRating }) => [already, fillsRating])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  const results = (await minji.post('/api/watchlist/import', { entries: entriesOf(seen) })).json()
  expect(results.map(({ result }: { result: string }) => result)).toEqual(['rated', 'already', 'added'])
  const ratings = new Map((await list()).map(({ id, ownRating }) => [id, ownRating]))
  expect([0, 1, 2].map((at) => ratings.get(all[at]!.id))).toEqual([9, 2, 9])
})

test.each([
  [{}, 'entries'],
  [{ entries: {} }, 'entries'],
  [{ entries: [1] }, 'entries'],
  [{ entries: [{ dramaId: 'x' }] }, 'dramaId'],
  [{ entries: [{ dramaId: 1, status: 'no' }] }, 'status'],
  [{ entries: [{ dramaId: 1, ownRating: 12 }] }, 'ownRating'],
  [{ entries: [{ dramaId: 1, addedAt: 'yesterday' }] }, 'addedAt'],
  [{ entries: Array(10_001).fill({ dramaId: 1 }) }, '10,000'],
])('an import that is not one is refused: %j', async (body, words) => {
  const answer = await minji.post('/api/watchlist/import', body)
  expect(answer.statusCode).toBe(400)
  expect(JSON.stringify(answer.json())).toContain(words)
})

test('a preview reads up to four million characters, and refuses invalid files with a message', async () => {
  const refused = async (text: unknown, status = 400) => {
    const answer = await minji.post('/api/watchlist/import/preview', { text })
    expect(answer.statusCode).toBe(status)
    return answer.json().message as string
  }
  expect(await refused('')).toContain('No titles found')
  expect(await refused('{"a":1}')).toContain('no list of titles')
  expect(await refused('[{"title":')).toContain('incomplete')
  expect(await refused(7)).toContain('must be text')
  expect(await refused(`Title,Year\n${'a,2018\n'.repeat(10_001)}`)).toContain('At most 10,000 rows')
  expect(await refused('a'.repeat(4_000_001))).toContain('4,000,000')
  await refused('a'.repeat(5_100_000), 413)
  expect((await preview(`${'b'.repeat(2_000_000)}\n${all[0]!.title}`)).rows[1]!.outcome).toBe('matched')
})

test('of a show with two seasons each drama is found, and a season that is no drama here says nothing', async () => {
  const seasons = [1, 2].map((number) => ({ number, episodes: [{ number: 1 }] }))
  const shows = [
    { title: 'Hospital Playlist', year: 2020 },
    { title: 'Breaking Bad', year: 2008 },
  ]
  const { rows } = await preview(
    JSON.stringify(shows.map((show) => ({ plays: 2, last_watched_at: '2024-01-01', show, seasons }))),
  )
  expect(rows).toMatchObject([
    { row: 1, title: 'Hospital Playlist', candidates: [{ title: 'Hospital Playlist', inIndex: false }] },
    { row: 2, title: 'Hospital Playlist, season 2', candidates: [{ title: 'Hospital Playlist 2' }] },
    { row: 3, title: 'Breaking Bad', outcome: 'unknown' },
  ])
  expect(rows).toHaveLength(3)
})

test('hostile exports cause no errors', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect((await minji.post('/api/watchlist/import/preview', { text: deep })).statusCode).toBe(400)
  const formula = await preview(
    'Title,Year\n"=HYPERLINK(""x"")",2018\n<script>,1999\n__proto__,1\nconstructor,2',
  )
  expect(formula.rows.map((row) => row.outcome)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  const json = await preview('[{"title":"\\u0000\\ud800","year":1e400,"status":{"a":1},"__proto__":{"x":1}}]')
  expect(json.rows[0]).toMatchObject({ outcome: 'unknown', year: null, status: null })
})
