// History and trash: who changed what, undoing it, conflicts, and deletion after thirty days.
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Revision } from '#contract/api/history.ts'
import type { Place } from '#contract/api/virtual-tour.ts'
import { places } from '#server/virtual-tour/table.ts'
import { aSite, type SignedIn } from '#tests/site.ts'
import { revisions } from './table.ts'
import { emptyTrash } from './trash.ts'

let place: Place
const PATH = '/api/virtual-tour-locations'
const site = await aSite()
const jiwoo = await site.signUp({ username: 'jiwoo', isAdmin: true })
const haneul = await site.signUp({ username: 'haneul', isAdmin: true })
beforeEach(async () => {
  const fields = { name: 'Stairs', drama: 'Our Blues', description: 'Steps.', address: '1 Harbour' }
  place = (await jiwoo.post(PATH, fields)).json()
})

const history = (before = '') => jiwoo.json<Revision[]>(`/api/admin/history/place/${place.id}${before}`)
const now = async () => (await site.visitor.json<Place[]>(PATH)).find(({ id }) => id === place.id)
const change = (who: SignedIn, fields: object) => who.put(`${PATH}/${place.id}`, fields)
const restore = (id: number, body: object = {}) => jiwoo.post(`/api/admin/history/${id}/put-back`, body)

test('every change is stored with its author and the state before and after', async () => {
  await change(haneul, { name: 'Harbour stairs', funFacts: 'Blue\nSteep' })
  const [changed, created] = await history()
  expect(created).toMatchObject({ action: 'created', by: 'jiwoo', version: 1, before: null })
  expect(created!.after).toMatchObject({ name: 'Stairs', funFacts: [] })
  expect(changed).toMatchObject({ action: 'updated', by: 'haneul', version: 2 })
  expect(changed!.before).toEqual(created!.after)
  expect(changed!.after).toMatchObject({ name: 'Harbour stairs', funFacts: ['Blue', 'Steep'] })
})

test('saving the same values is not a change', async () => {
  await change(haneul, { name: 'Stairs' })
  expect(await history()).toHaveLength(1)
})

test('the state before or after a change can be restored, and the restoring undone', async () => {
  await change(jiwoo, { name: 'Second' })
  await change(jiwoo, { name: 'Third' })
  const [, second] = await history()
  expect((await restore(second!.id, { side: 'before' })).json()).toEqual({
    area: 'place',
    item: String(place.id),
    gone: [],
  })
  expect(await now()).toMatchObject({ name: 'Stairs', version: 4 })
  await restore(second!.id, { side: 'after' })
  expect((await now())!.name).toBe('Second')
  const [restored] = await history()
  expect(restored).toMatchObject({ action: 'restored', by: 'jiwoo' })
  await restore(restored!.id)
  expect((await now())!.name).toBe('Stairs')
})

test('restoring the current state is not a change', async () => {
  const [created] = await history()
  expect((await restore(created!.id, { side: 'after' })).statusCode).toBe(200)
  expect(await history()).toHaveLength(1)
})

test('restoring a version of a deleted place takes it out of the trash', async () => {
  await jiwoo.del(`${PATH}/${place.id}`)
  const [deleted] = await history()
  expect(deleted).toMatchObject({ action: 'deleted', after: null })
  expect((await restore(deleted!.id, { side: 'after' })).statusCode).toBe(404)
  expect((await restore(deleted!.id, { side: 'before' })).statusCode).toBe(200)
  expect(await now()).toMatchObject({ name: 'Stairs' })
})

test('a save of an outdated version changes nothing and gets a 409 with the current state', async () => {
  await change(haneul, { name: 'Theirs', funFacts: ['New'], version: 1 })
  const refused = await change(jiwoo, { name: 'Mine', version: 1 })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('Someone else has changed this place since you opened it')
  expect(refused.json().current).toMatchObject({ name: 'Theirs', funFacts: ['New'], version: 2 })
  expect(refused.json().current.panoramaUrl).toBeNull()
  expect((await change(jiwoo, { name: 'Mine', version: 2 })).statusCode).toBe(200)
  expect((await change(jiwoo, { name: 'Without a version' })).statusCode).toBe(200)
})

test('two editors with a hundred random saves: each save is a version in the history or a 409', async () => {
  const save = fc.record({
    who: fc.nat({ max: 1 }),
    field: fc.constantFrom('name', 'address', 'description'),
    text: fc
      .string({ minLength: 1, maxLength: 6 })
      .filter((text) => text.trim() !== '' && !text.includes('\0')),
    reads: fc.boolean(),
  })
  const story = fc.sample(save, { numRuns: 100, seed: 7 })
  const known = [1, 1]
  let accepted = 0
  for (const { who, field, text, reads } of story) {
    if (reads) known[who] = (await now())!.version
    const standing = (await now())!.version
    const answer = await change(who ? haneul : jiwoo, { [field]: text, version: known[who] })
    expect(answer.statusCode).toBe(known[who] === standing ? 200 : 409)
    if (answer.statusCode !== 200) continue
    if (answer.json().version > standing) accepted++
    known[who] = answer.json().version
  }
  const newestFirst = await history()
  const chain = newestFirst.toReversed()
  expect(chain).toHaveLength(accepted + 1)
  for (const [at, step] of chain.entries()) if (at > 0) expect(step.before).toEqual(chain[at - 1]!.after)
  expect(await now()).toMatchObject({ ...pick(newestFirst[0]!.after!), version: accepted + 1 })
})
const pick = ({ name, address, description }: Record<string, unknown>) => ({ name, address, description })

test('a long history is paged by a hundred', async () => {
  await site.db.insert(revisions).values(
    Array.from({ length: 120 }, (_, n) => ({
      area: 'place',
      item: String(place.id),
      version: n + 2,
      action: 'updated',
      memberName: 'jiwoo',
      before: { name: `Name ${n}` },
      after: { name: `Name ${n + 1}` },
    })),
  )
  const first = await history()
  const older = await history(`?before=${first.at(-1)!.id}`)
  expect([first.length, older.length]).toEqual([100, 21])
  expect(older.at(-1)!.action).toBe('created')
})

test('the trash lists a deleted place with its date, and after thirty days it is deleted for good', async () => {
  await jiwoo.del(`${PATH}/${place.id}`)
  const inTrash = async () =>
    (await jiwoo.json<{ id: number; area: string; title: string }[]>('/api/admin/trash')).find(
      (one) => one.area === 'place' && one.id === place.id,
    )
  expect(await inTrash()).toMatchObject({ title: 'Stairs', deletedAt: expect.stringMatching(/^\d{4}-/) })
  const age = (days: number) =>
    site.db
      .update(places)
      .set({ deletedAt: sql`now() - make_interval(days => ${days}::int)` })
      .where(eq(places.id, place.id))
  await age(29)
  await emptyTrash(site.db)
  expect(await inTrash()).toBeDefined()
  await age(31)
  expect(await inTrash()).toBeUndefined()
  await emptyTrash(site.db)
  expect((await jiwoo.post(`/api/admin/trash/place/${place.id}/take-out`)).statusCode).toBe(404)
})

test('taking a place out of the trash works once; a second time, or without deletion, it is a 404', async () => {
  expect((await jiwoo.post(`/api/admin/trash/place/${place.id}/take-out`)).statusCode).toBe(404)
  await jiwoo.del(`${PATH}/${place.id}`)
  const path = `/api/admin/trash/place/${place.id}/take-out`
  const answers = await Promise.all([jiwoo.post(path), haneul.post(path)])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 404])
})

test.each([
  [
    'place',
    PATH,
    PATH,
    { name: 'Stairs', drama: 'Our Blues', description: 'Steps.', address: '1 Harbour' },
    { name: 'Saved' },
  ],
  [
    'drama',
    '/api/admin/dramas',
    '/api/dramas',
    { title: 'Stairs', description: 'Steps.' },
    { title: 'Saved' },
  ],
  [
    'article',
    '/api/admin/news',
    '/api/news',
    { title: 'Stairs', content: 'Steps.', celebrity: 'Minji' },
    { title: 'Saved' },
  ],
])(
  'what is in the trash (%s) can be neither saved nor deleted again, and comes back as it was',
  async (area, path, shown, fields, saved) => {
    const { id } = (await jiwoo.post(path, fields)).json<{ id: number }>()
    const find = async () => (await site.visitor.json<{ id: number }[]>(shown)).find((one) => one.id === id)
    const before = await find()
    const revisionsOf = async () => (await jiwoo.json<Revision[]>(`/api/admin/history/${area}/${id}`)).length
    await jiwoo.del(`${path}/${id}`)
    const known = await revisionsOf()
    expect((await haneul.put(`${path}/${id}`, saved)).statusCode).toBe(404)
    expect((await haneul.del(`${path}/${id}`)).statusCode).toBe(404)
    expect(await revisionsOf()).toBe(known)
    await jiwoo.post(`/api/admin/trash/${area}/${id}/take-out`)
    expect(await find()).toEqual(before)
  },
)

test('an unknown item, version or area is a 404 or 400, never a 500', async () => {
  for (const url of ['/api/admin/history/review/1', '/api/admin/history/__proto__/1'])
    expect((await jiwoo.get(url)).statusCode).toBe(404)
  expect(await jiwoo.json('/api/admin/history/place/999999')).toEqual([])
  for (const url of [
    '/api/admin/history/999999/put-back',
    '/api/admin/history/abc/put-back',
    '/api/admin/trash/place/999999/take-out',
    '/api/admin/trash/review/1/take-out',
    '/api/admin/trash/page/1/take-out',
  ])
    expect((await jiwoo.post(url, {})).statusCode).toBe(404)
  const [created] = await history()
  expect((await restore(created!.id, { side: 'sideways' })).statusCode).toBe(400)
  for (const odd of ['9'.repeat(300), '%00', '%F0%9F', '..%2fhome', "1'--"])
    expect([400, 404]).toContain((await jiwoo.get(`/api/admin/history/place/${odd}`)).statusCode)
})
