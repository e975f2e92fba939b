// The frame of every page: header, footer, head for search engines, 404 page and loading overlay.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { during, press, render, wait } from '#tests/render.tsx'
import { withAnswers } from '#tests/render-dramas.tsx'
import { FollowLinks } from '#web/follow-links.tsx'
import { Footer } from './footer.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import NotFoundPage from './not-found-page.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const linksIn = (place: string): [string, string | null][] =>
  [...document.querySelectorAll(`${place} a`)].map((link) => [link.textContent, link.getAttribute('href')])
const header = (path = '/') =>
  withAnswers(
    <Router hook={memoryLocation({ path }).hook}>
      <Header />
      <FollowLinks />
    </Router>,
  )

const ENTRIES = [
  ['Home', '/'],
  ['K-Drama', '/k-drama'],
  ['K-Star', '/k-star'],
  ['Discussions', '/community'],
  ['Reviews', '/reviews'],
  ['Korean Learners', '/korean-learners'],
  ['Virtual Tour', '/virtual-tour'],
  ['Contact Us', '/feedback'],
]

/** Pages beyond the specified ones may be in the menus too (web/pages.ts). */
const specified = (links: [string, string | null][]) =>
  links.filter(([label]) => ENTRIES.some(([name]) => name === label))

test('the header has Home, K-Drama, K-Star, a Community and a Support dropdown, and the logo is a link home', async () => {
  await header()
  expect(specified(linksIn('nav[aria-label=Main]'))).toEqual(ENTRIES)
  const menus = [...document.querySelectorAll('nav[aria-label=Main] button')].map(
    (button) => button.textContent,
  )
  expect(menus).toEqual(['Community', 'Support'])
  expect(document.querySelector('header a')!.getAttribute('href')).toBe('/')
  expect(document.querySelector('header a img')!.getAttribute('alt')).toBe('Shimpyo, home')
})

test('the mobile menu mirrors these entries, and its button opens and closes it', async () => {
  await header()
  const menu = document.querySelector<HTMLElement>('#mobile-menu')!
  const button = document.querySelector('[aria-label=Menu]')!
  const entries = linksIn('nav[aria-label=Main]')
  expect([menu.hidden, button.getAttribute('aria-expanded')]).toEqual([true, 'false'])
  await press(button)
  expect([menu.hidden, button.getAttribute('aria-expanded')]).toEqual([false, 'true'])
  expect(linksIn('nav[aria-label=Mobile]')).toEqual(entries)
  await press(button)
  expect(menu.hidden).toBe(true)
})

test('every entry of the header is in the page once, whether the mobile menu is open or closed', async () => {
  await header()
  const entries = () => linksIn('header').filter(([label]) => label)
  const before = entries()
  expect(new Set(before.map(String)).size).toBe(before.length)
  const offers = () =>
    ['Sign In', 'Sign Up'].map((name) => buttons().filter((label) => label === name).length)
  const buttons = () => [...document.querySelectorAll('header button')].map((button) => button.textContent)
  expect(offers()).toEqual([1, 1])
  await press(document.querySelector('[aria-label=Menu]')!)
  expect([entries(), offers()]).toEqual([before, [1, 1]])
})

test('on a wide screen the open mobile menu is replaced by the wide one', async () => {
  const small = { matches: true, onchange: () => {} }
  vi.stubGlobal('matchMedia', () => small)
  await header()
  await press(document.querySelector('[aria-label=Menu]')!)
  await during(() => small.onchange())
  expect(document.querySelector<HTMLElement>('#mobile-menu')!.hidden).toBe(true)
  expect(specified(linksIn('nav[aria-label=Main]'))).toEqual(ENTRIES)
})

test('a link to the current page scrolls to its top and closes the mobile menu', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.replaceState(null, '', '/k-star')
  await header('/k-star')
  const menu = document.querySelector<HTMLElement>('#mobile-menu')!
  await press(document.querySelector('[aria-label=Menu]')!)
  await press(document.querySelector('nav[aria-label=Mobile] [href="/k-star"]')!)
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  expect(menu.hidden).toBe(true)
})

test.each([
  ['/community', 'Community'],
  ['/community/anything', 'Community'],
  ['/reviews', 'Community'],
  ['/korean-learners', 'Support'],
  ['/virtual-tour', 'Support'],
  ['/experiential-learning', 'Support'],
  ['/feedback', 'Support'],
  ['/contact', undefined],
  ['/what-airs', undefined],
  ['/members/minji', undefined],
  ['/k-drama', undefined],
])('at %s the active dropdown is %s', async (path, active) => {
  await header(path)
  const on = [...document.querySelectorAll('nav[aria-label=Main] button')].filter((button) =>
    /\bon\b|_on_/.test(button.className),
  )
  expect(on.map((button) => button.textContent)).toEqual(active ? [active] : [])
  const current = [...document.querySelectorAll('nav[aria-label=Main] button[aria-current]')]
  expect(current.map((button) => button.textContent)).toEqual(active ? [active] : [])
})

test('the footer has Quick Links, OTT Platforms and Support, and a copyright line for 2025', async () => {
  await withAnswers(<Footer />)
  // What the site added stands after what is specified.
  const offered = (place: string, links: string[][]) =>
    expect(linksIn(place).slice(0, links.length)).toEqual(links)
  offered('nav[aria-label="Quick Links"]', [
    ['Home', '/'],
    ['K-Drama', '/k-drama'],
    ['K-Star News', '/k-star'],
    ['Community', '/community'],
  ])
  expect(linksIn('nav[aria-label="OTT Platforms"]')).toEqual([
    ['Netflix', '/k-drama/platform/netflix'],
    ['Kocowa', '/k-drama/platform/kocowa'],
    ['Viki', '/k-drama/platform/viki'],
    ['Disney+', '/k-drama/platform/disney'],
  ])
  offered('nav[aria-label=Support]', [
    ['Korean Learners', '/korean-learners'],
    ['Virtual Tour', '/virtual-tour'],
    ['Experiential Learning', '/experiential-learning'],
    ['Contact Us', '/feedback'],
  ])
  const words = document.querySelector('footer')!.textContent
  expect(words).toContain('© 2025 Shimpyo')
  expect(words).toContain('Discover healing Korean dramas tailored to your mood and interests.')
  expect(words).toContain('Find comfort through storytelling.')
})

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const structured = () =>
  [...document.querySelectorAll('[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  )

test('a page sets title, description, open-graph and twitter tags, a canonical link and the default share image', async () => {
  await withAnswers(<Head title="K-Dramas" description="All of them." path="/k-drama" />)
  expect(document.title).toBe('K-Dramas · Shimpyo')
  expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe('http://site.test/k-drama')
  const image = 'http://site.test/images/k-drama-healing-og.jpg'
  expect(
    ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:title', 'twitter:image'].map(
      meta,
    ),
  ).toEqual([
    'All of them.',
    'K-Dramas · Shimpyo',
    'All of them.',
    'http://site.test/k-drama',
    image,
    'K-Dramas · Shimpyo',
    image,
  ])
})

test('a page has a website structured-data entry with a search action targeting /k-drama?search={term}', async () => {
  await withAnswers(
    <Head
      title="K-Dramas"
      description="x"
      path="/k-drama"
      jsonLd={{ '@type': 'Thing', name: '</script>' }}
    />,
  )
  const [own, website] = structured()
  expect(website).toMatchObject({
    '@type': 'WebSite',
    name: 'Shimpyo',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'http://site.test/k-drama?search={term}' },
      'query-input': 'required name=term',
    },
  })
  expect(own).toEqual({ '@type': 'Thing', name: '</script>' })
})

test.each([
  ['what search engines should not list keeps its canonical link', '/admin', 1],
  ['where nothing is there is no canonical link', null, 0],
] as const)('%s', async (_, path, links) => {
  await withAnswers(<Head title="Title" description="x" path={path} hidden />)
  expect(meta('robots')).toBe('noindex')
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(links)
})

test('the 404 page is titled "404 Page Not Found" and asks whether the page was forgotten in the router', async () => {
  await withAnswers(<NotFoundPage />)
  expect(document.querySelector('h1')!.textContent).toBe('404 Page Not Found')
  expect(document.body.textContent).toContain('Did you forget to add the page to the router?')
  expect(document.title).toContain('404 Page Not Found')
})

const TYPES = ['default', 'drama', 'search', 'upload'] as const
const overlay = async (type: (typeof TYPES)[number], still = false) => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  await render(<LoadingOverlay type={type} />)
}
const companion = () => document.querySelector('svg')!.innerHTML
const message = () => document.querySelector('[role=status]')!.textContent

test('the loading overlay rotates through 6 characters, one every 1.5 seconds', async () => {
  await overlay('default')
  const seen: string[] = []
  for (let turn = 0; turn < 7; turn++) {
    seen.push(companion())
    await wait(1499)
    expect(companion()).toBe(seen.at(-1))
    await wait(1)
  }
  expect(new Set(seen).size).toBe(6)
  expect(seen[6]).toBe(seen[0])
})

test.each(TYPES)('the message type %s cycles through three messages, one every 2 seconds', async (type) => {
  await overlay(type)
  const seen: (string | null)[] = []
  for (let turn = 0; turn < 4; turn++) {
    // The first text comes a moment after its live region, so that it is announced.
    await wait(100)
    seen.push(message())
    await wait(1899)
    expect(message()).toBe(seen.at(-1))
    await wait(1)
  }
  expect(new Set(seen).size).toBe(3)
  expect(seen[3]).toBe(seen[0])
})

test('with reduced motion the overlay does not animate', async () => {
  await overlay('search', true)
  await wait(100)
  const before = [companion(), message()]
  await wait(10_000)
  expect([companion(), message()]).toEqual(before)
})
