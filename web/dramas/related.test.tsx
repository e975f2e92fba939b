// Where a drama's page leads: seasons, the same writer, similar dramas.
import { expect, test } from 'vitest'
import type { Related as RelatedDramas } from '#contract/api/related.ts'
import { withAnswers } from '#tests/render-dramas.tsx'
import { RelatedLines, SimilarDramas } from './related.tsx'

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
  const both = (
    <>
      <RelatedLines dramaId={5} />
      <SimilarDramas dramaId={5} />
    </>
  )
  await withAnswers(both, { '/api/dramas/5/see-also/dramas': answer })
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
    heading: '2 seasons and parts',
    links: ['/drama/6 The Slow Bus Home 2Season 22006'],
  })
  expect(document.querySelector('[aria-current=page]')!.textContent).toContain('You are here')
})

test('a series of separate stories says so', async () => {
  const [section] = await shown({
    series: { kind: 'series', dramas: [aCard(5, 'Again 1997'), aCard(7, 'Again 1988')] },
  })
  expect(section!.heading).toBe('2 dramas of the same series, each a story of its own')
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
    { heading: '1 drama also written by Noh Pen and Han Ink', links: ['/drama/8 Rain2008Romance'] },
    {
      heading: 'Similar dramas',
      links: [
        '/drama/9 Tea2009RomanceJust as gentle.',
        '/drama/10 Storm2010RomanceIU is in both.Heavier than this drama',
      ],
    },
  ])
  expect(document.querySelectorAll('details:not([open]) a'), 'folded, with links all the same').toHaveLength(
    1,
  )
})

test('nothing is shown where there is nothing, or where it could not be loaded', async () => {
  expect(await shown({})).toEqual([])
  expect(await shown(500)).toEqual([])
})
