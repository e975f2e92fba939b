// Run in the copy that add-a-field.deep.test.ts makes: dramas have a field "trivia" there, one entry per line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Revision } from '#contract/api/history.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { form } from '#tests/drama-importer.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { formOf, newForm, sentOf } from '#web/admin/content/form-values.ts'
import { fieldName } from '#web/admin/history/field-words.ts'

/** Types of a field that this project does not have. */
interface Saved {
  id: number
  version: number
  trivia?: string[]
}

let site: TestSite
let admin: SignedIn
let id: number
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  const empty = newForm(DRAMA, { name: '', year: 2026 })
  const typed = { ...empty, title: 'The Slow Bus', description: 'A bus.', trivia: ' Rain \n\nSnow, late ' }
  const created = await admin.post('/api/admin/dramas', sentOf(DRAMA, typed))
  expect(created.statusCode, created.body).toBe(201)
  id = created.json<Saved>().id
})
afterAll(() => site.close())

/** The artwork is not one of the admin's fields. */
const stored = async () => ({ ...(await admin.json<Saved>(`/api/admin/dramas/${id}`)), imageUrl: null })
const history = () => admin.json<Revision[]>(`/api/admin/history/drama/${id}`)
const TRIVIA = ['Rain', 'Snow, late']

test('the form saves it, its own page shows it, and lists leave it out', async () => {
  expect(await stored()).toMatchObject({ trivia: TRIVIA })
  expect(await site.visitor.json(`/api/dramas/${id}`)).toMatchObject({ trivia: TRIVIA })
  expect(await site.visitor.json<Saved[]>('/api/dramas')).toEqual([
    expect.not.objectContaining({ trivia: expect.anything() }),
  ])
})

test('an unchanged form saves nothing; a change is in the history, and is restored', async () => {
  const before = await stored()
  const unchanged = formOf(DRAMA, before as never, before.version)
  await admin.put(`/api/admin/dramas/${id}`, sentOf(DRAMA, unchanged, before as never))
  expect((await stored()).version).toBe(before.version)
  await admin.put(`/api/admin/dramas/${id}`, sentOf(DRAMA, { ...unchanged, trivia: 'Sun' } as never))
  const [change] = await history()
  expect(change).toMatchObject({ before: { trivia: TRIVIA }, after: { trivia: ['Sun'] } })
  expect(fieldName(DRAMA, 'trivia')).toBe('Trivia')
  await admin.post(`/api/admin/history/${change!.id}/put-back`, { side: 'before' })
  expect(await stored()).toMatchObject({ trivia: TRIVIA })
})

test.each(['csv', 'json'])('what %s exports is imported again', async (format) => {
  const file = (await admin.get(`/api/admin/dramas/export?format=${format}`)).body
  await admin.put(`/api/admin/dramas/${id}`, { trivia: [] })
  const offered = await admin.call({
    method: 'POST',
    url: '/api/admin/dramas/imports',
    ...form({ file }, `dramas.${format}`),
  })
  expect(offered.statusCode, offered.body).toBe(201)
  const done = await admin.post(`/api/admin/dramas/imports/${offered.json<Saved>().id}/run`, {})
  expect(done.json()).toMatchObject({ changed: 1 })
  expect(await stored()).toMatchObject({ trivia: TRIVIA })
})
