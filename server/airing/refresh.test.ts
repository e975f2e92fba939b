// What airs: asking TMDB, whose server answers as its pages document, and what the page of everybody shows.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/airing.ts'
import { dramas } from '#server/dramas/table.ts'
import { jobs } from '#server/jobs/table.ts'
import { REFRESH } from '#server/tmdb/budget.ts'
import { type AiringSite, anAiringSite, anEpisode, nextWeek, TODAY } from '#tests/airing-site.ts'
import { aSite } from '#tests/site.ts'
import { failsWith, TMDB_KEY } from '#tests/tmdb-server.ts'
import { deleteOldEpisodes } from './store.ts'
import { airingDramas } from './table.ts'

let on: AiringSite
beforeEach(async () => {
  on = await anAiringSite()
})

/** The days of what airs, in short: "Slow Bus 3-4". */
const shown = async () =>
  (await on.airs()).days.map(({ drama, day, first, last }) => `${day} ${drama.title} ${first}-${last}`)

test('episodes stand under their days in Korea; those of one day together, and specials not at all', async () => {
  await on.onAir('Slow Bus', 11, [
    anEpisode(1, '2020-01-01'),
    anEpisode(3, TODAY),
    anEpisode(4, TODAY),
    anEpisode(5, nextWeek(5)),
    anEpisode(6, nextWeek(6), { episode_type: 'finale' }),
    anEpisode(7, null),
    anEpisode(8, 'soon'),
    anEpisode(1, TODAY, { season_number: 0 }),
  ])
  await on.look()
  expect(on.tmdb.paths).toEqual(['/tv/11', '/tv/11/season/1'])
  expect(await shown()).toEqual([
    `${TODAY} Slow Bus 3-4`,
    `${nextWeek(5)} Slow Bus 5-5`,
    `${nextWeek(6)} Slow Bus 6-6`,
  ])
  const { days, isKnown, today } = await on.airs()
  expect([isKnown, today, days.at(-1)!.isLast, days[0]!.isLast]).toEqual([true, TODAY, true, undefined])
  // never their words and pictures
  expect(JSON.stringify(days)).not.toMatch(/theirs|still/)
})

test('what is on air is asked about every day, what is over rarely', async () => {
  await on.onAir('On Air', 1, [anEpisode(1, nextWeek(0))])
  await on.onAir('Planned', 2, [], { status: 'Planned' })
  await on.onAir('Returning', 3, [])
  await on.onAir('Ended', 4, [], { status: 'Ended' })
  await on.matchByHand(await on.aDrama({ title: 'Gone' }), 5)
  await on.look()
  const rows = await on.site.db.select().from(airingDramas).orderBy(airingDramas.dramaId)
  const days = rows.map(({ dueAt, checkedAt }) => Math.round((+dueAt - +checkedAt!) / 86_400_000))
  expect(days).toEqual([1, 3, 7, 60, 30])
  on.tmdb.requests.length = 0
  await on.look()
  expect(on.tmdb.requests).toEqual([])
})

test('a day that moves is moved, and the page is made anew only then', async () => {
  const id = await on.onAir('Slow Bus', 11, [anEpisode(1, nextWeek(0)), anEpisode(2, nextWeek(1))])
  await on.look()
  const before = (await on.site.visitor.get('/api/airing')).headers.etag
  await on.tomorrow()
  await on.look()
  expect((await on.site.visitor.get('/api/airing')).headers.etag).toBe(before)
  on.tmdb.seasons.set('11/1', { episodes: [anEpisode(1, nextWeek(0)), anEpisode(2, nextWeek(3))] })
  await on.tomorrow()
  await on.look()
  expect(await shown()).toEqual([`${nextWeek(0)} Slow Bus 1-1`, `${nextWeek(3)} Slow Bus 2-2`])
  // in the trash it is not shown
  await on.admin.del(`/api/admin/dramas/${id}`)
  expect(await shown()).toEqual([])
})

test('the next episode counts though its season is missing or forgets it', async () => {
  const next = anEpisode(3, nextWeek(2), { season_number: 2 })
  await on.onAir('Second Season', 11, [], { next_episode_to_air: next, seasons: 'none' })
  await on.look()
  expect(on.tmdb.paths).toEqual(['/tv/11', '/tv/11/season/2'])
  expect((await on.airs()).days).toMatchObject([{ day: nextWeek(2), season: 2, first: 3, last: 3 }])
})

test('a season with a first day to come is read, and stands under Later', async () => {
  const day = addDays(TODAY, 60)
  await on.onAir('Next Year', 11, [anEpisode(1, day), anEpisode(2, addDays(day, 1))], {
    status: 'In Production',
    next_episode_to_air: null,
  })
  await on.look()
  expect((await on.airs()).later).toMatchObject([{ drama: { title: 'Next Year' }, day }])
})

test('fields that are missing or strange hide nothing else', async () => {
  const id = await on.aDrama({ title: 'Strange' })
  await on.matchByHand(id, 11)
  on.tmdb.details.set(11, {
    id: 11,
    next_episode_to_air: { air_date: 5 },
    seasons: [null, { season_number: 'x' }],
  })
  await on.onAir('Slow Bus', 12, [anEpisode(1, nextWeek(0))])
  on.tmdb.seasons.set('12/1', { episodes: [null, 'x', { air_date: nextWeek(1) }, anEpisode(2, nextWeek(2))] })
  await on.look()
  expect(await shown()).toEqual([`${nextWeek(0)} Slow Bus 1-1`, `${nextWeek(2)} Slow Bus 2-2`])
})

test('the calls count in the budget of where to watch', async () => {
  for (const n of [1, 2, 3]) await on.onAir(`Bus ${n}`, n, [anEpisode(1, nextWeek(n))])
  const spent = async () =>
    (
      (await on.site.db.select().from(jobs).where(eq(jobs.kind, REFRESH.kind)))[0]!.payload as {
        calls?: number
      }
    ).calls
  await on.look({ perRun: 2 })
  expect(await spent()).toBe(2)
  await on.tomorrow()
  await on.look({ perDay: 4 })
  expect([await spent(), on.tmdb.requests.length]).toEqual([4, 4])
  await on.refresh({ perDay: 4 })
  expect(on.tmdb.requests).toHaveLength(4)
})

test.each<[string, AiringSite['tmdb']['failures'][number]]>([
  ['trouble on their side', failsWith(502, '<html>')],
  ['another shape', failsWith(200, { episodes: 'none', status: 5 })],
])('after %s what was known stays, and the drama waits', async (_, failure) => {
  await on.onAir('Slow Bus', 11, [anEpisode(1, nextWeek(0))])
  await on.look()
  await on.tomorrow()
  on.tmdb.failures.push(failure)
  await on.look()
  expect(await shown()).toEqual([`${nextWeek(0)} Slow Bus 1-1`])
  const [row] = await on.site.db.select().from(airingDramas)
  expect([row!.failures, row!.dueAt > new Date(), (await on.airingJob()).attempts]).toEqual([1, true, 1])
  await on.tomorrow()
  await on.look()
  expect((await on.site.db.select().from(airingDramas))[0]!.failures).toBe(0)
  expect(JSON.stringify(on.log.warn.mock.calls)).not.toContain(TMDB_KEY)
})

test('once an admin says that it is another drama, the days of the former one are gone at once', async () => {
  const id = await on.onAir('Slow Bus', 11, [anEpisode(1, nextWeek(0))])
  await on.look()
  await on.matchByHand(id, 12)
  expect(await shown()).toEqual([])
  on.tmdb.details.set(12, { id: 12, next_episode_to_air: anEpisode(5, nextWeek(4)) })
  await on.look()
  expect(await shown()).toEqual([`${nextWeek(4)} Slow Bus 5-5`])
})

test('nothing of TMDB is stored for longer than six months', async () => {
  await on.onAir('Slow Bus', 11, [anEpisode(1, nextWeek(0))])
  await on.look()
  await deleteOldEpisodes(on.site.db)
  expect(await shown()).toHaveLength(1)
  await on.site.db.update(airingDramas).set({ checkedAt: sql`now() - interval '181 days'` })
  await deleteOldEpisodes(on.site.db)
  expect(await shown()).toEqual([])
})

test('without a key the site says so, and shows the first days that its own facts know', async () => {
  const site = await aSite()
  const admin = await site.signUp({ isAdmin: true })
  const drama = (title: string, airedFrom: string) =>
    admin.post('/api/admin/dramas', {
      ...{ title, description: 'A bus.', year: 2027, episodes: 16, rating: 9, genre: 'Healing', airedFrom },
    })
  await drama('Over', '2020-01-01')
  await drama('Soon', nextWeek(2))
  await drama('In A Month', addDays(TODAY, 70).slice(0, 7))
  const { isKnown, days, later } = await site.visitor.json<Awaited<ReturnType<typeof on.airs>>>('/api/airing')
  expect(isKnown).toBe(false)
  expect(days).toMatchObject([{ drama: { title: 'Soon' }, day: nextWeek(2), first: 1 }])
  expect(later).toMatchObject([{ drama: { title: 'In A Month' }, day: addDays(TODAY, 70).slice(0, 7) }])
})

test('of a drama of which both know a day, TMDB’s counts', async () => {
  const id = await on.onAir('Slow Bus', 11, [anEpisode(1, nextWeek(1)), anEpisode(2, nextWeek(2))])
  await on.site.db
    .update(dramas)
    .set({ airedFrom: nextWeek(0) })
    .where(eq(dramas.id, id))
  await on.look()
  expect(await shown()).toEqual([`${nextWeek(1)} Slow Bus 1-1`, `${nextWeek(2)} Slow Bus 2-2`])
})

test('my watchlist says what airs next of each drama, and which dramas are mine', async () => {
  const id = await on.onAir('Slow Bus', 11, [anEpisode(3, nextWeek(0)), anEpisode(4, nextWeek(1))])
  const other = await on.onAir('Dropped', 12, [anEpisode(1, nextWeek(0))])
  await on.look()
  const me = await on.site.signUp()
  await me.post(`/api/watchlist/${id}`, { status: 'watching', episodesWatched: 2 })
  await me.post(`/api/watchlist/${other}`, { status: 'dropped' })
  const [, mine] = await me.json<{ next?: object }[]>('/api/watchlist')
  expect(mine!.next).toEqual({ day: nextWeek(0), season: 1, first: 3, last: 3 })
  expect(await me.json('/api/airing/mine')).toMatchObject({ dramas: [id] })
})
