// The home page: search, moods, numbers and the first four dramas, with the exact texts of the specification.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { defaultHomeContent } from '#contract/home.ts'
import { recommend as recommended } from '#contract/recommend.ts'
import { search } from '#contract/search.ts'
import { during, eventually, find, press, typeInto } from '#tests/render.tsx'
import { aDrama, searchAnswer, withAnswers } from '#tests/render-dramas.tsx'
import { dismissToast, toastNow } from '#web/ui/toast.ts'
import HomePage from './home-page.tsx'

const four = [1, 2, 3, 4].map((id) => aDrama({ id, title: `Top ${id}` }))
const six = [11, 12, 13, 14, 15, 16].map((id) => aDrama({ id, title: `Popular ${id}` }))

/** As the server finds them. */
const found = (dramas: Drama[], query: URLSearchParams) => {
  const categories = query.get('categories')
  return categories
    ? recommended(dramas, categories.split(',')).map(({ drama }) => drama)
    : search(dramas, query.get('search') ?? '')
}

async function home(dramas: Drama[] = [aDrama()], more: Record<string, unknown> = {}) {
  await withAnswers(<HomePage />, {
    '/api/home-content': defaultHomeContent('Shimpyo'),
    '/api/dramas/top-rated?limit=4': four,
    '/api/dramas/popular': six,
    '/api/dramas/count': (query: URLSearchParams) => ({ count: found(dramas, query).length }),
    '/api/dramas/recommended': (query: URLSearchParams) => found(dramas, query),
    '/api/dramas/search': (query: URLSearchParams) => searchAnswer(found(dramas, query)),
    '/api/dramas/suggested': [],
    ...more,
  })
}
const settle = () => eventually(() => expect(toastNow()).not.toBe(null))
const toastTexts = () => [toastNow()?.title, toastNow()?.description]
const heads = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
const titles = (section: string) =>
  [...document.querySelectorAll(`section[aria-labelledby=${section}] article h3`)].map(
    (title) => title.textContent,
  )
async function searchFor(term: string) {
  await typeInto(document.querySelector<HTMLInputElement>('[type=search]')!, term)
  await press(find('button', 'Search'))
}
async function recommend(...moods: string[]) {
  for (const mood of moods) await press(find('button', mood))
  await press(find('button', 'Get My Recommendations'))
  await settle()
}
const shown = (heading: string) => eventually(() => expect(heads()).toContain(heading))

// Preload the lazy chunks, so that a busy machine does not matter.
beforeAll(async () => {
  await Promise.all([
    import('./find-dramas.ts'),
    import('./search-results.tsx'),
    import('./recommended.tsx'),
    import('#web/shell/loading-overlay.tsx'),
    import('#web/dramas/suggestions.tsx'),
  ])
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = vi.fn()
})

test('the default hero title is the product’s name, and the stats strip has three cards with the default texts', async () => {
  await home()
  expect(document.querySelector('h1')!.textContent).toBe('Shimpyo')
  const cards = [...document.querySelector('[aria-label="In numbers"]')!.firstElementChild!.children]
  expect(cards.map((card) => [...card.children].map((part) => part.textContent))).toEqual([
    ['21+', 'Healing K-Dramas'],
    ['5 Categories', 'For Every Mood'],
    ['Personalized', 'Recommendations'],
  ])
})

test('hero, section and numbers show the home content', async () => {
  const texts = { heroTitle: 'A Title', sectionTitle: 'A Section', statsPersonalizedSub: 'A Sub' }
  await home([], { '/api/home-content': { ...defaultHomeContent('Shimpyo'), ...texts } })
  for (const text of Object.values(texts)) expect(document.body.textContent).toContain(text)
})

test('"Start Your Healing Journey" shows the first 4 top-rated dramas; "Explore Suggested K-Dramas" goes to /k-drama', async () => {
  await home()
  expect(heads()).toContain('Start Your Healing Journey')
  expect(titles('journey')).toEqual(['Top 1', 'Top 2', 'Top 3', 'Top 4'])
  expect(find('link', 'Explore Suggested K-Dramas').getAttribute('href')).toBe('/k-drama')
})

test('the picker has the 22 categories, calm ones first, each a toggle button with an icon and a colour', async () => {
  await home()
  const moods = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
  expect(moods.map(({ value }) => value).join(' ')).toBe(
    'healing slice-of-life family cooking romance comedy music school sports motivational workplace business fantasy time-travel historical medical legal justice supernatural mystery thriller revenge',
  )
  expect(moods.map((mood) => mood.textContent!.toLowerCase())).toEqual(moods.map(({ value }) => value))
  for (const mood of moods) {
    expect(mood.querySelector('.i')).not.toBe(null)
    expect(mood.className).toContain(`cat-${mood.value}`)
  }
})

test.each(['', '   '])(
  'an empty or whitespace term (%j) gives the error "Please enter a search term"',
  async (term) => {
    await home()
    await searchFor(term)
    await settle()
    expect(toastTexts()).toEqual(['Please enter a search term', 'Enter a drama title or keyword to search.'])
  },
)

test('a term without results shows "No dramas found"', async () => {
  await home()
  await searchFor(' Zebra ')
  await settle()
  expect(toastTexts()).toEqual([
    'No dramas found',
    'No K-dramas match "Zebra". Try different keywords or browse by categories.',
  ])
  // The toast says it first, the page after the toast is gone.
  const words = () => document.querySelector('section[aria-labelledby=results]')!.textContent
  await shown('Search results')
  expect(words()).not.toContain('No dramas found')
  await during(dismissToast)
  expect(words()).toContain('No dramas found')
  expect(words()).toContain('No K-dramas match "Zebra". Try different keywords or browse by categories.')
})

test('a drama that only the index knows is found: no "No dramas found" above it', async () => {
  const known = aDrama({ id: 9, title: 'Boys Over Flowers', inIndex: true })
  await home([], {
    '/api/dramas/search': searchAnswer([], { index: { total: 1, dramas: [known], close: [] } }),
  })
  await searchFor('Boys Over Flowers')
  await shown('More dramas')
  expect(toastNow()).toBe(null)
  expect(document.body.textContent).not.toContain('No dramas')
})

test('a word of feeling finds dramas: no "No dramas found" above them', async () => {
  const meant = { title: 'Cozy dramas', moods: ['cozy'], dramas: [aDrama({ title: 'One' })] }
  await home([], { '/api/dramas/search': searchAnswer([], { meant }) })
  await searchFor('cuddly')
  await shown('Cozy dramas')
  expect(toastNow()).toBe(null)
  expect(document.body.textContent).not.toContain('No dramas')
})

test('a search without a network says that there is no connection, and what to press', async () => {
  await home([], { '/api/dramas/search': () => Promise.reject(new TypeError('Failed to fetch')) })
  await searchFor('art')
  await settle()
  expect(toastTexts()[1]).toBe('There is no connection. When you are online again, press Search once more.')
})

test('without a category the toast says "Select categories first"', async () => {
  await home()
  await recommend()
  expect(toastTexts()).toEqual([
    'Select categories first',
    'Please select at least one category to get personalized recommendations.',
  ])
})

test('"Recommendations ready!" shows the count; the results are in their section, which is scrolled into view', async () => {
  await home([aDrama({ title: 'One' }), aDrama({ id: 6, title: 'Two', categories: ['thriller'] })])
  await recommend('Healing', 'Music')
  expect(toastTexts()).toEqual(['Recommendations ready!', 'Found 1 K-drama(s) matching your preferences.'])
  await shown('Recommended for you')
  expect(titles('recommended')).toEqual(['One'])
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

test('without matches the toast says "No matches found", and 6 popular dramas are shown as fallback', async () => {
  await home([aDrama({ categories: ['thriller'] })])
  await recommend('Cooking')
  expect(toastTexts()[0]).toBe('No matches found')
  await shown('Recommended for you')
  expect(titles('recommended')).toEqual(six.map(({ title }) => title))
})

test('a site without any drama offers no fallback', async () => {
  await home([], { '/api/dramas/popular': [] })
  await recommend('Cooking')
  expect(toastTexts()).toEqual(['No matches found', undefined])
  await shown('Recommended for you')
  expect(titles('recommended')).toEqual([])
  expect(document.body.textContent).toContain('No dramas match Cooking yet.')
})

test('the clear button is shown once: at the moods, or at their results', async () => {
  await home()
  await press(find('button', 'Healing'))
  expect(find('button', 'Clear 1 chosen')).toBeDefined()
  await press(find('button', 'Healing'))
  await recommend('Healing')
  await shown('Recommended for you')
  const clears = [...document.querySelectorAll('button')].filter(({ textContent }) =>
    textContent?.startsWith('Clear'),
  )
  expect(clears.map(({ textContent }) => textContent)).toEqual(['Clear'])
})

test('without top-rated dramas the page says "No dramas available at the moment."', async () => {
  await home([], { '/api/dramas/top-rated?limit=4': [] })
  expect(document.body.textContent).toContain('No dramas available at the moment.')
})
