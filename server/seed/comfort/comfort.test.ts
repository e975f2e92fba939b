// The research behind the comfort guide: every drama has one, every note a source, and nothing is both there and not.
import { expect, test } from 'vitest'
import { CONTENT_NOTES, SURENESS } from '#contract/comfort.ts'
import { catalogue } from '../catalogue/index.ts'
import { type Research, research, researched } from './index.ts'

const known: readonly string[] = CONTENT_NOTES

/** "Title: what is wrong" for every drama. */
const faults = (of: (one: Research) => string[]) =>
  [...research].flatMap(([title, one]) => of(one).map((fault) => `${title}: ${fault}`))

test('every drama of the starter catalogue was researched, and nothing else', () => {
  expect([...research.keys()].sort()).toEqual(catalogue.map(({ title }) => title).sort())
})

test('no topic is both there and not found, and every topic is one of the guide', () => {
  expect(
    faults(({ present, notFound }) => [
      ...notFound.filter((topic) => topic in present),
      ...[...Object.keys(present), ...notFound].filter((topic) => !known.includes(topic)),
      ...(new Set(notFound).size < notFound.length ? ['a topic twice'] : []),
    ]),
  ).toEqual([])
})

test('no note is without a source', () => {
  expect(
    faults(({ present, sources }) =>
      Object.entries(present).flatMap(([topic, detail]) =>
        detail.sources.length > 0 && detail.sources.every((at) => sources[at]) ? [] : [topic],
      ),
    ),
  ).toEqual([])
})

test('every source has a name, an address and the month in which it was read', () => {
  expect(
    faults(({ sources }) =>
      sources
        .filter(
          ({ name, url, read }) =>
            !name || !/^https?:\/\/[\x21-\x7e]+$/.test(url) || !/^\d{4}-\d{2}$/.test(read),
        )
        .map(({ url }) => url),
    ),
  ).toEqual([])
})

test('a topic counts as not found only where at least two sites were read', () => {
  expect(
    faults(({ sources, notFound }) => {
      const sites = new Set(sources.map(({ url }) => new URL(url).hostname.replace(/^www\./, '')))
      return notFound.length > 0 && sites.size < 2 ? [[...sites].join()] : []
    }),
  ).toEqual([])
})

test('every note says how surely it is there, and where in a short line', () => {
  expect(
    faults(({ present }) =>
      Object.entries(present)
        .filter(([, { how, where }]) => !SURENESS.includes(how) || where.length > 160)
        .map(([topic]) => topic),
    ),
  ).toEqual([])
})

/** What nobody expects of a drama that is called light. */
const HARDEST = ['suicide', 'self-harm', 'sexual violence', 'gore', 'death of a child', 'abuse'] as const

test('the scales do not contradict the notes: what is light shows at most one of the hardest topics, and no child dies', () => {
  const light = catalogue.filter(({ comfort }) => comfort && comfort.heaviness <= 2)
  const hard = light.map(({ title }) => ({
    title,
    topics: HARDEST.filter((topic) => research.get(title)?.present[topic]?.how === 'shown'),
  }))
  expect(hard.filter(({ topics }) => topics.length > 1 || topics.includes('death of a child'))).toEqual([])
})

test('a new site stores each note with its sources, and says how it was found out', () => {
  const [title, { present, sources }] = [...research].find(([, one]) => Object.keys(one.present).length > 0)!
  const stored = researched(title)
  const [topic, detail] = Object.entries(present)[0]!
  expect(stored.contentNotes).toContain(topic)
  expect(stored.contentDetails).toMatchObject({
    [topic]: { how: detail.how, sources: detail.sources.map((at) => sources[at]) },
  })
  expect(stored.comfortSource).toBe(
    'Compiled from public recaps, November 2026; not every episode was watched by us',
  )
})
