// Names and dates of episodes: which season of TMDB they are from, what the drama's page gets, and when they go.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { anEpisode } from '#tests/airing-site.ts'
import { failsWith } from '#tests/tmdb-server.ts'
import { aTitle } from '#tests/tmdb-title.ts'
import { aWatchSite, type WatchSite } from '#tests/watch-site.ts'
import { tmdbTitles } from './table.ts'

let on: WatchSite
let id: number
beforeEach(async () => {
  on = await aWatchSite()
  id = await on.aDrama()
  await on.matchByHand(id, 1)
  await on.wants({ facts: true, pictures: false })
})

const read = async () => (await on.site.visitor.json<Drama>(`/api/dramas/${id}`)).tmdb
const named = (name: unknown) => ({ name })
/** The season as it stands in the answer of the one call, with the episodes of the first. */
const inOneCall = (episodes: unknown, over: object = {}) =>
  on.tmdb.details.set(1, aTitle({ seasons: [aSeason(1, '2024-03-02')], 'season/1': { episodes }, ...over }))
const aSeason = (season_number: number, air_date: string | null) => ({
  ...{ air_date, episode_count: 2, id: season_number, name: `Season ${season_number}`, overview: '' },
  ...{ poster_path: null, season_number, vote_average: 0 },
})
const SPECIALS = aSeason(0, '2024-01-01')

test('the episodes come with the credits in one call, and their texts and stills are not stored', async () => {
  inOneCall(
    [
      anEpisode(2, '2024-03-03', named('  Where the Road Ends ')),
      anEpisode(1, '2024-03-02', named('The Last Stop')),
      anEpisode(3, null, named('Not Dated Yet')),
      anEpisode(4, '2024-03-10'),
    ],
    { seasons: [SPECIALS, aSeason(1, '2024-03-02')] },
  )
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/tv/1'])
  expect(on.tmdb.requests[0]!.searchParams.get('append_to_response')).toContain('season/1')
  expect(await read()).toMatchObject({
    episodes: [
      { number: 1, name: 'The Last Stop', day: '2024-03-02' },
      { number: 2, name: 'Where the Road Ends', day: '2024-03-03' },
      { number: 3, name: 'Not Dated Yet' },
      // "Episode 4" says no more than its number.
      { number: 4, day: '2024-03-10' },
    ],
  })
  expect(await read()).not.toHaveProperty('season')
  expect(JSON.stringify(await on.db.select().from(tmdbTitles))).not.toMatch(/theirs|a-still/)
})

test('of several seasons the one that began in the year of the drama counts, in a call of the same budget', async () => {
  const seasons = [aSeason(1, '2021-06-17'), aSeason(2, '2024-03-02')]
  inOneCall([anEpisode(1, '2021-06-17', named('Another Year'))], { seasons })
  on.tmdb.seasons.set('1/2', {
    episodes: [anEpisode(1, '2024-03-02', { season_number: 2, ...named('Back Again') })],
  })
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/tv/1', '/tv/1/season/2'])
  expect((await on.job()).payload.calls).toBe(2)
  expect(await read()).toMatchObject({
    season: 2,
    episodes: [{ number: 1, name: 'Back Again', day: '2024-03-02' }],
  })
})

test.each<[string, ReturnType<typeof aSeason>[]]>([
  ['none began in its year', [aSeason(1, '2021-06-17'), aSeason(2, '2023-03-02')]],
  ['two began in its year', [aSeason(1, '2024-01-05'), aSeason(2, '2024-10-05')]],
  ['no season has a day', [aSeason(1, null), aSeason(2, null)]],
])('nothing is guessed where of several seasons %s', async (_, seasons) => {
  inOneCall([anEpisode(1, '2024-03-02', named('Whose?'))], { seasons })
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/tv/1'])
  expect(await read()).toMatchObject({ id: 1, trailer: 'trailer0001' })
  expect(await read()).not.toHaveProperty('episodes')
})

test('a season that TMDB does not have takes nothing else away', async () => {
  inOneCall([], { seasons: [aSeason(1, '2021-06-17'), aSeason(2, '2024-03-02')] })
  await on.refresh()
  expect(await read()).toMatchObject({ id: 1, trailer: 'trailer0001' })
  expect(await read()).not.toHaveProperty('episodes')
})

test.each<[string, object]>([
  ['no season', {}],
  ['a season without episodes', { 'season/1': {} }],
  ['another shape', { 'season/1': { episodes: 'none' }, seasons: 'none' }],
  ['no word about any', { 'season/1': { episodes: [{ ...anEpisode(1, null), name: '' }] } }],
])('with %s in the answer the drama looks as it did before', async (_, over) => {
  on.tmdb.details.set(1, aTitle(over))
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/tv/1'])
  expect(await read()).not.toHaveProperty('episodes')
  expect(await read()).toMatchObject({ id: 1 })
})

test('strange episodes hide no others; long names count as none, and very many are not stored', async () => {
  inOneCall([
    null,
    'x',
    { ...anEpisode(1, '2024-03-02'), episode_number: -1 },
    anEpisode(1, '2024-03-02', named('a'.repeat(201))),
    anEpisode(2, 'soon', named('No\0thing')),
    anEpisode(3, 'soon', named('Soon')),
    anEpisode(3, 'soon', named('Soon')),
    anEpisode(4, '2024-03-10', named(5)),
  ])
  await on.refresh()
  expect((await read())!.episodes).toEqual([
    { number: 1, day: '2024-03-02' },
    { number: 3, name: 'Soon' },
    { number: 4, day: '2024-03-10' },
  ])
  inOneCall(Array.from({ length: 1_000 }, (_, at) => anEpisode(at + 1, '2024-03-02')))
  await on.later()
  await on.refresh()
  expect((await read())!.episodes).toHaveLength(200)
})

test('a name that TMDB adds is shown after the next look', async () => {
  inOneCall([anEpisode(1, '2024-03-02')])
  await on.refresh()
  expect((await read())!.episodes).toEqual([{ number: 1, day: '2024-03-02' }])
  inOneCall([anEpisode(1, '2024-03-02', named('The Last Stop'))])
  await on.later()
  await on.refresh()
  expect((await read())!.episodes).toEqual([{ number: 1, day: '2024-03-02', name: 'The Last Stop' }])
})

test('when TMDB fails at the second call, what was known stays, and the drama waits', async () => {
  const seasons = [aSeason(1, '2021-06-17'), aSeason(2, '2024-03-02')]
  inOneCall([], { seasons })
  on.tmdb.seasons.set('1/2', { episodes: [anEpisode(1, '2024-03-02', named('Back Again'))] })
  await on.refresh()
  await on.later()
  on.tmdb.failures.push(failsWith(200, on.tmdb.details.get(1)), failsWith(502, '<html>'))
  await on.refresh()
  expect(on.tmdb.paths.slice(2)).toEqual(['/tv/1', '/tv/1/season/2'])
  expect((await read())!.episodes).toMatchObject([{ name: 'Back Again' }])
  expect((await on.matchOf(id))!.failures).toBe(1)
  expect((await on.job()).runAt.getTime()).toBeGreaterThan(Date.now() + 50_000)
})

test('turned off, matched with another drama, or old: the episodes are gone', async () => {
  const gone = [
    () => on.wants({ facts: false, pictures: false }),
    () => on.matchByHand(id, 2),
    () => on.db.update(tmdbTitles).set({ fetchedAt: sql`now() - interval '151 days'` }),
  ]
  for (const go of gone) {
    await on.wants({ facts: true, pictures: false })
    await on.matchByHand(id, 1)
    inOneCall([anEpisode(1, '2024-03-02', named('The Last Stop'))])
    await on.later()
    await on.refresh()
    expect((await read())!.episodes).toHaveLength(1)
    await go()
    await on.tidy()
    expect(await read()).toBeUndefined()
    expect(await on.db.select().from(tmdbTitles).where(eq(tmdbTitles.dramaId, id))).toEqual([])
  }
})
