// The comfort guide and filter: scales in words, folded topics, and no promises.
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Comfort } from '#contract/comfort.ts'
import { render } from '#tests/render.tsx'
import { aDrama } from '#tests/render-dramas.tsx'
import { readInBrowser } from '#web/api.ts'
import { makeQueryClient } from '#web/query.ts'
import { NOTHING, remember } from './avoided.ts'
import { ComfortFilter, Unchecked } from './comfort-filter.tsx'
import { ComfortGuide, YourTopics } from './comfort-guide.tsx'
import { FilterBar } from './filter-bar.tsx'
import { browseOf } from './queries.ts'
import { Sources } from './sources.tsx'

const recap = { name: 'A recap of episode 4', url: 'https://recaps.example/4', read: '2026-11' }
const mister: Comfort = {
  ...{ gentleness: 3, tears: 5, heaviness: 5, pace: 2 },
  notes: ['death of a parent', 'violence'],
  notFound: ['gore', 'war'],
  reported: ['suicide'],
  confirmed: [],
  details: { violence: { how: 'mentioned', where: 'Episode 4', sources: [recap] } },
  pages: [recap],
  source: 'Compiled by somebody',
}
const guide = (comfort: Comfort | undefined) => (
  <QueryClientProvider client={makeQueryClient(readInBrowser)}>
    <YourTopics comfort={comfort} />
    <ComfortGuide comfort={comfort} />
  </QueryClientProvider>
)
const text = () => document.body.textContent ?? ''
const folds = () => [...document.querySelectorAll('details')]

test('four scales are shown in words', async () => {
  await render(guide(mister))
  const pairs = [...document.querySelector('dl')!.querySelectorAll('div')].map(
    (pair) => `${pair.querySelector('dt')!.textContent}: ${pair.querySelector('dd')!.textContent}`,
  )
  expect(pairs).toEqual([
    'Gentleness: In between',
    'Tears: Keep tissues near',
    'Heaviness: Very heavy',
    'Pace: Slow',
  ])
})

test('topics are folded without scripts, and spoilers are behind a second fold', () => {
  document.body.innerHTML = renderToString(guide(mister))
  const [first, second] = folds()
  expect(first!.open).toBe(false)
  expect(first!.querySelector('summary')!.textContent).toBe('How it feels, and 2 topics to know first')
  expect(first!.textContent).toContain('Death of a parentViolence (mentioned)')
  expect(first!.contains(second!)).toBe(true)
  expect(second!.open).toBe(false)
  expect(second!.querySelector('summary')!.textContent).toBe('Episodes and sources (spoilers)')
  expect(second!.textContent).toContain('Episode 4')
  expect(second!.querySelector('a')!.getAttribute('href')).toBe('https://recaps.example/4')
  expect(second!.textContent).toContain('read in November 2026')
  second!.remove()
  expect(text()).not.toContain('Episode 4')
})

test('topics that were not found and topics nobody looked for are listed separately', async () => {
  await render(guide(mister))
  expect(text()).toContain('A reader says, not checked yet: suicide.')
  expect(text()).toContain('Looked for and not found: gore, war.')
  expect(text()).toMatch(/Not looked for yet \(\d+\)Grief, illness, .*, animal harm\./)
  expect(text()).not.toMatch(/Not looked for yet \(\d+\)[^.]*((?<!sexual )violence|gore|\bwar\b)/)
  expect(text()).toContain('Compiled by somebody.')
})

test('an empty scale is not shown, and missing topics are not a promise', async () => {
  const comfort = {
    tears: 1,
    notes: [],
    notFound: [],
    reported: [],
    confirmed: [],
    details: {},
    pages: [],
    source: 'Us',
  }
  await render(guide(comfort))
  expect(document.querySelectorAll('dl > div')).toHaveLength(1)
  expect(text()).toContain('We found none of the topics we looked for.')
})

test('of a drama without a review nothing is said', async () => {
  await render(guide(undefined))
  expect(text()).toBe('')
})

const filter = (browse: object, found = { count: 12 }) =>
  renderToString(
    <QueryClientProvider client={makeQueryClient(readInBrowser)}>
      <FilterBar browse={browseOf(new URLSearchParams(browse as never))} sortable />
      <ComfortFilter browse={browse} found={found} />
      <Unchecked browse={browseOf(new URLSearchParams(browse as never))} found={found} />
    </QueryClientProvider>,
  )

test('each choice is a link that adds to or removes from the filter and keeps the rest', () => {
  const html = filter({ sort: 'latest', search: 'sea', avoid: 'grief,war', avoidMentions: 'gore', page: 3 })
  const links = Object.fromEntries(
    [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, words]) => [
      words!.replaceAll(/<[^>]*>/g, '').trim(),
      href!.replaceAll('&amp;', '&'),
    ]),
  )
  const search = '/k-drama?search=sea&sort=latest'
  expect(links['Remove: Grief, not shown']).toBe(`${search}&avoid=war&avoidMentions=gore`)
  expect(links['Remove: Gore, not even mentioned']).toBe(`${search}&avoid=grief%2Cwar`)
  expect(links['Gentle and not heavy']).toBe(`${search}&avoid=grief%2Cwar&avoidMentions=gore&gentle=1`)
  expect(links['Clear filters']).toBe(search)
})

test.each([
  [{ avoid: 'gore' }, { count: 12 }, '12 dramas that do not show gore, as far as we know.'],
  [{ avoid: 'suicide' }, { count: 1 }, '1 drama that does not show suicide, as far as we know.'],
  [
    { avoid: 'war,grief', avoidMentions: 'gore', gentle: '1' },
    { count: 2_000 },
    '2,000 gentle dramas that do not show grief or war and do not even mention gore, as far as we know.',
  ],
  [{ gentle: '1' }, { count: 5 }, '5 gentle dramas, by our own estimate.'],
])('the summary of %j promises no more than is known', (browse, found, words) => {
  const html = filter(browse, found)
  expect(html).toContain(words)
  expect(html).toContain('We can be wrong: tell us')
})

test('what nobody has looked at closely is a group of its own, folded, with its number', () => {
  const found = { count: 3, notLookedFor: 57 }
  const html = filter({ avoid: 'gore' }, found)
  expect(html).toContain('Not known to have it: nobody has looked closely')
  expect(html).toContain('href="/k-drama?avoid=gore&amp;unchecked=1#unchecked"')
  expect(html).toContain('Show 57 dramas')
  expect(filter({ avoid: 'gore' })).not.toContain('nobody has looked')
  expect(filter({}, found)).not.toContain('nobody has looked')
})

test('one topic is asked for at a time, without scripts too', () => {
  const html = filter({ search: 'sea', avoid: 'grief' })
  expect(html).toMatch(/<input[^>]*name="topic"/)
  expect(html).toContain('<input type="hidden" name="avoid" value="grief"/>')
  const sent = browseOf(new URLSearchParams('search=sea&avoid=grief&topic=War&how=mentioned'))
  expect(sent).toMatchObject({ search: 'sea', avoid: 'grief', avoidMentions: 'war' })
})

test('unknown topics are ignored', () => {
  expect(browseOf(new URLSearchParams('avoid=nonsense&topic=spoons')).avoid).toBeUndefined()
  expect(filter({})).not.toContain('Clear filters')
})

test('a drama page opens with what was found of the topics that are left out on this device', async () => {
  remember({ avoid: 'suicide,violence,bullying', avoidMentions: 'gore' })
  await render(guide(mister))
  const mine = document.querySelector('[aria-label="The topics you leave out"]')!
  expect([...mine.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Suicide: nobody has looked for it, but a reader says it is there',
    'Violence: mentioned',
    'Gore: looked for and not found',
    'Bullying: nobody has looked for it',
  ])
  await act(async () => remember(NOTHING))
  expect(text()).not.toContain('Bullying:')
})

test('whose word the page is stands in one place; facts from TMDB carry the attribution its terms require', async () => {
  await render(<Sources drama={aDrama({ source: 'tmdb:900001', platformsChecked: '2026-11' })} />)
  expect(text()).toContain('This product uses the TMDB API but is not endorsed or certified by TMDB.')
  expect(text()).toContain('JustWatch')
  expect(text()).toContain('Streaming platforms as known in November 2026. They differ by country')
  expect(text()).toContain('we can be wrong')
  expect(document.querySelector('a')!.getAttribute('href')).toBe('https://www.themoviedb.org/tv/900001')
  expect(renderToString(<Sources drama={aDrama()} />)).not.toContain('TMDB')
})
