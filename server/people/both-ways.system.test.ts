// Every edge of the starter catalogue's people leads both ways: dramas, colleagues, articles, places, lines.
import { expect, test } from 'vitest'
import type { Article } from '#contract/api/news.ts'
import type { Person } from '#contract/api/people.ts'
import { aSeededSite } from '#tests/site.ts'
import { people } from './table.ts'

const site = await aSeededSite()
const everyone: Person[] = []
for (const { slug } of await site.db.select({ slug: people.slug }).from(people)) {
  const answer = await site.visitor.get(`/api/people/${encodeURIComponent(slug)}`)
  // Somebody known by name alone has no page.
  if (answer.statusCode === 200) everyone.push(answer.json())
}

const edges = (of: (person: Person) => readonly string[]) =>
  everyone.flatMap((person) => of(person).map((to) => `${person.slug} ${to}`)).sort()

test('every article leads to the people it is about, and they lead back', async () => {
  const links: string[] = []
  for (const { id } of await site.visitor.json<Article[]>('/api/news')) {
    const { people = [] } = await site.visitor.json<Article>(`/api/news/${id}`)
    links.push(...people.map(({ slug }) => `${slug} ${id}`))
  }
  expect(edges(({ articles }) => articles.map(({ id }) => String(id)))).toEqual(links.sort())
  expect(links.length).toBeGreaterThan(5)
})

test('the places and lines of a person are those of their dramas', async () => {
  for (const kind of ['places', 'lines'] as const) {
    const ofDrama = new Map<number, number>()
    for (const { acted, wrote, ...person } of everyone) {
      const expected = new Set([...acted, ...wrote].map(({ id }) => id))
      let count = 0
      for (const id of expected) {
        if (!ofDrama.has(id)) {
          const links = await site.visitor.json<unknown[]>(`/api/dramas/${id}/see-also/${kind}`)
          ofDrama.set(id, links.length)
        }
        count += ofDrama.get(id)!
      }
      expect([person.slug, kind, person[kind].length]).toEqual([person.slug, kind, count])
    }
  }
})
