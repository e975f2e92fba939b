// A drama's card on the K-Drama page, and the shorter one on the home page.
import { expect, test } from 'vitest'
import { aDrama, withAnswers } from '#tests/render-dramas.tsx'
import { DramaCard } from './drama-card.tsx'
import { PlatformBadges } from './platform-badges.tsx'

const text = () => document.querySelector('article')!.textContent!
const items = (list: string) => [...document.querySelectorAll(`${list} li`)].map((item) => item.textContent)

test('the shared card shows title, description, picture, genre, rating, year, episodes, three names then "+N more", three categories', async () => {
  await withAnswers(<DramaCard drama={aDrama()} />)
  for (const part of ['The Slow Bus Home', 'A bus, a road', '8.5/10', '2020', '16 episodes', 'Drama'])
    expect(text()).toContain(part)
  expect(text()).toContain('Kim One, Lee Two, Park Three +2 more')
  expect(items('.tags')).toEqual(['Healing', 'Family', 'Music'])
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/art/p.webp')
})

test('one episode is singular, and unknown facts are left out', async () => {
  await withAnswers(<DramaCard drama={aDrama({ episodes: 1, rating: '0/10', genre: '' })} />)
  const facts = [...document.querySelectorAll('.meta > *')].map((fact) => fact.textContent)
  expect(facts).toEqual(['2020', '1 episode'])
  expect(text()).not.toContain('0/10')
})

test('the home page’s card shows two names plus "+N more", and two categories', async () => {
  await withAnswers(<DramaCard drama={aDrama()} shown={2} />)
  expect(text()).toContain('Kim One, Lee Two +3 more')
  expect(text()).not.toContain('Park Three')
  expect(items('.tags')).toEqual(['Healing', 'Family'])
})

test('without hidden names there is no "more"', async () => {
  await withAnswers(<DramaCard drama={aDrama({ mainCast: ['A', 'B', 'C'] })} />)
  expect(text()).toContain('A, B, C')
  expect(text()).not.toContain('more')
})

test('a drawn picture has its ground as placeholder; an uploaded one has none', async () => {
  const place = () => document.querySelector('picture')!.parentElement!
  const { art } = aDrama()
  await withAnswers(<DramaCard drama={aDrama({ art: { ...art, ground: 'navy' } })} />)
  expect(place().classList).toContain('art-navy')
  document.body.replaceChildren()
  await withAnswers(<DramaCard drama={aDrama({ imageUrl: '/uploads/one.webp' })} />)
  expect(place().className).not.toContain('art-')
})

test('title, View Details and picture link to /drama/{id}; the picture is no tab stop', async () => {
  await withAnswers(<DramaCard drama={aDrama({ id: 41 })} />)
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.tabIndex,
  ])
  expect(links).toEqual([
    ['', '/drama/41', -1],
    ['The Slow Bus Home', '/drama/41', 0],
    ['View Details', '/drama/41', 0],
  ])
  const picture = document.querySelector('img')!.closest('a')!
  expect([picture.getAttribute('href'), picture.getAttribute('aria-hidden')]).toEqual(['/drama/41', 'true'])
})

test('what stands behind the fold is in the page all the time, and one card is open at a time', async () => {
  await withAnswers(<DramaCard drama={aDrama()} />)
  const fold = document.querySelector('details')!
  expect(fold.open).toBe(false)
  expect(fold.getAttribute('name')).toBe('drama-card')
  expect(fold.querySelector('summary')!.getAttribute('aria-label')).toBe('About The Slow Bus Home')
  for (const part of ['16 episodes', 'A bus, a road', 'Kim One', 'Healing', 'Netflix'])
    expect(fold.textContent).toContain(part)
  expect(fold.textContent).not.toContain('View Details')
})

test('streaming platforms are sorted from A to Z; an empty list shows "Check local listings"', async () => {
  await withAnswers(<DramaCard drama={aDrama()} />)
  expect(items('.otts')).toEqual(['Disney+', 'Netflix', 'Viki'])
  document.body.replaceChildren()
  await withAnswers(<DramaCard drama={aDrama({ streamingPlatforms: [] })} />)
  expect(text()).toContain('Check local listings')
})

test.each(['sm', 'md', 'lg'] as const)('platform badges have the size %s', async (size) => {
  await withAnswers(<PlatformBadges platforms={['Netflix']} size={size} />)
  expect(document.querySelector('.ott')!.classList).toContain(size)
})

test('the ten known platforms have their own colors, others have none', async () => {
  const known = [
    'Netflix',
    'Viki',
    'Kocowa',
    'Hulu',
    'Amazon Prime',
    'Disney+',
    'Tubi',
    'Peacock',
    'Apple TV+',
    'Paramount+',
  ]
  await withAnswers(<PlatformBadges platforms={[...known, 'The Corner Cinema']} />)
  const own = [...document.querySelectorAll('.ott')].map((badge) => /ott-|unknown/.exec(badge.className)![0])
  expect(own.filter((kind) => kind === 'ott-')).toHaveLength(10)
  expect(own.filter((kind) => kind === 'unknown')).toHaveLength(1)
})
