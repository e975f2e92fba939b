// The comfort guide: unreviewed dramas are never called safe, and avoided topics are filtered out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import {
  CONTENT_NOTES,
  type Comfort,
  type ContentNote,
  type Feel,
  type Fit,
  fitOf,
  GENTLE,
  notesIn,
} from '#contract/comfort.ts'
import { aSeededSite } from '#tests/site.ts'

const feels = new Map<number, Feel | undefined>()
const site = await aSeededSite()
const admin = await site.signUp({ isAdmin: true })
const all = await site.visitor.json<Drama[]>('/api/dramas')
// One after the other: all at once, a busy machine refuses some.
for (const { id } of all) {
  const { comfort } = await site.visitor.json<Drama>(`/api/dramas/${id}`)
  feels.set(id, comfort && feelOf(comfort))
}

/** Worked out from what the page says: a note without a detail counts as shown, and so does what is confirmed. */
function feelOf({ notes, notFound, confirmed, details, ...comfort }: Comfort): Feel {
  const isMentioned = (note: string) =>
    details[note as ContentNote]?.how === 'mentioned' && !confirmed.includes(note)
  return {
    ...comfort,
    shown: [...new Set([...notes.filter((note) => !isMentioned(note)), ...confirmed])],
    mentioned: notes.filter(isMentioned),
    notFound,
  }
}

const ids = async (path: string) => (await site.visitor.json<Drama[]>(path)).map(({ id }) => id)

test('a reviewed drama has mood, content notes and reviewer; lists have them in short', async () => {
  const [mister] = await site.visitor.json<Drama[]>('/api/dramas/sorted?search=My+Mister')
  expect(mister).not.toHaveProperty('comfort')
  expect(mister!.feel).toEqual({
    ...{ gentleness: 3, tears: 5, heaviness: 5, pace: 2 },
    shown: expect.arrayContaining(['violence']),
    mentioned: expect.any(Array),
  })
  expect((await site.visitor.json<Drama>(`/api/dramas/${mister!.id}`)).comfort).toEqual({
    gentleness: 3,
    tears: 5,
    heaviness: 5,
    pace: 2,
    notes: expect.arrayContaining(['violence', 'abuse']),
    notFound: expect.any(Array),
    reported: [],
    confirmed: [],
    details: expect.objectContaining({
      violence: {
        how: 'shown',
        where: expect.any(String),
        sources: expect.arrayContaining([
          { name: expect.any(String), url: expect.stringMatching(/^https?:/), read: '2026-11' },
        ]),
      },
    }),
    pages: expect.any(Array),
    source: 'Compiled from public recaps, November 2026; not every episode was watched by us',
  })
})

test('the guide is sent only with a source', async () => {
  const created = await admin.post('/api/admin/dramas', {
    ...{ title: 'Unsigned', description: 'x', gentleness: 5, heaviness: 1 },
    ...{ contentNotes: ['grief'], contentNotFound: ['war', ...GENTLE.without] },
  })
  const { id } = created.json()
  expect(await site.visitor.json(`/api/dramas/${id}`)).not.toHaveProperty('comfort')
  expect(await ids('/api/dramas/sorted?gentle=1')).not.toContain(id)
  expect(await ids('/api/dramas/sorted?avoid=war')).not.toContain(id)
  await admin.put(`/api/admin/dramas/${id}`, { comfortSource: 'Somebody of us' })
  expect((await site.visitor.json<Drama>(`/api/dramas/${id}`)).comfort).toEqual({
    gentleness: 5,
    heaviness: 1,
    notes: ['grief'],
    notFound: ['suicide', 'gore', 'war'],
    reported: [],
    confirmed: [],
    details: {},
    pages: [],
    source: 'Somebody of us',
  })
  expect(await ids('/api/dramas/sorted?avoid=war')).toContain(id)
  expect(await ids('/api/dramas/sorted?gentle=1')).toContain(id)
  await admin.del(`/api/admin/dramas/${id}`)
})

test('for any topics to avoid, lists and counts follow the rule, and no drama noted with one is in them', async () => {
  const topics = fc.subarray([...CONTENT_NOTES], { maxLength: 3 })
  const wish = fc.record({ avoid: topics, avoidMentions: topics, gentle: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(wish, async (wish) => {
      const { avoid, avoidMentions, gentle } = wish
      const search = new URLSearchParams({ avoid: avoid.join(), avoidMentions: avoidMentions.join() })
      if (gentle) search.set('gentle', '1')
      const that = (fit: Fit) => [...feels].filter(([, feel]) => fitOf(feel, wish) === fit).map(([id]) => id)
      const found = await ids(`/api/dramas/sorted?${search}`)
      expect(found.toSorted()).toEqual(that('fits').sort())
      const isFiltered = avoid.length + avoidMentions.length > 0 || gentle
      const unchecked = isFiltered ? await ids(`/api/dramas/sorted?${search}&unchecked=1`) : []
      expect(unchecked.toSorted()).toEqual(that('unknown').sort())
      expect(await site.visitor.json(`/api/dramas/count?${search}`)).toEqual({
        count: found.length,
        ...(isFiltered && { notLookedFor: unchecked.length }),
      })
      const isNoted = (id: number) => {
        const { shown = [], mentioned = [] } = feels.get(id) ?? {}
        return (
          [...avoid, ...avoidMentions].some((topic) => shown.includes(topic)) ||
          avoidMentions.some((topic) => mentioned.includes(topic))
        )
      }
      expect([...found, ...unchecked].filter(isNoted)).toEqual([])
      const recommended = await ids(`/api/dramas/recommended?categories=healing&${search}`)
      expect(recommended.filter((id) => !found.includes(id))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('unknown topics are ignored, and without a filter the lists are complete', async () => {
  expect(notesIn(' Grief ,GRIEF,nonsense,,sui cide')).toEqual(['grief'])
  const all = await ids('/api/dramas/sorted')
  for (const search of [
    'avoid=',
    'avoid=nonsense',
    'gentle=',
    `avoid=${encodeURIComponent("'; drop table dramas")}`,
  ])
    expect(await ids(`/api/dramas/sorted?${search}`)).toEqual(all)
})
