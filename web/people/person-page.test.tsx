// The page of a person: what it shows, and what it leaves out.
import { expect, test } from 'vitest'
import type { Person } from '#contract/api/people.ts'
import { aDrama, withAnswers } from '#tests/render-dramas.tsx'
import PersonPage from './person-page.tsx'

const aPerson = (over: Partial<Person> = {}): Person => ({
  id: 3,
  slug: 'seo-ara',
  name: 'Seo Ara',
  nativeName: '서아라',
  otherNames: ['Suh Ara'],
  acted: [
    aDrama({ id: 9, title: 'Late Tea', year: 2022 }),
    aDrama({ id: 5, title: 'The Slow Bus Home' }),
    aDrama({ id: 900, title: 'Old Tea', year: 1999, inIndex: true }),
  ],
  wrote: [],
  lines: [],
  places: [],
  articles: [],
  worksWith: [],
  namesakes: [],
  ...over,
})
const show = (person: Person | number) =>
  withAnswers(<PersonPage params={{ slug: 'seo-ara' }} query={new URLSearchParams()} />, {
    '/api/people/seo-ara': person,
  })
const text = () => document.body.textContent!
const headings = () => [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)
const linksTo = (path: string) => document.querySelectorAll(`a[href="${path}"]`).length
const metaRobots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('names, the dramas of the catalogue as cards, and those of the index as a list', async () => {
  await show(aPerson())
  expect(headings()).toEqual(['Seo Ara', 'Dramas'])
  expect(document.querySelector('[lang=ko]')!.textContent).toBe('서아라')
  expect(text()).toContain('Also spelled Suh Ara')
  expect([...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)).toEqual([
    'Late Tea',
    'The Slow Bus Home',
  ])
  expect(text()).toContain('More dramas')
  expect(text()).toContain('1999Old Tea')
  expect(linksTo('/drama/900')).toBe(1)
})

test('older dramas of somebody with very many are named without cards', async () => {
  const further = [
    { id: 7, title: 'First Tea', year: 1998, role: 'actor' as const },
    { id: 8, title: 'Tea Unread', year: 1997, role: 'actor' as const, inIndex: true },
    { id: 7, title: 'First Tea', year: 1998, role: 'writer' as const },
  ]
  await show(aPerson({ further }))
  expect(text()).toContain('Actor and writer')
  expect(text()).toContain('Earlier1998First Tea')
  expect(text()).toContain('1999Old Tea1997Tea Unread')
  expect(headings()).toEqual(['Seo Ara', 'As an actor', 'As a writer'])
  expect(linksTo('/drama/7')).toBe(2)
})

test('what somebody acted in and what they wrote stand apart', async () => {
  await show(aPerson({ wrote: [aDrama({ id: 5 })] }))
  expect(text()).toContain('Actor and writer')
  expect(headings()).toEqual(['Seo Ara', 'As an actor', 'As a writer'])
})

test('colleagues, lines, places, articles and namesakes lead to their pages', async () => {
  const ofDrama = { dramaId: 5, dramaTitle: 'The Slow Bus Home' }
  await show(
    aPerson({
      worksWith: [{ slug: 'han-do', name: 'Han Do', dramas: 3 }],
      lines: [{ line: 'x', korean: '오늘', romanization: 'oneul', english: 'Today', ...ofDrama }],
      places: [
        {
          id: 7,
          name: 'Stairs',
          address: '1 Harbour',
          imageUrl: '/x.avif',
          art: { cover: '/c', share: '/s' },
          ...ofDrama,
        },
      ],
      articles: [{ id: 2, title: 'A visit', publishedAt: '2026-11-01T00:00:00.000Z' }],
      namesakes: [
        { id: 4, slug: 'seo-ara-2', name: 'Seo Ara', roles: ['writer'], dramas: 1, knownFor: 'Salt' },
      ],
    }),
  )
  expect(text()).toContain('3 dramas together')
  expect(text()).toContain('Heard in The Slow Bus Home')
  expect(text()).toContain('Others are called Seo Ara too')
  expect(text()).toContain('writer of Salt')
  for (const path of ['/person/han-do', '/virtual-tour?place=7', '/k-star?article=2', '/person/seo-ara-2'])
    expect([path, linksTo(path)]).toEqual([path, 1])
})

test('search engines are told who it is, in which dramas, and by which other names', async () => {
  await show(aPerson({ remark: 'actor born 1990' }))
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const ld = scripts
    .map(({ textContent }) => JSON.parse(textContent!))
    .find((one) => one['@type'] === 'Person')
  expect(ld).toMatchObject({
    name: 'Seo Ara',
    alternateName: ['서아라', 'Suh Ara'],
    disambiguatingDescription: 'actor born 1990',
    url: 'http://site.test/person/seo-ara',
    jobTitle: ['Actor'],
  })
  expect(ld['@reverse'].actor.map(({ url }: { url: string }) => url)).toEqual([
    'http://site.test/drama/9',
    'http://site.test/drama/5',
  ])
  expect(metaRobots()).toBeUndefined()
  expect(document.querySelector('meta[name=description]')!.getAttribute('content')).toBe(
    'Seo Ara (서아라), actor in 3 K-dramas, among them Late Tea and The Slow Bus Home.',
  )
})

test('with fewer than two dramas of the catalogue the page is not offered to search engines', async () => {
  await show(aPerson({ acted: [aDrama(), aDrama({ id: 900, inIndex: true })] }))
  expect(metaRobots()).toBe('noindex')
})

test('nobody is there, or the page could not be loaded: each in its own words', async () => {
  await show(404)
  expect(document.querySelector('h1')!.textContent).toBe('Person not found')
  document.body.replaceChildren()
  await show(500)
  expect(document.querySelector('[role=alert] h1')!.textContent).toBe('Could not load this page.')
})

test('visitors see nothing for admins', async () => {
  await show(aPerson())
  expect(text()).not.toContain('Edit person')
})
