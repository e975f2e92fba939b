// Asking TMDB, against a server of ours that answers as TMDB documents: facts come in, nothing else, and every failure has words.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportPlan } from '#contract/api/admin-import.ts'
import type { Drama } from '#contract/api/dramas.ts'
import { readEnv } from '#server/env.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { dramas } from '../../table.ts'
import { tmdbFrom } from './client.ts'

const KEY = '0123456789abcdef0123456789abcdef'
type Answer = (request: IncomingMessage, response: ServerResponse) => void

let tmdb: Server
let address: string
let requests: URL[] = []
let bearers: (string | undefined)[] = []
/** what the next requests meet; afterwards it answers as usual */
let troubles: Answer[] = []

const send = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
const trouble =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    send(response, status, body, headers)

const show = (over: object = {}) => ({
  adult: false,
  backdrop_path: '/a-picture-of-theirs.jpg',
  genre_ids: [18],
  id: 900001,
  origin_country: ['KR'],
  original_language: 'ko',
  original_name: '느린 버스',
  overview: 'A text of theirs.',
  popularity: 10.5,
  poster_path: '/another-picture.jpg',
  first_air_date: '2024-03-02',
  name: 'The Slow Bus Home',
  vote_average: 8.443,
  vote_count: 226,
  ...over,
})
const provider = (provider_name: string) => ({
  logo_path: '/x.jpg',
  provider_id: 8,
  provider_name,
  display_priority: 1,
})
const details = (over: object = {}) => ({
  ...show(),
  created_by: [{ id: 1, credit_id: 'x', name: 'Lee Creator', gender: 1, profile_path: null }],
  episode_run_time: [],
  genres: [
    { id: 18, name: 'Drama' },
    { id: 10765, name: 'Sci-Fi & Fantasy' },
  ],
  homepage: '',
  networks: [{ id: 1, logo_path: '/n.png', name: 'tvN', origin_country: 'KR' }],
  number_of_episodes: 16,
  number_of_seasons: 1,
  last_air_date: '2024-04-21',
  status: 'Ended',
  seasons: [
    {
      air_date: '2024-03-02',
      episode_count: 16,
      id: 5,
      name: 'Season 1',
      overview: 'Theirs.',
      season_number: 1,
    },
  ],
  aggregate_credits: {
    cast: [
      {
        id: 2,
        name: 'Park Second',
        order: 1,
        roles: [{ credit_id: 'c', character: 'B', episode_count: 16 }],
        total_episode_count: 16,
      },
      {
        id: 1,
        name: 'Kim First',
        order: 0,
        roles: [{ credit_id: 'c', character: 'A', episode_count: 16 }],
        total_episode_count: 16,
      },
      ...Array.from({ length: 20 }, (_, n) => ({
        id: 10 + n,
        name: `Guest ${n}`,
        order: 5 + n,
        roles: [],
        total_episode_count: 1,
      })),
    ],
    crew: [
      {
        id: 3,
        name: 'Choi Director',
        department: 'Directing',
        jobs: [{ credit_id: 'd', job: 'Director', episode_count: 16 }],
      },
      {
        id: 4,
        name: 'Jung Writer',
        department: 'Writing',
        jobs: [{ credit_id: 'w', job: 'Writer', episode_count: 16 }],
      },
    ],
  },
  keywords: {
    results: [
      { name: 'healing', id: 1 },
      { name: 'slice of life', id: 2 },
      { name: 'suicide', id: 3 },
    ],
  },
  alternative_titles: {
    results: [
      { iso_3166_1: 'US', title: 'Slow Bus', type: '' },
      { iso_3166_1: 'KR', title: 'Neurin Beoseu', type: 'romanization' },
      { iso_3166_1: 'JP', title: 'のろいバス', type: '' },
      { iso_3166_1: 'US', title: 'The Slow Bus Home', type: '' },
    ],
  },
  'watch/providers': {
    results: {
      US: {
        link: 'https://www.themoviedb.org/tv/900001/watch?locale=US',
        flatrate: [
          provider('Netflix'),
          provider('Netflix Standard with Ads'),
          provider('Rakuten Viki'),
          provider('Unknown One'),
        ],
        ads: [provider('Tubi TV')],
        buy: [provider('Apple TV')],
      },
      DE: { link: 'x', flatrate: [provider('Disney Plus')] },
    },
  },
  ...over,
})
const NOT_FOUND = {
  success: false,
  status_code: 34,
  status_message: 'The resource you requested could not be found.',
}

beforeAll(async () => {
  tmdb = createServer((request, response) => {
    const url = new URL(request.url!, 'http://tmdb')
    requests.push(url)
    bearers.push(request.headers.authorization)
    const next = troubles.shift()
    if (next) return next(request, response)
    if (url.pathname === '/3/search/tv')
      return send(response, 200, {
        page: 1,
        results: [
          show(),
          show({ id: 900002, name: 'Made Elsewhere', origin_country: ['US'] }),
          { nonsense: true },
          show({ id: 900003, name: 'Not Aired Yet', first_air_date: '' }),
        ],
        total_pages: 1,
        total_results: 4,
      })
    const id = Number(/^\/3\/tv\/(\d+)$/.exec(url.pathname)?.[1])
    if (id === 900001) return send(response, 200, details())
    if (id === 900003)
      return send(response, 200, {
        ...details({
          id,
          name: 'Not Aired Yet',
          original_name: 'Not Aired Yet',
          first_air_date: '',
          status: 'In Production',
          number_of_episodes: 0,
        }),
        ...{
          vote_count: 0,
          vote_average: 0,
          aggregate_credits: {},
          keywords: null,
          'watch/providers': { results: {} },
        },
        alternative_titles: undefined,
      })
    send(response, 404, NOT_FOUND)
  })
  await new Promise<void>((ready) => tmdb.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(tmdb.address() as AddressInfo).port}/3`
})
afterAll(() => new Promise<void>((done) => void tmdb.close(() => done())))
beforeEach(() => {
  requests = []
  bearers = []
  troubles = []
})

describe('an admin', () => {
  let site: TestSite
  let admin: SignedIn
  beforeAll(async () => {
    site = await aSite({ TMDB_API_KEY: KEY, TMDB_URL: address })
    admin = await site.signUp({ isAdmin: true })
  })
  afterAll(() => site.close())
  const search = (words: string) => admin.get(`/api/admin/dramas/tmdb?search=${encodeURIComponent(words)}`)
  const choose = (...tmdbIds: number[]) => admin.post('/api/admin/dramas/tmdb', { tmdbIds })

  test('finds Korean dramas only, with their Hangul title', async () => {
    expect((await admin.json<{ tmdb: boolean }>('/api/admin/dramas/imports')).tmdb).toBe(true)
    expect((await search('slow & bus?')).json()).toEqual([
      { tmdbId: 900001, title: 'The Slow Bus Home', nativeTitle: '느린 버스', year: 2024 },
      { tmdbId: 900003, title: 'Not Aired Yet', nativeTitle: '느린 버스', year: null },
    ])
    expect(Object.fromEntries(requests[0]!.searchParams)).toEqual({
      query: 'slow & bus?',
      include_adult: 'false',
      language: 'en-US',
      api_key: KEY,
    })
  })

  test('brings in the facts of a drama: no text and no picture of theirs, and the page says where it is from', async () => {
    const answer = await choose(900001)
    expect(answer.statusCode, answer.body).toBe(201)
    const plan = answer.json<ImportPlan>()
    expect(plan.lines[0]!.problems).toEqual([{ field: 'description', message: 'Description is required' }])
    expect(requests[0]!.searchParams.get('append_to_response')).toBe(
      'aggregate_credits,keywords,alternative_titles,watch/providers',
    )
    await admin.post(`/api/admin/dramas/imports/${plan.id}/run`, { plain: true })
    const [drama] = await site.visitor.json<Drama[]>('/api/dramas')
    expect(drama).toMatchObject({
      title: 'The Slow Bus Home',
      nativeTitle: '느린 버스',
      year: 2024,
      episodes: 16,
      rating: '8.4/10',
      genre: 'Sci-Fi & Fantasy',
      categories: ['fantasy', 'healing', 'slice-of-life'],
      mainCast: ['Kim First', 'Park Second', 'Guest 0', 'Guest 1', 'Guest 2', 'Guest 3'],
      writer: 'Jung Writer',
      streamingPlatforms: ['Netflix', 'Viki', 'Tubi'],
      aliases: ['Slow Bus', 'Neurin Beoseu'],
    })
    expect(JSON.stringify(drama)).not.toMatch(/theirs|a-picture|another-picture/)
    expect(drama!.imageUrl).toMatch(/^\/art\//)
    expect(await site.visitor.json(`/api/dramas/${drama!.id}`)).toMatchObject({
      source: 'tmdb:900001',
      ratingSource: expect.stringMatching(/^TMDB users' average, \w+ \d{4}$/),
      platformsChecked: expect.stringMatching(/^\d{4}-\d{2}$/),
      network: 'tvN',
      airedFrom: '2024-03-02',
      airedTo: '2024-04-21',
    })
    // What strangers tagged is no review.
    expect(await admin.json('/api/admin/dramas')).toMatchObject([{ contentNotes: [], comfortSource: null }])
  })

  test('is told what is missing of a drama that has not aired', async () => {
    const plan = (await choose(900003)).json<ImportPlan>()
    expect(plan.lines[0]!.problems.map(({ field }) => field)).toEqual(['year', 'episodes'])
  })

  test('adds to a drama that is here what it lacks, and the drama then says where that is from', async () => {
    await site.db.delete(dramas)
    const created = await admin.post('/api/admin/dramas', {
      ...{
        title: 'The Slow Bus Home',
        description: 'Ours.',
        year: 2024,
        episodes: 16,
        rating: 9,
        genre: 'Healing',
      },
    })
    expect(created.json().source).toBeUndefined()
    const plan = (await choose(900001)).json<ImportPlan>()
    expect(plan.lines[0]).toMatchObject({ outcome: 'change', dramaId: created.json().id })
    await admin.post(`/api/admin/dramas/imports/${plan.id}/run`, {})
    expect(await site.visitor.json(`/api/dramas/${created.json().id}`)).toMatchObject({
      description: 'Ours.',
      rating: '9/10',
      genre: 'Healing',
      writer: 'Jung Writer',
      source: 'tmdb:900001',
    })
    await admin.post(`/api/admin/dramas/imports/${plan.id}/undo`)
    expect((await site.visitor.get(`/api/dramas/${created.json().id}`)).json().source).toBeUndefined()
  })

  test.each<[string, Answer[], number, RegExp]>([
    [
      'a wrong key',
      [trouble(401, { success: false, status_code: 7, status_message: 'Invalid API key' })],
      409,
      /check TMDB_API_KEY/,
    ],
    ['a key that was taken back', [trouble(403)], 409, /check TMDB_API_KEY/],
    ['trouble on their side', [trouble(502, '<html>bad gateway</html>')], 503, /problem right now \(502\)/],
    ['no JSON', [trouble(200, '<html>')], 503, /Could not read/],
    ['another shape', [trouble(200, { results: 'none' })], 503, /Could not read/],
    ['a redirect elsewhere', [trouble(302, '', { location: 'http://127.0.0.1:1/' })], 503, /Could not reach/],
    ['a cut connection', [(request) => request.socket.destroy()], 503, /Could not reach/],
    ['a long pause asked for', [trouble(429, {}, { 'retry-after': '60' })], 503, /Too many requests/],
    [
      'too often, again and again',
      [0, 0, 0].map(() => trouble(429, {}, { 'retry-after': '0' })),
      503,
      /Too many requests/,
    ],
  ])('hears of %s in words, and never of the key', async (_, next, status, words) => {
    troubles = next
    const answer = await search('bus')
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(words)])
    expect(answer.body).not.toContain(KEY)
    if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(0)
  })

  test('waits the moment TMDB asks for, and then has the answer', async () => {
    troubles = [trouble(429, { status_code: 25 }, { 'retry-after': '1' })]
    const before = performance.now()
    expect((await search('bus')).statusCode).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(950)
    expect(requests).toHaveLength(2)
  })

  test('is told when a drama is gone there, and nothing is kept', async () => {
    const before = await admin.json<{ imports: unknown[] }>('/api/admin/dramas/imports')
    expect((await choose(900001, 123)).statusCode).toBe(404)
    expect(await admin.json('/api/admin/dramas/imports')).toEqual(before)
  })

  test.each<[unknown]>([[[]], [['x']], [Array.from({ length: 21 }, (_, n) => n + 1)], [[0]], [undefined]])(
    'choosing %j is refused',
    async (tmdbIds) => {
      expect((await admin.post('/api/admin/dramas/tmdb', { tmdbIds })).statusCode).toBe(400)
      expect(requests).toEqual([])
    },
  )
})

test('without a key nothing is asked, and the admin is told what is missing', async () => {
  const site = await aSite({ TMDB_URL: address })
  const admin = await site.signUp({ isAdmin: true })
  const answer = await admin.get('/api/admin/dramas/tmdb?search=bus')
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('TMDB_API_KEY')])
  expect(requests).toEqual([])
  await site.close()
})

const env = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', TMDB_URL: address, ...settings })

test('the long kind of key is a token, and stands in no address', async () => {
  await tmdbFrom(env({ TMDB_API_KEY: 'aaa.bbb.ccc' }))!.search('bus')
  expect(bearers).toEqual(['Bearer aaa.bbb.ccc'])
  expect(requests[0]!.searchParams.has('api_key')).toBe(false)
})

test('an answer that does not come is not waited for', async () => {
  troubles = [() => {}]
  const client = tmdbFrom(env({ TMDB_API_KEY: KEY }), { timeoutMs: 100 })!
  await expect(client.search('bus')).rejects.toThrow('TMDB took too long to answer')
})
