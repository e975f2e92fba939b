// Every edge between dramas, people, lines, places and articles of a whole site: none is dead, each leads both ways.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { Person } from '#contract/api/people.ts'
import type { Related } from '#contract/api/related.ts'
import { dramas as dramasTable } from '#server/dramas/table.ts'
import { people as peopleTable } from '#server/people/table.ts'
import { loadIndex } from '#server/seed/index/load-index.ts'
import { seed } from '#server/seed/seed.ts'
import { aSite, type TestSite } from './site.ts'

let site: TestSite
const dramas = new Map<number, Drama>()
const related = new Map<number, Related>()
const people = new Map<string, Person>()
beforeAll(async () => {
  site = await aSite()
  await seed(site.db)
  await loadIndex(site.db)
  for (const { id } of await site.db.select({ id: dramasTable.id }).from(dramasTable)) {
    dramas.set(id, await site.visitor.json(`/api/dramas/${id}`))
    related.set(id, await site.visitor.json(`/api/dramas/${id}/see-also/dramas`))
  }
  for (const { slug } of await site.db.select({ slug: peopleTable.slug }).from(peopleTable))
    people.set(slug, await site.visitor.json(`/api/people/${slug}`))
}, 600_000)
afterAll(() => site.close())

const sorted = (edges: Iterable<string>) => [...edges].sort()

test('every drama of the catalogue and the index is there, with its people', () => {
  expect(dramas.size).toBeGreaterThan(2_950)
  expect(people.size).toBeGreaterThan(3_000)
  const unlinked = [...dramas.values()].filter(
    ({ mainCast, people = [] }) => mainCast.length > 0 && people.length === 0,
  )
  expect(unlinked.map(({ title }) => title)).toEqual([])
})

test('a drama names exactly the people whose pages list it', () => {
  const fromDramas = [...dramas.values()].flatMap(({ id, people = [] }) =>
    people.map(({ slug, role }) => `${id} ${role} ${slug}`),
  )
  const fromPeople = [...people.values()].flatMap(({ slug, acted, wrote }) => [
    ...acted.map(({ id }) => `${id} actor ${slug}`),
    ...wrote.map(({ id }) => `${id} writer ${slug}`),
  ])
  expect(sorted(new Set(fromDramas))).toEqual(sorted(fromPeople))
})

test('nobody has an empty page, and whoever works with somebody is on their page too, unless it is full', () => {
  for (const { name, acted, wrote, worksWith } of people.values()) {
    expect(acted.length + wrote.length, name).toBeGreaterThan(0)
    for (const other of worksWith) {
      const back = people.get(other.slug)
      expect(back, `${name} works with ${other.slug}`).toBeDefined()
      const link = back!.worksWith.find(({ slug }) => people.get(slug)?.name === name)
      if (link) expect(link.dramas).toBe(other.dramas)
    }
  }
})

test('the seasons of a series all name one another, in the same order', () => {
  let series = 0
  for (const [id, { series: own }] of related) {
    if (!own) continue
    series++
    const ids = own.dramas.map((drama) => drama.id)
    expect(ids).toContain(id)
    for (const other of ids) expect(related.get(other)!.series?.dramas.map((drama) => drama.id)).toEqual(ids)
  }
  expect(series).toBeGreaterThan(50)
})

test('whatever a drama leads to is there, no drama leads to itself, and each leads somewhere', () => {
  for (const [id, { series, sameWriter, similar }] of related) {
    const similarIds = similar.map((drama) => drama.id)
    const ids = [...similarIds, ...sameWriter.flatMap((one) => one.dramas.map((drama) => drama.id))]
    expect(ids).not.toContain(id)
    expect(similar.length, dramas.get(id)!.title).toBeGreaterThanOrEqual(3)
    for (const other of [...ids, ...(series?.dramas.map((drama) => drama.id) ?? [])])
      expect(dramas.has(other)).toBe(true)
    for (const { reason } of similar) expect(reason).toMatch(/^[A-Z“].*\.$/)
  }
})
