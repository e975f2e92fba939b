// @vitest-environment jsdom
// The comfort guide and filter: scales in words, folded topics, and no promises.
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { Comfort } from '#contract/comfort.ts'
import { readInBrowser } from '#web/api.ts'
import { makeQueryClient } from '#web/query.ts'
import { onStage } from '#web/ui/on-stage.tsx'
import { ComfortFilter, hasComfortFilter } from './comfort-filter.tsx'
import { ComfortGuide } from './comfort-guide.tsx'
import { FactsSource } from './facts-source.tsx'

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
    <ComfortGuide drama={{ id: 7, comfort } as Drama} />
  </QueryClientProvider>
)
const text = () => document.body.textContent ?? ''
const folds = () => [...document.querySelectorAll('details')]

test('four scales are shown in words', async () => {
  await onStage(guide(mister))
  const pairs = [...document.querySelector('dl')!.querySelectorAll('div')].map(
    (pair) => `${pair.querySelector('dt')!.textContent}: ${pair.querySelector('dd')!.textContent}`,
  )
  expect(pairs).toEqual([
    'Gentleness: In between',
    'Tears: Keep tissues nearby',
    'Heaviness: Very heavy',
    'Pace: Slow',
  ])
})

test('topics are folded without scripts, and spoilers are behind a second fold', () => {
  document.body.innerHTML = renderToString(guide(mister))
  const [first, second] = folds()
  expect(first!.open).toBe(false)
  expect(first!.querySelector('summary')!.textContent).toBe('What to know first')
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
  await onStage(guide(mister))
  expect(text()).toContain('Reported by a reader, not checked yet: suicide.')
  expect(text()).toContain('Looked for and not found: gore, war.')
  expect(text()).toMatch(/Not looked for yet: grief, illness, .*, animal harm\./)
  expect(text()).not.toMatch(/Not looked for yet:[^.]*(violence,|gore|war|suicide)[,.]/)
  expect(text()).toContain('Compiled by somebody.Something missing?')
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
  await onStage(guide(comfort))
  expect(document.querySelectorAll('dl > div')).toHaveLength(1)
  expect(text()).toContain('We found none of the topics we looked for. We can be wrong.')
})

test('a drama without a review is "Not reviewed yet", never safe', async () => {
  await onStage(guide(undefined))
  expect(text()).toContain('Not reviewed yet')
  expect(text()).not.toMatch(/\bsafe|no violence|none\b/i)
  expect(document.querySelector('details')).toBeNull()
})

const filter = (browse: object, found = { count: 12 }) =>
  renderToString(
    <QueryClientProvider client={makeQueryClient(readInBrowser)}>
      <ComfortFilter browse={browse} found={found} />
    </QueryClientProvider>,
  )

test('each choice is a link that adds to or removes from the filter and keeps the rest', () => {
  const html = filter({ sort: 'latest', search: 'sea', avoid: 'grief', page: 3 })
  const links = Object.fromEntries(
    [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/g)].map(([, href, words]) => [
      words!.trim(),
      href!.replaceAll('&amp;', '&'),
    ]),
  )
  expect(links.Suicide).toBe('/k-drama?search=sea&sort=latest&avoid=grief%2Csuicide')
  expect(links.Grief).toBe('/k-drama?search=sea&sort=latest')
  expect(links['Gentle and not heavy']).toBe('/k-drama?search=sea&sort=latest&avoid=grief&gentle=1')
  expect(links['Clear filters']).toBe('/k-drama?search=sea&sort=latest')
})

test.each([
  [{ avoid: 'gore' }, { count: 12 }, '12 dramas with no gore that we know of.'],
  [
    { avoid: 'suicide' },
    { count: 1, notLookedFor: 1 },
    '1 drama with no suicide that we know of. 1 more is not shown because nobody has checked it for all of this yet.',
  ],
  [
    { avoid: 'grief' },
    { count: 2_000, notLookedFor: 30 },
    '2,000 dramas with no grief that we know of. 30 more are not shown because nobody has checked them for all of this yet.',
  ],
  [{ gentle: '1' }, { count: 5 }, '5 gentle dramas with no suicide or gore that we know of.'],
])('the summary of %j promises no more than is known', (browse, found, words) => {
  const html = filter(browse, found)
  expect(html).toContain(words)
  expect(html).toContain('We can be wrong: tell us')
})

test('unknown topics are ignored', () => {
  expect([
    hasComfortFilter({ avoid: 'nonsense' }),
    hasComfortFilter({}),
    hasComfortFilter({ gentle: '1' }),
    hasComfortFilter({ avoid: 'war,x' }),
  ]).toEqual([false, false, true, true])
  expect(filter({ avoid: 'nonsense' })).not.toContain('Clear filters')
})

test('facts from TMDB carry the attribution its terms require; our own facts need none', async () => {
  const drama = { source: 'tmdb:900001', streamingPlatforms: ['Netflix'] } as Drama
  await onStage(<FactsSource drama={drama} />)
  expect(text()).toContain('This product uses the TMDB API but is not endorsed or certified by TMDB.')
  expect(text()).toContain('JustWatch')
  expect(document.querySelector('a')!.getAttribute('href')).toBe('https://www.themoviedb.org/tv/900001')
  const own = renderToString(<FactsSource drama={{ streamingPlatforms: ['Netflix'] } as unknown as Drama} />)
  expect(own).toBe('')
})
