// The comfort guide: unreviewed dramas are never called safe, and avoided topics are filtered out.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { CONTENT_NOTES, type Comfort, type ContentNote, fits, GENTLE, notesIn } from '#contract/comfort.ts'
import { aSeededSite, type SignedIn, type TestSite } from '#tests/site.ts'

let site: TestSite
let admin: SignedIn
const comforts = new Map<number, Comfort | undefined>()
beforeAll(async () => {
  site = await aSeededSite()
  admin = await site.signUp({ isAdmin: true })
  const all = await site.visitor.json<Drama[]>('/api/dramas')
  const read = all.map(({ id }) => site.visitor.json<Drama>(`/api/dramas/${id}`))
  for (const { id, comfort } of await Promise.all(read)) comforts.set(id, comfort)
})
afterAll(() => site.close())

/** What it could be: everything that nobody has looked for is not there. */
const asIfLookedFor = (comfort: Comfort | undefined): Comfort => ({
  ...{ notes: [], reported: [], details: {}, pages: [], source: '' },
  ...comfort,
  gentleness: comfort?.gentleness ?? 5,
  heaviness: comfort?.heaviness ?? 1,
  notFound: CONTENT_NOTES.filter((topic) => !comfort?.notes.includes(topic)),
})
const ids = async (path: string) => (await site.visitor.json<Drama[]>(path)).map(({ id }) => id)

test('a reviewed drama has mood, content notes and reviewer; lists do not contain them', async () => {
  const [mister] = await site.visitor.json<Drama[]>('/api/dramas/sorted?search=My+Mister')
  expect(mister).not.toHaveProperty('comfort')
  expect((await site.visitor.json<Drama>(`/api/dramas/${mister!.id}`)).comfort).toEqual({
    gentleness: 3,
    tears: 5,
    heaviness: 5,
    pace: 2,
    notes: expect.arrayContaining(['violence', 'abuse']),
    notFound: expect.any(Array),
    reported: [],
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
    details: {},
    pages: [],
    source: 'Somebody of us',
  })
  expect(await ids('/api/dramas/sorted?avoid=war')).toContain(id)
  expect(await ids('/api/dramas/sorted?gentle=1')).toContain(id)
  await admin.del(`/api/admin/dramas/${id}`)
})

test('for any topics to avoid, lists and counts agree with the rule and exclude dramas with those topics', async () => {
  const wish = fc.record({ avoid: fc.subarray([...CONTENT_NOTES], { maxLength: 4 }), gentle: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(wish, async ({ avoid, gentle }) => {
      const search = `avoid=${encodeURIComponent(avoid.join(','))}${gentle ? '&gentle=1' : ''}`
      const found = await ids(`/api/dramas/sorted?${search}`)
      const expected = [...comforts]
        .filter(([, comfort]) => fits(comfort, { avoid, gentle }))
        .map(([id]) => id)
      expect([...found].sort()).toEqual(expected.sort())
      const wish = { avoid, gentle }
      const mightFit = [...comforts.values()].filter((comfort) => fits(asIfLookedFor(comfort), wish))
      expect(await site.visitor.json(`/api/dramas/count?${search}`)).toEqual(
        avoid.length > 0 || gentle
          ? { count: found.length, notLookedFor: mightFit.length - found.length }
          : { count: found.length },
      )
      const touching = found.filter((id) =>
        comforts.get(id)?.notes.some((note) => avoid.includes(note as ContentNote)),
      )
      expect(touching).toEqual([])
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
