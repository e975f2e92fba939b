// Motifs: admins name what a drama's drawn picture contains; a new drama gets those that its words name.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { dramas } from './table.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
})
afterAll(() => site.close())

const aDrama = (fields: Record<string, unknown>) => ({ title: 'Plain', description: 'A drama.', ...fields })
const add = async (fields: Record<string, unknown>): Promise<Drama> =>
  (await admin.post('/api/admin/dramas', aDrama(fields))).json()
const motifsOf = async (id: number) => {
  const [row] = await site.db.select({ motifs: dramas.motifs }).from(dramas).where(eq(dramas.id, id))
  return row!.motifs
}

test('a new drama gets motifs by the words of its title, or those that are named', async () => {
  const byTitle = await add({ title: 'The Night Court' })
  expect((await motifsOf(byTitle.id))[0]).toMatch(/^(gavel|scales)$/)
  const named = await add({ title: 'Another Night Court', motifs: 'Red umbrella, cat, cat' })
  expect(await motifsOf(named.id)).toEqual(['red-umbrella', 'cat'])
})

test('changing them changes the picture, and keeps scene and hour', async () => {
  const { id, imageUrl, art } = await add({ title: 'Quiet', motifs: ['cat'] })
  const change = { motifs: ['dog'] }
  const saved: Drama = (await admin.put(`/api/admin/dramas/${id}`, change)).json()
  expect(saved.imageUrl).not.toBe(imageUrl)
  expect(saved.art.mood).toBe(art.mood)
  const [shown] = await site.visitor.json<Drama[]>('/api/dramas/sorted?search=quiet')
  expect(shown?.imageUrl).toBe(saved.imageUrl)
  expect(shown).not.toHaveProperty('motifs')
})

test('an unknown motif and a fourth one are refused with words', async () => {
  const refused = await admin.post('/api/admin/dramas', aDrama({ motifs: 'unbrella' }))
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/^Motifs must be one of umbrella, /),
  ])
  const many = await admin.post('/api/admin/dramas', aDrama({ motifs: 'cat, dog, moon, sun' }))
  expect([many.statusCode, many.json().message]).toEqual([400, 'Motifs can be at most 3'])
})
