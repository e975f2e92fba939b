// Credits, trailers and pictures of TMDB: fetched only when wanted, shown, renewed, and gone when they must be.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { Person } from '#contract/api/people.ts'
import { busOf } from '#server/db/change-bus.ts'
import { fileDeletions } from '#server/images/file-deletions.ts'
import { storeOf } from '#server/images/open-store.ts'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { aPng } from '#tests/pictures.ts'
import { failsWith } from '#tests/tmdb-server.ts'
import { aTitle } from '#tests/tmdb-title.ts'
import { aWatchSite, type WatchSite } from '#tests/watch-site.ts'
import { tmdbJobs } from './jobs.ts'
import { tmdbPictures, tmdbTitles } from './table.ts'
import { tidying } from './tidy.ts'
import { TIDY } from './tidy-job.ts'

let on: WatchSite
let id: number
beforeEach(async () => {
  on = await aWatchSite()
  id = await on.aDrama({ mainCast: 'Kim One' })
  await on.matchByHand(id, 1)
  on.tmdb.details.set(1, aTitle())
  on.tmdb.providers.set(1, {})
  for (const [at, path] of PICTURES.entries()) on.tmdb.pictures.set(path, await aPng(60, 90, `#${at}${at}9`))
})

const PICTURES = [
  '/w780/poster.jpg',
  '/h632/face1.jpg',
  '/h632/face3.jpg',
  '/w1280/wide.jpg',
  '/w1280/wide2.jpg',
]
const read = () => on.site.visitor.json<Drama>(`/api/dramas/${id}`)
async function filesOf() {
  const keys: string[] = []
  for await (const key of storeOf(on.site.env).keys('tmdb/')) keys.push(key)
  return keys
}
const deleteFiles = async () => runDue(on, fileDeletions(on.site.db, storeOf(on.site.env)))
const ALL = { facts: true, pictures: true }
async function fill(what = ALL) {
  await on.wants(what)
  await on.refresh()
  await on.fetchPictures()
}
const age = (days: number) =>
  Promise.all([
    on.site.db.update(tmdbTitles).set({ fetchedAt: sql`now() - ${days} * interval '1 day'` }),
    on.site.db.update(tmdbPictures).set({ storedAt: sql`now() - ${days} * interval '1 day'` }),
  ])

test('nothing but where to watch is fetched until an admin asks for more', async () => {
  await on.refresh()
  await on.fetchPictures()
  expect(on.tmdb.paths).toEqual(['/tv/1/watch/providers'])
  const drama = await read()
  expect(drama.imageUrl).toMatch(/^\/art\//)
  expect(drama.tmdb).toBeUndefined()
})

test('poster, faces, roles, directors, supporting cast, trailer and stills come in one call and are stored here', async () => {
  await fill()
  expect(on.tmdb.requests[0]!.searchParams.get('append_to_response')).toBe(
    'aggregate_credits,videos,images,season/1,watch/providers',
  )
  const drama = await read()
  expect(drama.imageUrl).toMatch(/^\/tmdb\/[0-9a-f]{32}\/600\.webp$/)
  expect(drama.tmdb).toEqual({
    id: 1,
    nativeTitle: '느린 버스',
    cast: [
      { name: 'Kim One', role: 'Yun-ha', face: expect.stringMatching(/^\/tmdb\/.{32}\/240\.webp$/) },
      { name: 'Park Second', role: 'The driver' },
      { name: 'Choi Third', role: 'A passenger', face: expect.any(String) },
    ],
    crew: [
      { job: 'Director', names: ['Choi Director'] },
      { job: 'Writer', names: ['Jung Writer'] },
    ],
    trailer: 'trailer0001',
    stills: [expect.stringMatching(/\/1280\.webp$/), expect.any(String)],
  })
  const { photo } = await on.site.visitor.json<Person>('/api/people/kim-one')
  expect(photo).toBe(drama.tmdb!.cast[0]!.face)
  const listed = await on.site.visitor.json<Drama[]>('/api/dramas')
  expect(listed[0]!.imageUrl).toBe(drama.imageUrl)
  for (const url of [drama.imageUrl, drama.imageUrl.replace('600.webp', '300.avif'), ...drama.tmdb!.stills]) {
    const { statusCode, headers } = await on.site.visitor.get(url)
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'public, max-age=604800'])
  }
  expect((await on.site.visitor.get('/tmdb/../../etc/600.webp')).statusCode).toBe(404)
})

test('a picture that an admin has uploaded stays', async () => {
  await fill()
  const uploaded = '/uploads/0123/1280.webp'
  await on.site.db.execute(sql`update dramas set image_url = ${uploaded}`)
  const { version } = await on.admin.json<{ version: number }>(`/api/admin/dramas/${id}`)
  await on.admin.put(`/api/admin/dramas/${id}`, { description: 'A bus again.', version })
  expect((await read()).imageUrl).toBe(uploaded)
})

test('credits alone: no picture is fetched, and the drawn ones stay', async () => {
  await fill({ facts: true, pictures: false })
  const drama = await read()
  expect(drama.imageUrl).toMatch(/^\/art\//)
  expect(drama.tmdb).toMatchObject({ trailer: 'trailer0001', stills: [] })
  expect(drama.tmdb!.cast[0]).toEqual({ name: 'Kim One', role: 'Yun-ha' })
  expect(await filesOf()).toEqual([])
})

test('turned off, all of it is gone from pages, database and disk', async () => {
  await fill()
  expect(await filesOf()).toHaveLength(PICTURES.length * 4 - 4)
  await on.wants({ facts: false, pictures: true })
  await on.tidy()
  await deleteFiles()
  const drama = await read()
  expect([drama.imageUrl.slice(0, 5), drama.tmdb]).toEqual(['/art/', undefined])
  expect(await filesOf()).toEqual([])
  expect(await on.site.db.$count(tmdbPictures)).toBe(0)
})

test('without a key, all of it is gone after the next start', async () => {
  await fill()
  const { TMDB_API_KEY: _, ...env } = on.site.env
  const without = { ...env, TMDB_API_KEY: undefined }
  expect(await tmdbJobs({ db: on.site.db, env: without, signal: new AbortController().signal })).toEqual([])
  await deleteFiles()
  expect((await read()).tmdb).toBeUndefined()
  expect(await filesOf()).toEqual([])
})

test('what was turned on is read within minutes, also of dramas that were looked at this week', async () => {
  await on.refresh()
  await on.wants(ALL)
  await on.tidy()
  await on.refresh()
  expect(on.tmdb.paths).toEqual(['/tv/1/watch/providers', '/tv/1'])
})

test('pictures are fetched anew after four months, and deleted after five if that fails', async () => {
  await fill()
  await age(121)
  on.tmdb.requests.length = 0
  await on.fetchPictures()
  expect(on.tmdb.requests).toHaveLength(PICTURES.length)
  await age(151)
  await on.tidy()
  await deleteFiles()
  expect((await read()).tmdb).toBeUndefined()
  expect((await read()).imageUrl).toMatch(/^\/art\//)
  expect(await filesOf()).toEqual([])
})

test('a picture that TMDB replaced goes, one that another drama shows stays', async () => {
  const other = await on.aDrama({ title: 'Another' })
  await on.matchByHand(other, 2)
  on.tmdb.details.set(2, aTitle({ id: 2, poster_path: null }))
  await fill()
  on.tmdb.details.set(1, aTitle({ poster_path: '/new.jpg', aggregate_credits: { cast: [], crew: [] } }))
  on.tmdb.pictures.set('/w780/new.jpg', await aPng(60, 90))
  const before = (await read()).imageUrl
  await on.later()
  await on.refresh()
  await on.fetchPictures()
  await deleteFiles()
  expect((await read()).imageUrl).not.toBe(before)
  expect((await on.site.visitor.get(before)).statusCode).toBe(404)
  const shown = await on.site.visitor.json<Drama>(`/api/dramas/${other}`)
  expect(shown.imageUrl).toMatch(/^\/art\//)
  expect((await on.site.visitor.get(shown.tmdb!.cast[0]!.face!)).statusCode).toBe(200)
})

test('an answer that says nothing new drops no cached page', async () => {
  await fill()
  const topics: string[] = []
  busOf(on.db).onChange(({ topic }) => topics.push(topic))
  await on.later()
  await on.refresh()
  await on.tidy()
  expect(on.tmdb.paths.at(-1)).toBe('/tv/1')
  expect(topics).not.toContain('dramas')
})

test('a job that runs again adds no listener for changes', async () => {
  const { run } = tidying(on.db, on.site.env)
  const onChange = vi.spyOn(busOf(on.db), 'onChange')
  await run(TIDY as Parameters<typeof run>[0])
  expect(onChange).not.toHaveBeenCalled()
})

test('another match takes the place of the former one at once', async () => {
  await fill()
  await on.matchByHand(id, 2)
  expect((await read()).tmdb).toBeUndefined()
  await on.tidy()
  expect((await read()).imageUrl).toMatch(/^\/art\//)
})

test('no more pictures a day than the budget allows, posters before faces', async () => {
  await on.wants(ALL)
  await on.refresh()
  await on.tidy(2)
  const queued = await on.site.db
    .select({ key: jobs.key })
    .from(jobs)
    .where(sql`kind = 'tmdb-picture'`)
    .orderBy(jobs.runAt)
  expect(queued.map(({ key }) => key)).toEqual(['poster/poster.jpg', 'face/face1.jpg'])
})

test('missing and strange parts of an answer count as nothing', async () => {
  const { name, origin_country } = aTitle()
  on.tmdb.details.set(1, {
    ...{ id: 1, name, origin_country, 'watch/providers': { results: {} } },
    poster_path: '/../../secret.jpg',
    aggregate_credits: {
      cast: [
        null,
        { name: 'Kim\0One', roles: [] },
        { name: 'Lee Two', roles: 'none', profile_path: '//evil/x.jpg' },
      ],
      crew: 'none',
    },
    videos: { results: [{ key: '"><script>', site: 'YouTube', type: 'Trailer' }] },
    images: { backdrops: [{ file_path: 'http://127.0.0.1/x.jpg' }, 5] },
  })
  await fill()
  expect(on.tmdb.paths).toEqual(['/tv/1'])
  expect((await read()).tmdb).toEqual({ id: 1, cast: [{ name: 'Lee Two' }], crew: [], stills: [] })
})

test.each<[string, 'final' | 'later', Parameters<WatchSite['tmdb']['pictures']['set']>[1]]>([
  ['a page in place of a picture', 'final', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with scripts', 'final', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a damaged picture', 'final', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1')],
  [
    'a huge one that says so',
    'final',
    (_, response) => void response.writeHead(200, { 'content-length': 9e9 }).flushHeaders(),
  ],
  [
    'a huge one that does not',
    'final',
    (_, response) => void response.writeHead(200).end(Buffer.alloc(6_000_000, 1)),
  ],
  [
    'a redirect into our network',
    'final',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['a picture that is gone', 'final', failsWith(404)],
  ['too many requests', 'later', failsWith(429, {}, { 'retry-after': '600' })],
  ['trouble on their side', 'later', failsWith(503)],
  ['a cut connection', 'later', (request) => request.socket.destroy()],
  ['silence', 'later', () => {}],
  ['a picture that stops', 'later', (_, response) => void response.writeHead(200).write('\x89PNG')],
])('%s is not shown, and the drawn poster stays', async (_, when, answer) => {
  for (const path of PICTURES.slice(1)) on.tmdb.pictures.delete(path)
  on.tmdb.details.set(1, aTitle({ aggregate_credits: {}, images: {} }))
  on.tmdb.pictures.set(PICTURES[0]!, answer)
  await fill()
  expect((await read()).imageUrl).toMatch(/^\/art\//)
  expect(await filesOf()).toEqual([])
  const [job] = await on.site.db.select().from(jobs).where(sql`kind = 'tmdb-picture'`)
  expect(job!.failedAt === null ? 'later' : 'final').toBe(when)
  if (when === 'later') expect(job!.runAt.getTime()).toBeGreaterThan(Date.now() + 55_000)
  expect(on.tmdb.requests).toHaveLength(2)
})

test('when the network is dead the other pictures wait too, and what is there stays', async () => {
  await fill()
  await on.site.db.update(tmdbPictures).set({ storedAt: sql`now() - interval '121 days'` })
  for (const path of PICTURES) on.tmdb.pictures.set(path, (request) => request.socket.destroy())
  await on.fetchPictures()
  const waiting = await on.site.db.select().from(jobs).where(sql`kind = 'tmdb-picture'`)
  expect(waiting.filter(({ runAt }) => runAt.getTime() > Date.now() + 50_000)).toHaveLength(PICTURES.length)
  expect((await read()).imageUrl).toMatch(/^\/tmdb\//)
})
