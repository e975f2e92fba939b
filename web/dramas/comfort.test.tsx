// @vitest-environment jsdom
// How a drama feels and what to know first: said in words, folded until asked, and never a promise.
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/dramas.ts'
import { readInBrowser } from '#web/api.ts'
import { makeQueryClient } from '#web/query.ts'
import { onStage } from '#web/ui/on-stage.tsx'
import { ComfortFilter, hasWish } from './comfort-filter.tsx'
import { ComfortGuide } from './comfort-guide.tsx'
import { FactsSource } from './facts-source.tsx'

const mister = {
  ...{ gentleness: 3, tears: 5, heaviness: 5, pace: 2 },
  notes: ['violence', 'death of a parent'],
  source: 'Somebody of us',
}
const said = () => document.body.textContent ?? ''
test('four scales, each in words', async () => {
  await onStage(<ComfortGuide comfort={mister} />)
  const pairs = [...document.querySelectorAll('dl > div')].map(
    (pair) => `${pair.querySelector('dt')!.textContent}: ${pair.querySelector('dd')!.textContent}`,
  )
  expect(pairs).toEqual([
    'Gentleness: Neither soft nor hard',
    'Tears: Keep tissues near',
    'Heaviness: Heavy, and it stays with you',
    'Pace: Unhurried',
  ])
})

test('what to know first is folded in the page as the server sends it, and needs no script to be opened', () => {
  const html = renderToString(<ComfortGuide comfort={mister} />)
  const [, fold] = /<details class="[^"]*"><summary>What to know first<\/summary>(.*)<\/details>/.exec(html)!
  expect(fold).not.toContain('noscript')
  expect([...fold!.matchAll(/<li>([^<]*)/g)].map(([, note]) => note)).toEqual([
    'Violence',
    'Death of a parent',
  ])
  expect(fold).toContain('Somebody of us')
})

test('a scale that nobody filled in is not made up, and no notes are no promise', async () => {
  await onStage(<ComfortGuide comfort={{ tears: 1, notes: [], source: 'Us' }} />)
  expect(document.querySelectorAll('dl > div')).toHaveLength(1)
  expect(said()).toContain('none was noted. That is no promise.')
})

test('what nobody has reviewed is "Not reviewed yet", never safe', async () => {
  await onStage(<ComfortGuide comfort={undefined} />)
  expect(said()).toContain('Not reviewed yet')
  expect(said()).not.toMatch(/\bsafe|no violence|none\b/i)
  expect(document.querySelector('details')).toBeNull()
})

const filter = (browse: object) =>
  renderToString(
    <QueryClientProvider client={makeQueryClient(readInBrowser)}>
      <ComfortFilter browse={browse} found="12 stories" />
    </QueryClientProvider>,
  )

test('each choice is a link that adds to the wish or takes it back, and keeps everything else', () => {
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
  expect(links['Show all again']).toBe('/k-drama?search=sea&sort=latest')
  expect(html).toContain('without grief')
})

test('unknown notes are ignored', () => {
  expect([
    hasWish({ avoid: 'nonsense' }),
    hasWish({}),
    hasWish({ gentle: '1' }),
    hasWish({ avoid: 'war,x' }),
  ]).toEqual([false, false, true, true])
  expect(filter({ avoid: 'nonsense' })).not.toContain('Show all again')
})

test('facts from TMDB are said to be from there, with the words its terms ask for; our own need none', async () => {
  const drama = { source: 'tmdb:900001', streamingPlatforms: ['Netflix'] } as Drama
  await onStage(<FactsSource drama={drama} />)
  expect(said()).toContain('This product uses the TMDB API but is not endorsed or certified by TMDB.')
  expect(said()).toContain('JustWatch')
  expect(document.querySelector('a')!.getAttribute('href')).toBe('https://www.themoviedb.org/tv/900001')
  const own = renderToString(<FactsSource drama={{ streamingPlatforms: ['Netflix'] } as unknown as Drama} />)
  expect(own).toBe('')
})
