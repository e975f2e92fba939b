// Corrections of the comfort guide: a reported topic filters at once, and an admin can add it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { InboxMessage } from '#contract/api/inbox.ts'
import { CONTENT_NOTES } from '#contract/comfort.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ username: 'haneul', isAdmin: true })
})
afterAll(() => site.close())

const aDrama = async (fields: object = {}): Promise<number> =>
  (
    await admin.post('/api/admin/dramas', {
      ...{ title: 'Quiet Harbor', description: 'A harbor.', gentleness: 5, heaviness: 1 },
      ...{ contentNotFound: [...CONTENT_NOTES], comfortSource: 'Compiled from recaps' },
      ...fields,
    })
  ).json().id
const correct = (id: number | string, body: object) => site.visitor.post(`/api/corrections/${id}`, body)
const drama = (id: number) => site.visitor.json<Drama>(`/api/dramas/${id}`)
const avoiding = async (topics: string) =>
  (await site.visitor.json<Drama[]>(`/api/dramas/sorted?avoid=${topics}`)).map(({ id }) => id)
const newest = async () => (await admin.json<InboxMessage[]>('/api/admin/inbox?form=correction'))[0]!
const accept = (id: number, by = admin) => by.post(`/api/admin/inbox/${id}/accept`)

test('a topic reported by a reader excludes the drama until an admin decides', async () => {
  const id = await aDrama()
  expect(await avoiding('suicide')).toContain(id)
  const sent = await correct(id, { about: 'topic', topic: 'suicide', where: 'Episode 9' })
  expect(sent.statusCode).toBe(201)
  expect(await avoiding('suicide')).not.toContain(id)
  expect(await avoiding('self-harm')).not.toContain(id)
  expect(await avoiding('war')).toContain(id)
  const { count, notLookedFor } = await site.visitor.json<{ count: number; notLookedFor: number }>(
    '/api/dramas/count?avoid=suicide',
  )
  expect([count, notLookedFor]).toEqual([0, 1])
  expect((await drama(id)).comfort).toMatchObject({ reported: ['suicide'], notes: [] })
  expect((await drama(id)).comfort?.notFound).not.toContain('suicide')

  const message = await newest()
  expect(message).toMatchObject({
    form: 'correction',
    subject: 'Suicide: Quiet Harbor',
    fields: { topic: 'suicide', where: 'Episode 9' },
    topic: 'suicide',
    doneAt: null,
  })
  await admin.put(`/api/admin/inbox/${message.id}`, { isDone: true })
  expect(await avoiding('suicide')).toContain(id)
  expect((await drama(id)).comfort).toMatchObject({ reported: [] })
  await admin.put(`/api/admin/inbox/${message.id}`, { isDone: false })
  expect(await avoiding('suicide')).not.toContain(id)
})

test('accepting adds the content note with its date, is in the history, and can be undone', async () => {
  const id = await aDrama()
  await correct(id, { about: 'topic', topic: 'animal harm', where: 'A dog, episode 2' })
  const message = await newest()
  const accepted = await accept(message.id)
  expect(accepted.json()).toMatchObject({ id: message.id, doneBy: 'haneul' })
  const { comfort } = await drama(id)
  expect(comfort).toMatchObject({
    notes: ['animal harm'],
    reported: [],
    details: {
      'animal harm': {
        how: 'mentioned',
        where: 'A dog, episode 2',
        sources: [],
        addedByReader: message.createdAt.slice(0, 10),
      },
    },
  })
  expect(comfort?.notFound).not.toContain('animal harm')
  expect(await avoiding('animal harm')).not.toContain(id)
  const [revision] = await admin.json<{ id: number; action: string; by: string }[]>(
    `/api/admin/history/drama/${id}`,
  )
  expect(revision).toMatchObject({ action: 'updated', by: 'haneul' })
  const again = await accept(message.id)
  expect([again.statusCode, again.json().message]).toEqual([409, 'This correction has already been handled'])
})

test('an existing content note keeps its details', async () => {
  const detail = { how: 'shown', where: 'Episode 1', sources: [] }
  const id = await aDrama({
    ...{ contentNotes: ['war'], contentNotFound: [], contentDetails: { war: detail } },
  })
  await correct(id, { about: 'topic', topic: 'war' })
  await accept((await newest()).id)
  expect((await drama(id)).comfort?.details).toEqual({ war: detail })
})

test('a drama that nobody had reviewed says that readers wrote the note', async () => {
  const id = await aDrama({ comfortSource: null, contentNotFound: [] })
  await correct(id, { about: 'topic', topic: 'grief' })
  expect(await drama(id)).not.toHaveProperty('comfort')
  await accept((await newest()).id)
  expect((await drama(id)).comfort).toMatchObject({
    notes: ['grief'],
    source: 'Compiled from what readers wrote to us',
  })
})

test('a reported platform goes to the inbox and changes nothing', async () => {
  const id = await aDrama({ streamingPlatforms: ['Viki'] })
  expect((await correct(id, { about: 'platforms', what: 'It left Viki in May' })).statusCode).toBe(201)
  const message = await newest()
  expect(message).toMatchObject({
    subject: 'Where to watch: Quiet Harbor',
    fields: { what: 'It left Viki in May' },
    topic: null,
  })
  expect((await accept(message.id)).statusCode).toBe(404)
  expect((await drama(id)).streamingPlatforms).toEqual(['Viki'])
})

test('the same correction sent twice is stored once', async () => {
  const id = await aDrama()
  const body = { about: 'topic', topic: 'gore', where: '' }
  const [first, second] = await Promise.all([correct(id, body), correct(id, body)])
  expect(first.json().id).toBe(second.json().id)
})

test('only an admin accepts', async () => {
  const id = await aDrama()
  await correct(id, { about: 'topic', topic: 'bullying' })
  const { id: message } = await newest()
  expect((await site.visitor.post(`/api/admin/inbox/${message}/accept`)).statusCode).toBe(401)
  expect((await accept(message, await site.signUp())).statusCode).toBe(403)
  expect((await drama(id)).comfort).toMatchObject({ notes: [] })
})

test.each([
  [{ about: 'topic' }, 'Please choose a topic'],
  [{ about: 'topic', topic: 'spoons' }, 'Please choose a topic'],
  [{ about: 'topic', topic: 'war', where: 'x'.repeat(5_001) }, 'Where can be at most 5,000 characters'],
  [{ about: 'platforms' }, 'What is wrong must be text'],
  [{ about: 'platforms', what: ' ' }, 'Please write what is wrong'],
  [{ about: 'weather' }, 'about must be topic or platforms'],
])('%j is refused with words', async (body, message) => {
  const refused = await correct(await aDrama(), body)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toContain(message)
})

test.each(['0', 'abc', '999999'])('there is no drama %s to correct', async (id) => {
  expect((await correct(id, { about: 'topic', topic: 'war' })).statusCode).toBe(404)
})

test('one address can send only as many as of the other forms', async () => {
  const strict = await aSite({ RATE_LIMIT_SCALE: '1' })
  const other = await strict.signUp({ isAdmin: true })
  const { id } = (await other.post('/api/admin/dramas', { title: 'A', description: 'B' })).json()
  const send = (n: number) =>
    strict.visitor.post(`/api/corrections/${id}`, { about: 'platforms', what: `No ${n}` })
  for (let n = 0; n < 40; n++) expect((await send(n)).statusCode).toBe(201)
  expect((await send(41)).statusCode).toBe(429)
  await strict.close()
})
