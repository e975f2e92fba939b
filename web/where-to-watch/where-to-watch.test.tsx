// The choice of a country: guessed, chosen, remembered; what the drama's page, platform pages and lists then show.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { during, settle } from '#tests/render.tsx'
import { aDrama, withAnswers } from '#tests/render-dramas.tsx'
import PlatformPage from '#web/dramas/platform-page.tsx'
import { makeQueryClient } from '#web/query.ts'
import { chooseCountry } from './country.ts'
import { follow } from './follow.ts'
import { StreamingPlatforms } from './streaming-platforms.tsx'
import { useWhereToWatch } from './use-where-to-watch.ts'
import { WatchLinks } from './watch-links.tsx'

const CREDITS = { watchCredits: 'Data from JustWatch, through TMDB.' }
const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'KR', name: 'South Korea' },
]
const WATCH = '/api/dramas/5/see-also/where-to-watch'
const germany = {
  checked: '2026-11',
  country: 'DE',
  offers: { flatrate: ['Netflix', 'WOW'], ads: ['Joyn'], buy: ['Apple TV', 'Google Play'] },
  link: 'https://www.themoviedb.org/tv/1/watch?locale=DE',
}
const ANSWERS = {
  '/api/where-to-watch/countries': COUNTRIES,
  [WATCH]: { checked: '2026-11' },
  [`${WATCH}?country=DE`]: germany,
  [`${WATCH}?country=KR`]: { checked: '2026-11', country: 'KR', offers: {} },
}

const text = () => document.body.textContent!
const select = () => document.querySelector<HTMLSelectElement>('select[name=country]')
const badges = () => [...document.querySelectorAll('main .ott')].map(({ textContent }) => textContent)
const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
async function choose(code: string) {
  await during(() => {
    select()!.value = code
    select()!.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settle()
}
function Shown({ drama, address }: { drama: Drama; address: string | null }) {
  const watch = useWhereToWatch(drama, address)
  return (
    <>
      <WatchLinks drama={drama} watch={watch} />
      <main>
        <StreamingPlatforms drama={drama} watch={watch} />
      </main>
    </>
  )
}
async function platforms(
  over: Partial<Drama> = {},
  address: string | null = null,
  answers: object = ANSWERS,
) {
  const shown = <Shown drama={aDrama(over)} address={address} />
  await withAnswers(shown, answers as Record<string, unknown>, CREDITS)
  await settle()
}

beforeEach(() => {
  chooseCountry(null)
  speaks('en')
})

test('without a country the platforms are what is generally known, and one can be chosen', async () => {
  await platforms()
  expect(badges()).toEqual(['Disney+', 'Netflix', 'Viki'])
  expect(select()!.labels![0]!.textContent).toBe('Country')
  expect([...select()!.options].map(({ label }) => label)).toEqual(['Not chosen', 'Germany', 'South Korea'])
  expect(select()!.value).toBe('')
})

test('the chosen country shows its services by kind, with source and month, and is remembered', async () => {
  await platforms()
  await choose('DE')
  expect(badges()).toEqual(['Netflix', 'WOW', 'Joyn'])
  const kinds = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(kinds).toEqual(['With a subscription', 'Free with ads', 'To buy'])
  expect(text()).toContain('Apple TV, Google Play')
  expect(text()).toContain('In Germany, as of November 2026. Source: JustWatch, through TMDB.')
  const links = [...document.querySelectorAll('a.link')].map((link) => link.getAttribute('href'))
  expect(links.slice(0, 2)).toEqual(['https://www.justwatch.com', germany.link])
  expect(document.querySelector('main a.ott')!.getAttribute('href')).toBe(
    '/k-drama/platform/netflix?country=DE',
  )
  const out = [...document.querySelectorAll('[aria-labelledby=where-to-watch] li')]
  expect(out.map((item) => item.querySelector('a')?.hostname ?? item.textContent)).toEqual([
    'Joyn',
    'www.netflix.com',
    'WOW',
  ])
  expect(text()).toContain('Where to watch in Germany')
  expect(document.querySelector('img')).toBeNull()
  expect(localStorage.getItem('country')).toBe('DE')
  await choose('')
  expect(badges()).toEqual(['Disney+', 'Netflix', 'Viki'])
  expect(localStorage.getItem('country')).toBeNull()
})

test('a country without a service says so', async () => {
  await platforms()
  await choose('KR')
  expect(badges()).toEqual([])
  expect(text()).toContain('Check local listings')
  expect(text()).toContain('No service in South Korea was known in November 2026.')
})

test('the languages of the browser are a guess, which says so and is not stored', async () => {
  speaks('fr-FR', 'de', 'de-DE')
  await platforms()
  expect(select()!.value).toBe('DE')
  expect(text()).toContain('In Germany, as of November 2026.')
  expect(text()).toContain("Guessed from your browser's language.")
  expect(localStorage.getItem('country')).toBeNull()
  await choose('KR')
  expect(text()).not.toContain('Guessed')
})

test('the address comes before what was chosen earlier, and both before a guess', async () => {
  speaks('de-DE')
  chooseCountry('KR')
  await platforms()
  expect(select()!.value).toBe('KR')
})

test('a country in the address is shown, until another is chosen', async () => {
  chooseCountry('KR')
  await platforms({}, 'de')
  expect(select()!.value).toBe('DE')
  await choose('KR')
  expect(select()!.value).toBe('KR')
})

test('a drama that nobody has looked up has no choice of a country', async () => {
  chooseCountry('DE')
  await platforms({}, null, { ...ANSWERS, [WATCH]: {}, [`${WATCH}?country=DE`]: {} })
  expect(select()).toBeNull()
  expect(badges()).toEqual(['Disney+', 'Netflix', 'Viki'])
})

test('on a site without a key nothing is asked and nothing shown', async () => {
  const requests = vi.spyOn(globalThis, 'fetch')
  await withAnswers(<Shown drama={aDrama()} address="DE" />, {})
  await settle()
  expect(select()).toBeNull()
  expect(badges()).toEqual(['Disney+', 'Netflix', 'Viki'])
  expect(requests).not.toHaveBeenCalled()
})

const NETFLIX = {
  '/api/where-to-watch/countries': COUNTRIES,
  '/api/dramas/platform/netflix': [aDrama({ title: 'Anywhere' })],
  '/api/dramas/count?platform=netflix': { count: 70 },
  '/api/dramas/platform/netflix?country=DE&page=1': [aDrama({ title: 'In Germany' })],
  '/api/dramas/count?platform=netflix&country=DE': { count: 61 },
}
const nextPage = () => document.querySelector('a[href*="page=2"]')!.getAttribute('href')
async function netflix(search = '') {
  const page = <PlatformPage params={{ platform: 'netflix' }} query={new URLSearchParams(search)} />
  await withAnswers(page, NETFLIX, CREDITS)
  await settle()
}

test('a platform page follows the choice, and never guesses', async () => {
  speaks('de-DE')
  await netflix()
  expect(text()).toContain('Anywhere')
  expect(text()).toContain('70 dramas, highest rated first. What you can watch differs by country')
  await choose('DE')
  expect(text()).toContain('61 dramas, highest rated first. What JustWatch lists for Germany, through TMDB.')
  expect(document.querySelector('h3, h2')!.textContent).toBe('In Germany')
  expect(nextPage()).toBe('/k-drama/platform/netflix?page=2')
  expect(document.querySelector('meta[name=robots]')).toBeNull()
})

test('a country in the address of a platform page stays in its links, and search engines get the page without', async () => {
  await netflix('country=DE')
  expect(select()!.value).toBe('DE')
  expect(nextPage()).toBe('/k-drama/platform/netflix?country=DE&page=2')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://site.test/k-drama/platform/netflix',
  )
})

const list = '/api/dramas/top-rated?limit=4'
const platformsIn = (data: unknown) => (data as Drama[]).map(({ streamingPlatforms }) => streamingPlatforms)
const ids = (country: string) => `/api/where-to-watch?${new URLSearchParams({ country, ids: '1,2' })}`

test('lists follow the chosen country where it is known, and go back when none is chosen', async () => {
  const general = [['Netflix'], ['Viki']]
  const client = makeQueryClient(async (url) => {
    if (url === ids('DE')) return [{ dramaId: 1, platforms: ['WOW'] }]
    if (url === ids('KR')) return [{ dramaId: 2, platforms: [] }]
    throw new Error(`not asked for: ${url}`)
  })
  const dramas = general.map((streamingPlatforms, at) => aDrama({ id: at + 1, streamingPlatforms }))
  client.setQueryData([list], dramas)
  client.setQueryData(['/api/admin/dramas'], dramas)
  const shown = () => platformsIn(client.getQueryData([list]))
  follow(client)
  await settle()
  expect(shown()).toEqual(general)
  chooseCountry('DE')
  await settle()
  expect(shown()).toEqual([['WOW'], ['Viki']])
  chooseCountry('KR')
  await settle()
  expect(shown()).toEqual([['Netflix'], []])
  // loaded again, and an answer with several lists
  client.setQueryData([list], [...dramas])
  const search = ['/api/dramas/search?search=x']
  client.setQueryData(search, { dramas, close: dramas.map((drama) => ({ drama, because: 'sound' })) })
  await settle()
  expect(shown()).toEqual([['Netflix'], []])
  const found = client.getQueryData(search) as { dramas: Drama[]; close: { drama: Drama }[] }
  expect(platformsIn(found.dramas)).toEqual([['Netflix'], []])
  expect(platformsIn(found.close.map(({ drama }) => drama))).toEqual([['Netflix'], []])
  chooseCountry(null)
  await settle()
  expect(shown()).toEqual(general)
  expect(platformsIn(client.getQueryData(['/api/admin/dramas']))).toEqual(general)
})

test('a list stays as it came when its platforms cannot be loaded', async () => {
  const client = makeQueryClient(async () => {
    throw new Error('away')
  })
  client.setQueryData([list], [aDrama({ id: 1, streamingPlatforms: ['Netflix'] })])
  chooseCountry('DE')
  follow(client)
  await settle()
  expect(platformsIn(client.getQueryData([list]))).toEqual([['Netflix']])
})
