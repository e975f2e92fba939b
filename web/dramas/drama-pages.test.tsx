// The pages of all dramas, a platform and one drama, with the exact texts of the specification.
import { expect, test } from 'vitest'
import type { FoundPerson } from '#contract/api/people.ts'
import { find } from '#tests/render.tsx'
import { aDrama, searchAnswer, withAnswers } from '#tests/render-dramas.tsx'
import BrowsePage from './browse-page.tsx'
import DetailPage from './detail-page.tsx'
import PlatformPage from './platform-page.tsx'

const text = () => document.body.textContent!
const linkTo = (name: string) => find('link', name).getAttribute('href')
const NONE = {
  '/api/people': [],
  '/api/dramas/count': { count: 0 },
  '/api/dramas/popular?limit=6': [],
}

async function browse(search: string, answers: Record<string, unknown>) {
  history.replaceState(null, '', `/k-drama${search}`)
  await withAnswers(<BrowsePage params={{}} query={new URLSearchParams(search)} />, { ...NONE, ...answers })
}
const platform = (slug: string, answer: unknown, count = 0) =>
  withAnswers(<PlatformPage params={{ platform: slug }} query={new URLSearchParams()} />, {
    [`/api/dramas/platform/${slug}`]: answer,
    '/api/dramas/count': { count },
  })
const detail = (answers: Record<string, unknown>) =>
  withAnswers(<DetailPage params={{ id: '5' }} query={new URLSearchParams()} />, {
    '/api/kdrama-notes/public': [],
    '/api/dramas/5/see-also/news': [],
    '/api/dramas/5/see-also/places': [],
    '/api/dramas/5/see-also/lines': [],
    '/api/dramas/5/see-also/dramas': { sameWriter: [], similar: [] },
    ...answers,
  })

test('the sort options are ranking, oldest, latest and ott, and ranking is the default', async () => {
  await browse('', { '/api/dramas/sorted': [aDrama()] })
  const select = document.querySelector('select')!
  expect([...select.options].map(({ value }) => value)).toEqual(['ranking', 'oldest', 'latest', 'ott'])
  expect(select.value).toBe('ranking')
})

test('a drama shows the source of its rating and episodes, and the date of its platforms', async () => {
  await detail({
    '/api/dramas/5': aDrama({
      episodesNote: 'Part 1: 8 episodes, Part 2: 8',
      ratingSource: 'Audience average from a public list, November 2026',
      platformsChecked: '2026-11',
    }),
  })
  const facts = [...document.querySelectorAll('dl.stitched dd')].map(({ textContent }) => textContent)
  expect(facts).toEqual([
    '2020',
    '16Part 1: 8 episodes, Part 2: 8',
    '8.5/10Audience average from a public list, November 2026',
  ])
  expect(text()).toContain('Streaming platforms as known in November 2026. They differ by country')
})

test('without a date of the platforms none is shown', async () => {
  await detail({ '/api/dramas/5': aDrama() })
  expect(text()).toContain('Streaming platforms differ by country and may have changed.')
})

test('without dramas the page says "No dramas available at the moment."', async () => {
  await browse('', { '/api/dramas/sorted': [] })
  expect(text()).toContain('No dramas available at the moment.')
})

test('sorted dramas failure: "Failed to fetch sorted dramas"', async () => {
  await browse('', { '/api/dramas/sorted': 500 })
  expect(document.querySelector('.wrap [role=alert]')!.textContent).toContain('Failed to fetch sorted dramas')
})

test('an empty search shows the term and what to try', async () => {
  await browse('?search=zzz', { '/api/dramas/search': searchAnswer([]) })
  expect(text()).toContain('No dramas found')
  expect(text()).toContain('No K-dramas match "zzz". Try different keywords or browse by categories.')
})

test('a search by feeling shows what it means, and no "No dramas found" above it', async () => {
  const meant = { title: 'Cozy dramas', moods: ['cozy'], dramas: [aDrama()] }
  await browse('?search=cuddly', { '/api/dramas/search': searchAnswer([], { meant }) })
  expect(text()).toContain('Cozy dramas')
  expect(text()).not.toContain('No dramas found')
})

test('categories in the query show recommendations with a "Back to Popular K-Dramas" button and no sort dropdown', async () => {
  await browse('?categories=healing,music', {
    '/api/dramas/recommended': [aDrama()],
    '/api/dramas/count': { count: 2 },
  })
  expect(linkTo('Back to Popular K-Dramas')).toBe('/k-drama')
  expect(linkTo('Newest first')).toBe('/k-drama?sort=latest&mood=healing%2Cmusic')
  expect(document.querySelector('select[name=sort]')).toBe(null)
  expect(text()).toContain('Matches 2 of your 2 moods: Healing, Music')
})

test('moods are formatted like the site’s, and only those are indexed', async () => {
  const found = { '/api/dramas/recommended': [aDrama()], '/api/dramas/count': { count: 1 } }
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')
  const isHidden = () => document.querySelector('meta[name=robots]') !== null
  await browse('?categories=HEALING,, Slice of Life ,healing', found)
  expect(document.title).toBe('Healing and Slice-of-life K-Dramas · Shimpyo')
  expect([canonical(), isHidden()]).toEqual([
    'http://site.test/k-drama?categories=healing%2Cslice-of-life',
    false,
  ])
})

test('a page for unknown moods is not indexed', async () => {
  await browse('?categories=buy-here', { '/api/dramas/recommended': [aDrama()] })
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([',', ' , ', '%20'])(
  'categories without a name (%s) are none: the whole collection is shown',
  async (none) => {
    await browse(`?categories=${none}`, { '/api/dramas/sorted': [aDrama()] })
    expect(document.querySelector('select')!.value).toBe('ranking')
    expect(document.title).toBe('Healing K-Dramas · Shimpyo')
  },
)

test('when recommendations come back empty, 6 popular dramas are shown as fallback', async () => {
  const popular = [1, 2, 3, 4, 5, 6].map((id) => aDrama({ id, title: `Popular ${id}` }))
  await browse('?categories=nothing', {
    '/api/dramas/recommended': [],
    '/api/dramas/popular?limit=6': popular,
  })
  expect(document.querySelectorAll('article')).toHaveLength(6)
})

test('a site without any drama offers no fallback', async () => {
  await browse('?categories=healing', { '/api/dramas/recommended': [] })
  expect(text()).toContain('No dramas match these moods yet.')
  expect(text()).toContain('No dramas available at the moment.')
  expect(text()).not.toContain('Popular dramas instead')
})

test.each([
  ['netflix', 'Netflix'],
  ['viki', 'Viki'],
  ['disney', 'Disney+'],
])('the heading of /k-drama/platform/%s is the capitalised platform: %s', async (slug, heading) => {
  await platform(slug, [aDrama()], 1)
  expect(document.querySelector('h1')!.textContent).toBe(heading)
  expect(linkTo('Back to All K-Dramas')).toBe('/k-drama')
})

test('a platform page’s badge and title use the platform’s own spelling', async () => {
  await platform('amazon-prime', [aDrama()], 1)
  expect(document.querySelector('h1')!.textContent).toBe('Amazon-prime')
  expect(document.querySelector('.ott.lg')!.textContent).toBe('Amazon Prime')
  expect(document.title).toContain('K-Dramas on Amazon Prime')
})

test('an empty platform says "No K-Dramas found on {platform} at the moment."', async () => {
  await platform('disney', [])
  expect(text()).toContain('No K-Dramas found on Disney+ at the moment.')
})

test('platform dramas failure: "Failed to fetch platform dramas"', async () => {
  await platform('viki', 500)
  expect(document.querySelector('.wrap [role=alert]')!.textContent).toContain(
    'Failed to fetch platform dramas',
  )
})

test('while a drama loads the page shows "Loading drama details..."', async () => {
  await detail({ '/api/dramas/5': new Promise(() => {}) })
  expect(find('status').textContent).toBe('Loading drama details...')
})

test('a missing drama shows "Drama not found" and a "Back to Home" button to /', async () => {
  await detail({ '/api/dramas/5': 404 })
  expect(document.querySelector('h1')!.textContent).toBe('Drama not found')
  expect(linkTo('Back to Home')).toBe('/')
})

test('a drama that could not be loaded is not called missing', async () => {
  await detail({ '/api/dramas/5': 500 })
  expect(document.querySelector('[role=alert] h1')!.textContent).toBe('Could not load this drama.')
  expect(text()).not.toContain('Drama not found')
})

test('a drama’s page shows its picture, title, rating, year, episodes, and every part with its heading', async () => {
  await detail({ '/api/dramas/5': aDrama() })
  expect(document.querySelector('h1')!.textContent).toBe('The Slow Bus Home')
  const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
  for (const name of ['Synopsis', 'Genre', 'Main Cast', 'Writer', 'Details']) expect(headings).toContain(name)
  for (const name of ['Kim One', 'Jung Five', 'Noh Pen', 'Netflix', 'Healing', 'School'])
    expect(text()).toContain(name)
  const details = [...document.querySelectorAll('dl.stitched > div')].map((row) => row.textContent)
  expect(details).toEqual(['Year2020', 'Episodes16', 'Rating8.5/10'])
  expect(document.querySelector('img[alt="Our own illustration for The Slow Bus Home"]')).not.toBe(null)
  expect(linkTo('Explore More Dramas')).toBe('/k-drama')
  expect(find('button', 'Add to Watchlist').className).toContain('btn')
})

test('the first view says how it feels, how many evenings it takes, and leads to the services', async () => {
  const comfort = { gentleness: 4, heaviness: 2, tears: 5, pace: 1 }
  const rest = { notes: [], notFound: [], reported: [], confirmed: [], details: {}, pages: [], source: 'Us' }
  await detail({
    '/api/dramas/5': aDrama({ episodes: 15, comfort: { ...comfort, ...rest }, nativeTitle: '느린 버스' }),
  })
  expect(text()).toContain('Gentle and light, keep tissues near, slow and quiet.')
  expect(text()).toContain('8 evenings, at two episodes each')
  const links = [...document.querySelectorAll('[aria-labelledby=where-to-watch] a')]
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Watch on Disney+ https://www.disneyplus.com/',
    'Watch on Netflix https://www.netflix.com/search?q=The%20Slow%20Bus%20Home',
    'Watch on Viki https://www.viki.com/search?q=The%20Slow%20Bus%20Home',
  ])
})

test('an unrated drama shows no rating, and one episode is singular', async () => {
  await detail({ '/api/dramas/5': aDrama({ rating: '0/10', episodes: 1 }) })
  expect(text()).not.toContain('0/10')
  expect(text()).toContain('1 episode')
  expect(text()).not.toContain('1 episodes')
  const details = [...document.querySelectorAll('dl.stitched > div')].map((row) => row.textContent)
  expect(details).toEqual(['Year2020', 'Episodes1'])
})

test('a genre that is one of the moods stands there once, whatever its spelling', async () => {
  await detail({
    '/api/dramas/5': aDrama({ genre: 'Slice of Life, Youth', categories: ['slice-of-life', 'healing'] }),
  })
  const badges = [...document.querySelectorAll('.tags .badge')].map((badge) => badge.textContent)
  expect(badges).toEqual(['Youth', 'Slice-of-life', 'Healing'])
})

test('a missing part, such as genre, cast or writer, has no heading', async () => {
  await detail({ '/api/dramas/5': aDrama({ mainCast: [], writer: '', genre: '', categories: [] }) })
  const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
  expect(headings).not.toContain('Genre')
  expect(headings).not.toContain('Main Cast')
  expect(headings).not.toContain('Writer')
})

const anIndexDrama = (over = {}) =>
  aDrama({
    description: '',
    rating: '0/10',
    categories: [],
    streamingPlatforms: [],
    network: 'tvN',
    airedFrom: '2008-03-03',
    airedTo: '2008-05-20',
    inIndex: true,
    ...over,
  })
test('an index drama says that its feeling is not known, shows its facts, and claims nothing else', async () => {
  await detail({ '/api/dramas/5': anIndexDrama() })
  expect(text()).toContain('We know the facts of this drama, not the feeling yet.')
  expect(text()).toContain('Mar 3, 2008 to May 20, 2008')
  expect(text()).toContain('tvN')
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings).not.toContain('Synopsis')
  expect(headings).not.toContain('Streaming Platforms')
  expect(find('button', 'Add to Watchlist')).not.toBeNull()
})

test('search engines are sent away from an index drama that nobody has reviewed', async () => {
  await detail({ '/api/dramas/5': anIndexDrama() })
  expect(document.querySelector('meta[name="robots"]')!.getAttribute('content')).toBe('noindex')
})

test('a search lists dramas of the index under their own heading, below the results', async () => {
  await browse('?search=tea', {
    '/api/dramas/search': searchAnswer([aDrama()], {
      index: { total: 30, dramas: [anIndexDrama({ id: 900, title: 'Tea Time' })], close: [] },
    }),
  })
  const section = document.querySelector('[aria-labelledby="index-matches"]')!
  expect(section.querySelector('h2')!.textContent).toBe('More dramas')
  expect(section.textContent).toContain(
    '30 more with “tea”. We know the facts of these, not the feeling yet.',
  )
  expect(section.querySelector('article')!.textContent).not.toContain('not the feeling')
  expect(section.querySelector('a[aria-label="Page 2"]')!.getAttribute('href')).toBe(
    '/k-drama?search=tea&index=2',
  )
})

test('a search for the name of a person leads to their page', async () => {
  const person: FoundPerson = {
    ...{ id: 3, slug: 'gong-yoo', name: 'Gong Yoo', nativeName: '공유' },
    ...{ roles: ['actor'], dramas: 9, knownFor: 'Goblin' },
  }
  await browse('?search=gong-yoo', { '/api/dramas/search': searchAnswer([aDrama()], { people: [person] }) })
  expect(linkTo('Gong Yoo')).toBe('/person/gong-yoo')
  expect(text()).toContain('Gong Yoo actor, 9 dramas')
})
