// @vitest-environment jsdom
// Where a drama's page leads: seasons, the same writer, similar dramas.
import { expect, test } from 'vitest'
import type { Related as RelatedDramas } from '#contract/api/related.ts'
import { withAnswers } from './on-drama-stage.tsx'
import { Related } from './related.tsx'

const aCard = (id: number, title: string) => ({
  id,
  title,
  year: 2000 + id,
  episodes: 16,
  genre: 'Romance',
  imageUrl: '/art/p.webp',
  art: { poster: '/art/p.webp' },
})
const shown = async (related: Partial<RelatedDramas> | number) => {
  const answer = typeof related === 'number' ? related : { sameWriter: [], similar: [], ...related }
  await withAnswers(<Related dramaId={5} />, { '/api/dramas/5/see-also/dramas': answer })
  return [...document.querySelectorAll('section')].map((section) => ({
    heading: section.querySelector('h2')!.textContent,
    links: [...section.querySelectorAll('a')].map(
      (link) => `${link.getAttribute('href')} ${link.textContent}`,
    ),
  }))
}

test('seasons are named, in order, and the drama itself is no link', async () => {
  const [section] = await shown({
    series: {
      kind: 'seasons',
      dramas: [
        { ...aCard(5, 'The Slow Bus Home'), label: 'Season 1' },
        { ...aCard(6, 'The Slow Bus Home 2'), label: 'Season 2' },
      ],
    },
  })
  expect(section).toEqual({
    heading: 'Seasons and parts',
    links: ['/drama/6 The Slow Bus Home 2Season 22006'],
  })
  expect(document.querySelector('[aria-current=page]')!.textContent).toContain('You are here')
})

test('a series of separate stories says so', async () => {
  const [section] = await shown({
    series: { kind: 'series', dramas: [aCard(5, 'Again 1997'), aCard(7, 'Again 1988')] },
  })
  expect(section!.heading).toBe('In the same series')
  expect(document.body.textContent).toContain('Each tells a story of its own.')
})

test('each similar drama has its reason, and a much heavier one a warning', async () => {
  const sections = await shown({
    sameWriter: [{ writers: ['Noh Pen', 'Han Ink'], dramas: [aCard(8, 'Rain')] }],
    similar: [
      { ...aCard(9, 'Tea'), reason: 'Just as gentle.' },
      { ...aCard(10, 'Storm'), reason: 'IU is in both.', heavier: true, inIndex: true },
    ],
  })
  expect(sections).toEqual([
    {
      heading: 'Similar dramas',
      links: [
        '/drama/9 Tea2009RomanceJust as gentle.',
        '/drama/10 Storm2010RomanceIU is in both.Not reviewed yetHeavier than this drama',
      ],
    },
    { heading: 'Also written by Noh Pen and Han Ink', links: ['/drama/8 Rain2008Romance'] },
  ])
})

test('of a busy writer six are shown, and the others are folded, with links all the same', async () => {
  const dramas = [11, 12, 13, 14, 15, 16, 17, 18].map((id) => aCard(id, `Rain ${id}`))
  const [section] = await shown({ sameWriter: [{ writers: ['Noh Pen'], dramas }] })
  expect(section!.links).toHaveLength(8)
  expect(document.querySelector('summary')!.textContent).toBe('Show 2 more')
  expect(document.querySelectorAll('details:not([open]) a')).toHaveLength(2)
})

test('nothing is shown where there is nothing, or where it could not be loaded', async () => {
  expect(await shown({})).toEqual([])
  expect(await shown(500)).toEqual([])
})
