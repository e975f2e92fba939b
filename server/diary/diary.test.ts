// The diary: what the watchlist notes in it, reading it by month, and changing it.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { DiaryEntry, DiaryMonth, DiaryYear } from '#contract/api/diary.ts'
import { latestDay } from '#contract/diary.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

let minji: SignedIn
const site = await aSite()
const [drama] = await addDramas(site.db, [{ title: 'The Slow Bus Home', episodes: 16 }])
const id = drama!.id
const url = `/api/watchlist/${id}`
beforeEach(async () => {
  minji = await site.signUp()
})

const month = (query = '?month=2026-11', of = minji) => of.json<DiaryMonth>(`/api/diary${query}`)
/** "24: 3-5 finished" */
const inShort = ({ day, firstEpisode, lastEpisode, outcome, rewatch }: DiaryEntry) =>
  [`${day.slice(8)}:`, firstEpisode && `${firstEpisode}-${lastEpisode}`, outcome, rewatch && 'again']
    .filter(Boolean)
    .join(' ')
const entries = async () => (await month()).entries.map(inShort)
const note = async (day: string | null, change: object) => {
  const body = { ...change, ...(day && { day: `2026-11-${day}` }) }
  const { statusCode } = await minji.put(url, body)
  expect(statusCode).toBe(200)
}

test('more episodes on one day are one entry, those of the next day another', async () => {
  await minji.post(url, { status: 'watching', episodesWatched: 2, day: '2026-11-03' })
  await note('04', { episodesWatched: 3 })
  await note('04', { episodesWatched: 5, ownRating: 7 })
  expect(await entries()).toEqual(['04: 3-5', '03: 1-2'])
  expect((await month()).entries[0]).toMatchObject({
    drama: { id, title: 'The Slow Bus Home' },
    ownRating: 7,
    day: '2026-11-04',
  })
})

test('what was watched before the diary began is not in it', async () => {
  await minji.post(url, { status: 'watching', episodesWatched: 8 })
  await note('04', { episodesWatched: 9 })
  expect(await entries()).toEqual(['04: 9-9'])
})

test('finished and put down are noted alike, with the episodes of that day or alone', async () => {
  await minji.post(url, { status: 'watching', episodesWatched: 14, day: '2026-11-03' })
  await note('04', { episodesWatched: 16 })
  await note('04', { status: 'finished' })
  expect(await entries()).toEqual(['04: 15-16 finished', '03: 1-14'])
  await note('04', { status: 'dropped' })
  await note('05', { status: 'watching' })
  await note('06', { status: 'dropped' })
  expect(await entries()).toEqual(['06: dropped', '04: 15-16 dropped', '03: 1-14'])
})

test('taking back what was pressed takes back the entry of that day, and no other', async () => {
  await minji.post(url, { status: 'watching', episodesWatched: 4, day: '2026-11-03' })
  await note('04', { episodesWatched: 5 })
  await note('04', { episodesWatched: 6 })
  await note('04', { episodesWatched: 5 })
  expect(await entries()).toEqual(['04: 5-5', '03: 1-4'])
  await note('04', { episodesWatched: 4 })
  await note('04', { status: 'finished' })
  await note('04', { status: 'watching' })
  expect(await entries()).toEqual(['03: 1-4'])
  await note('04', { episodesWatched: 2 })
  expect(await entries()).toEqual(['03: 1-4'])
})

test('watching again keeps the first time, also when it began on the same day and is taken back', async () => {
  await minji.post(url, { status: 'finished', episodesWatched: 16, day: '2026-11-03' })
  await note('03', { status: 'watching', episodesWatched: 0, rewatch: true })
  expect((await minji.json<{ entry: object }>(`/api/watchlist/check/${id}`)).entry).toMatchObject({
    rewatch: true,
  })
  await note('03', { status: 'finished', episodesWatched: 16, rewatch: false })
  expect(await entries()).toEqual(['03: 1-16 finished'])
  await note('03', { status: 'watching', episodesWatched: 0, rewatch: true })
  await note('03', { episodesWatched: 1 })
  await note('05', { episodesWatched: 2 })
  expect(await entries()).toEqual(['05: 2-2 again', '03: 1-1 again', '03: 1-16 finished'])
})

test('without a day, and when nothing changes, nothing is noted', async () => {
  await minji.post(url, { status: 'finished', episodesWatched: 16 })
  await minji.post(url, { status: 'finished', episodesWatched: 16, day: '2026-11-03' })
  await note('03', { status: 'finished', episodesWatched: 16, ownRating: 8 })
  await note('03', { status: 'on-hold' })
  await note(null, { status: 'dropped' })
  expect(await entries()).toEqual([])
})

test('a drama that leaves the watchlist stays in the diary, and is not noted twice when it is restored', async () => {
  await minji.post(url, { status: 'finished', ownRating: 9, day: '2026-11-03' })
  const headers = { prefer: 'return=representation' }
  const { removed } = (await minji.call({ method: 'DELETE', url, headers })).json()
  expect((await month()).entries).toMatchObject([{ outcome: 'finished', ownRating: null }])
  await minji.post(url, removed)
  expect(await entries()).toEqual(['03: finished'])
})

test('a clock that runs ahead loses no press', async () => {
  await minji.post(url, { status: 'watching', episodesWatched: 1, day: '2999-01-01' })
  expect((await month(`?month=${latestDay().slice(0, 7)}`)).entries).toMatchObject([{ day: latestDay() }])
})

test.each(['2026-02-30', '1949-12-31', '0000-01-01', '2026-11-24T00:00:00Z', 20261124])(
  'the day %j is refused',
  async (day) => {
    for (const answer of [await minji.post(url, { day }), await minji.put('/api/diary/1', { day })]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues[0].path).toBe('day')
    }
  },
)

test('an entry can be moved to another day and removed, by its member alone', async () => {
  await minji.post(url, { status: 'finished', day: '2026-11-03' })
  const entry = `/api/diary/${(await month()).entries[0]!.id}`
  const sora = await site.signUp({ isAdmin: true })
  expect((await sora.put(entry, { day: '2026-11-02' })).statusCode).toBe(404)
  expect((await sora.del(entry)).statusCode).toBe(404)
  expect((await minji.put(entry, { day: '2999-01-01' })).statusCode).toBe(400)
  expect((await minji.put(entry, { day: '2026-11-01' })).json()).toMatchObject({ day: '2026-11-01' })
  expect(await entries()).toEqual(['01: finished'])
  expect((await month('?month=2026-11', sora)).entries).toEqual([])
  expect((await minji.del(entry)).json()).toEqual({ success: true })
  expect(await entries()).toEqual([])
  const again = { dramaId: id, day: '2026-11-01', firstEpisode: 3, lastEpisode: 5, rewatch: true }
  expect((await minji.post('/api/diary', again)).statusCode).toBe(201)
  expect(await entries()).toEqual(['01: 3-5 again'])
  expect((await minji.json<{ isInWatchlist: boolean }>(`/api/watchlist/check/${id}`)).isInWatchlist).toBe(
    true,
  )
})

test('the episodes of an entry can be changed, within those the drama has', async () => {
  await minji.post(url, { status: 'watching', episodesWatched: 2, day: '2026-11-03' })
  await note('04', { status: 'dropped' })
  const [end, two] = (await month()).entries
  const change = (entry: DiaryEntry, body: object) =>
    minji.put(`/api/diary/${entry.id}`, { day: entry.day, ...body })
  expect((await change(two!, { firstEpisode: 2, lastEpisode: 4 })).json()).toMatchObject({ lastEpisode: 4 })
  expect((await change(two!, { lastEpisode: 5 })).statusCode).toBe(200)
  expect((await change(end!, { firstEpisode: 6, lastEpisode: 6 })).statusCode).toBe(200)
  expect(await entries()).toEqual(['04: 6-6 dropped', '03: 2-5'])
  for (const [body, message] of [
    [{ lastEpisode: 17 }, 'The drama does not have these episodes'],
    [{ lastEpisode: 1 }, 'The drama does not have these episodes'],
    [{ firstEpisode: null }, 'The drama does not have these episodes'],
    [{ firstEpisode: 0 }, 'An episode must be a whole number, 1 or more'],
    [{ firstEpisode: null, lastEpisode: null }, 'Please say which episodes, or how it ended'],
  ] as const)
    expect((await change(two!, body)).json()).toMatchObject({ message })
  expect((await change(end!, { firstEpisode: null, lastEpisode: null })).statusCode).toBe(200)
  expect(await entries()).toEqual(['04: dropped', '03: 2-5'])
})

test('an entry stays movable when its drama has fewer episodes by now', async () => {
  await minji.post(url, { status: 'watching', episodesWatched: 16, day: '2026-11-03' })
  await site.db.execute(sql`update dramas set episodes = 12 where id = ${id}`)
  const [entry] = (await month()).entries
  const body = { day: '2026-11-02', firstEpisode: 1, lastEpisode: 16 }
  expect((await minji.put(`/api/diary/${entry!.id}`, body)).statusCode).toBe(200)
  await site.db.execute(sql`update dramas set episodes = 16 where id = ${id}`)
})

test.each([
  [{}, 'Please say which episodes, or how it ended'],
  [{ firstEpisode: 5, lastEpisode: 3 }, 'The drama does not have these episodes'],
  [{ firstEpisode: 1, lastEpisode: 17 }, 'The drama does not have these episodes'],
  [{ firstEpisode: 1, outcome: 'finished' }, 'The drama does not have these episodes'],
  [{ outcome: 'slept' }, 'outcome must be one of finished, dropped'],
  [{ outcome: 'finished', day: '2999-01-01' }, 'The day cannot be in the future'],
])('the entry %j is refused', async (entry, message) => {
  const answer = await minji.post('/api/diary', { dramaId: id, day: '2026-11-01', ...entry })
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  const unknown = { dramaId: 987_654, day: '2026-11-01', outcome: 'finished' }
  expect((await minji.post('/api/diary', unknown)).statusCode).toBe(404)
})

test('a month names the nearest months with an entry, and comes in pages', async () => {
  await site.db.execute(sql`insert into diary (member_id, drama_id, day, first_episode, last_episode)
    select ${minji.member.id}::int, ${id}::int, day, 1, 1 from (
      select '2026-11-07'::date as day from generate_series(1, 101)
      union all values ('2025-12-31'::date), ('2026-12-01'::date)) days`)
  const november = await month()
  expect(november).toMatchObject({ month: '2026-11', count: 101, earlier: '2025-12', later: '2026-12' })
  expect(november.entries).toHaveLength(100)
  expect((await month('?month=2026-11&page=2')).entries).toHaveLength(1)
  expect(await month('?month=2025-12')).toMatchObject({ count: 1, earlier: null, later: '2026-11' })
  for (const wrong of ['2026-13', '2026', '1949-01', ''])
    expect((await minji.get(`/api/diary?month=${wrong}`)).statusCode).toBe(400)
})

test('five presses from two devices at once lose nothing', async () => {
  await minji.post(url, { status: 'watching' })
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((episodesWatched) => minji.put(url, { episodesWatched, day: '2026-11-03' })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  expect(await entries()).toEqual(['03: 1-5'])
})

test('a year is counted: hours, ends, networks, actors and how it felt', async () => {
  const [long, half, index] = await addDramas(site.db, [
    {
      ...{ title: 'Long', episodes: 16, network: 'tvN', mainCast: ['Kang Mi-rae', 'Once Alone'] },
      ...{ gentleness: 5, tears: 2, heaviness: 1, pace: 2, comfortSource: 'Us' },
    },
    {
      ...{ title: 'Half', episodes: 9, network: 'tvN', mainCast: ['Kang Mi-rae'] },
      ...{
        episodesNote: 'of half an hour',
        gentleness: 4,
        tears: 5,
        heaviness: 4,
        pace: 2,
        comfortSource: 'Us',
      },
    },
    { title: 'Index', network: 'KBS2', mainCast: ['Another Name'] },
  ])
  const note = (drama: number, body: object) => minji.post(`/api/watchlist/${drama}`, body)
  await note(long!.id, { status: 'finished', episodesWatched: 16, day: '2026-02-01' })
  const again = { status: 'watching', episodesWatched: 0, rewatch: true, day: '2026-03-01' }
  await minji.put(`/api/watchlist/${long!.id}`, again)
  await minji.put(`/api/watchlist/${long!.id}`, { episodesWatched: 2, day: '2026-03-01' })
  await note(half!.id, { status: 'dropped', episodesWatched: 4, day: '2026-12-31' })
  await note(index!.id, { status: 'finished', day: '2026-01-01' })
  await note(id, { status: 'finished', episodesWatched: 16, day: '2025-12-31' })
  const { actors, ...year } = await minji.json<DiaryYear>('/api/diary/year?year=2026')
  expect(year).toEqual({
    ...{ year: '2026', dramas: 3, episodes: 22, hours: 20, withoutEpisodes: 1 },
    ...{ finished: 2, dropped: 1, rewatched: 1 },
    networks: [
      { name: 'tvN', dramas: 2 },
      { name: 'KBS2', dramas: 1 },
    ],
    feel: { dramas: 2, gentleness: 5, tears: 4, heaviness: 3, pace: 2 },
  })
  expect(actors).toMatchObject([{ name: 'Kang Mi-rae', slug: expect.any(String), dramas: 2 }])
  expect(await minji.json('/api/diary/year?year=1999')).toMatchObject({ dramas: 0, hours: 0, feel: null })
  expect((await minji.get('/api/diary/year?year=26')).statusCode).toBe(400)
})

test('an import notes the days it has, of dramas that are new in the list, and once', async () => {
  const on = (day: string, firstEpisode: number | null, lastEpisode = firstEpisode) => ({
    day,
    firstEpisode,
    lastEpisode,
  })
  const entry = {
    ...{ dramaId: id, status: 'finished' },
    watched: [
      on('2026-11-03', 1, 14),
      on('2026-11-04', 15, 16),
      on('2026-11-02', 17),
      on('2026-11-01', 3, 2),
    ],
  }
  for (const result of ['added', 'already']) {
    const answer = await minji.post('/api/watchlist/import', { entries: [entry] })
    expect(answer.json()).toEqual([{ dramaId: id, result }])
  }
  expect(await entries()).toEqual(['04: 15-16 finished', '03: 1-14'])
  const sora = await site.signUp()
  await sora.post('/api/watchlist/import', { entries: [{ ...entry, watched: [on('2026-11-09', null)] }] })
  expect((await month('?month=2026-11', sora)).entries.map(inShort)).toEqual(['09: finished'])
})
