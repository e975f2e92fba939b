// Imports from TMDB, against a server that answers as TMDB documents: facts alone. Failures: failures.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportPlan } from '#contract/api/admin-import.ts'
import type { Drama } from '#contract/api/dramas.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { aShow, service, TMDB_KEY, TmdbServer } from '#tests/tmdb-server.ts'
import { dramas } from '../../table.ts'

const tmdb = new TmdbServer()

const details = (over: object = {}) => ({
  ...aShow(),
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
          service('Netflix'),
          service('Netflix Standard with Ads'),
          service('Rakuten Viki'),
          service('Unknown One'),
        ],
        ads: [service('Tubi TV')],
        buy: [service('Apple TV')],
      },
      DE: { link: 'x', flatrate: [service('Disney Plus')] },
    },
  },
  ...over,
})

beforeAll(async () => {
  await tmdb.start()
  tmdb.hasShow(900001)
  tmdb.hasShow(900002, { name: 'Made Elsewhere', origin_country: ['US'] })
  tmdb.shows.push({ nonsense: true })
  const notAired = { id: 900003, name: 'Not Aired Yet', first_air_date: '' }
  tmdb.hasShow(900003, notAired)
  tmdb.details.set(900001, details())
  tmdb.details.set(
    900003,
    details({
      ...notAired,
      ...{ original_name: 'Not Aired Yet', status: 'In Production', number_of_episodes: 0, vote_count: 0 },
      ...{ vote_average: 0, aggregate_credits: {}, keywords: null, 'watch/providers': { results: {} } },
      alternative_titles: undefined,
    }),
  )
})
afterAll(() => tmdb.stop())
beforeEach(() => {
  tmdb.requests.length = 0
})

describe('an admin', () => {
  let site: TestSite
  let admin: SignedIn
  beforeAll(async () => {
    site = await aSite({ TMDB_API_KEY: TMDB_KEY, TMDB_URL: tmdb.url })
    admin = await site.signUp({ isAdmin: true })
  })
  afterAll(() => site.close())
  const search = (words: string) => admin.get(`/api/admin/dramas/tmdb?search=${encodeURIComponent(words)}`)
  const choose = (...tmdbIds: number[]) => admin.post('/api/admin/dramas/tmdb', { tmdbIds })

  test('finds Korean dramas alone, with their Hangul title', async () => {
    expect((await admin.json<{ tmdb: boolean }>('/api/admin/dramas/imports')).tmdb).toBe(true)
    expect((await search('slow & bus?')).json()).toEqual([
      { tmdbId: 900001, title: 'The Slow Bus Home', nativeTitle: '느린 버스', year: 2024 },
      { tmdbId: 900003, title: 'Not Aired Yet', nativeTitle: '느린 버스', year: null },
    ])
    expect(Object.fromEntries(tmdb.requests[0]!.searchParams)).toEqual({
      query: 'slow & bus?',
      include_adult: 'false',
      language: 'en-US',
      api_key: TMDB_KEY,
    })
  })

  test('imports the facts of a drama without TMDB’s text and picture, and the page names the source', async () => {
    const answer = await choose(900001)
    expect(answer.statusCode, answer.body).toBe(201)
    const plan = answer.json<ImportPlan>()
    expect(plan.lines[0]!.problems).toEqual([{ field: 'description', message: 'Description is required' }])
    expect(tmdb.requests[0]!.searchParams.get('append_to_response')).toBe(
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
    // Tags of other sites are no review of ours.
    expect(await admin.json('/api/admin/dramas')).toMatchObject([{ contentNotes: [], comfortSource: null }])
  })

  test('learns which facts are missing of a drama that has not aired', async () => {
    const plan = (await choose(900003)).json<ImportPlan>()
    expect(plan.lines[0]!.problems.map(({ field }) => field)).toEqual(['year', 'episodes'])
  })

  test('fills in what a drama of the catalog lacks, and its page names the source', async () => {
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

  test.each<[unknown]>([[[]], [['x']], [Array.from({ length: 21 }, (_, n) => n + 1)], [[0]], [undefined]])(
    'choosing %j is refused',
    async (tmdbIds) => {
      expect((await admin.post('/api/admin/dramas/tmdb', { tmdbIds })).statusCode).toBe(400)
      expect(tmdb.requests).toEqual([])
    },
  )
})

test('without a key TMDB is not called, and the admin learns what is missing', async () => {
  const site = await aSite({ TMDB_URL: tmdb.url })
  const admin = await site.signUp({ isAdmin: true })
  const answer = await admin.get('/api/admin/dramas/tmdb?search=bus')
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('TMDB_API_KEY')])
  expect(tmdb.requests).toEqual([])
})
