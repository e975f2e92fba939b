// The bar of filters: what each select offers, and where a choice leads. The rules are contract/filters.test.ts.
import { expect, test } from 'vitest'
import { FILTERS } from '#contract/dramas.ts'
import { during } from '#tests/render.tsx'
import { withAnswers } from '#tests/render-dramas.tsx'
import { chooseCountry } from '#web/where-to-watch/country.ts'
import { FilterBar } from './filter-bar.tsx'
import { browseOf } from './queries.ts'

const NONE = Object.fromEntries(FILTERS.map((filter) => [filter, []]))
const CHOICES = {
  ...NONE,
  categories: [{ value: 'healing', count: 41 }],
  feel: [{ value: 'light', count: 12 }],
  platform: [{ value: 'disney', name: 'Disney+', count: 3 }],
  year: [{ value: '2020s', count: 9 }],
  network: [{ value: 'tvN', count: 5 }],
}

async function bar(search: string, facts = {}) {
  document.body.replaceChildren()
  history.replaceState(null, '', `/k-drama${search}`)
  await withAnswers(
    <FilterBar browse={browseOf(new URLSearchParams(search))} sortable />,
    { '/api/dramas/choices': { choices: CHOICES, without: [] } },
    facts,
  )
}
const select = (label: string) => document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!
const options = (label: string) => [...select(label).options].map(({ text }) => text)
const choose = (label: string, value: string) =>
  during(() => {
    const one = select(label)
    one.value = value
    one.dispatchEvent(new Event('change', { bubbles: true }))
  })
const address = () => location.pathname + location.search

test('every choice says how many dramas it leaves', async () => {
  await bar('')
  expect(options('Mood')).toEqual(['Mood', 'Healing (41)'])
  expect(options('Feeling')).toEqual(['Feeling', 'Light (12)'])
  expect(options('Platform')).toEqual(['Platform', 'Disney+ (3)'])
  expect(options('Year')).toEqual(['Year', '2020s (9)'])
})

test('what is chosen is selected, however it is written, also where it leaves nothing', async () => {
  await bar('?platform=Disney%2B&network=TVN&genre=Space')
  expect(select('Platform').value).toBe('disney')
  expect(select('Network').value).toBe('tvN')
  expect(options('Genre')).toEqual(['Any genre', 'Space'])
  expect(select('Genre').value).toBe('Space')
})

test('a choice keeps the others, and leads to the first page', async () => {
  await bar('?year=2020s&avoid=gore&page=3')
  await choose('Network', 'tvN')
  expect(address()).toBe('/k-drama?year=2020s&network=tvN&avoid=gore')
  await bar('?year=2020s&network=tvN')
  await choose('Year', '')
  expect(address()).toBe('/k-drama?network=tvN')
})

test('a mood asks for recommendations; in a search, or in another order, it narrows the list', async () => {
  await bar('')
  await choose('Mood', 'healing')
  expect(browseOf(new URLSearchParams(location.search)).categories).toBe('healing')
  await bar('?search=sea')
  await choose('Mood', 'healing')
  expect(browseOf(new URLSearchParams(location.search))).toMatchObject({
    ...{ categories: undefined, mood: 'healing', search: 'sea' },
  })
  await bar('?categories=healing,music')
  expect(select('Mood').selectedOptions[0]!.text).toBe('Healing and Music')
  await choose('Mood', '')
  expect(address()).toBe('/k-drama')
})

test('a platform is asked for in the country of this device, where countries are known', async () => {
  chooseCountry('DE')
  await bar('')
  await choose('Platform', 'disney')
  expect(address()).toBe('/k-drama?platform=disney')
  await bar('', { watchCredits: 'JustWatch' })
  await choose('Platform', 'disney')
  expect(address()).toBe('/k-drama?platform=disney&country=DE')
  chooseCountry(null)
})
