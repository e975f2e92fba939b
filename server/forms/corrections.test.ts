// Corrections of the comfort guide: a reported topic is shown at once, and weighs in lists once it is accepted or confirmed.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { InboxMessage } from '#contract/api/inbox.ts'
import { CONTENT_NOTES, OPEN_REPORTS_MOST } from '#contract/comfort.ts'
import { members } from '#server/auth/table.ts'
import { submissions } from '#server/forms/table.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const admin = await site.signUp({ username: 'haneul', isAdmin: true })

/** Each test begins with an empty inbox: one network may only have so many open reports. */
beforeEach(() => site.db.update(submissions).set({ doneAt: sql`now()` }))

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
const accept = (id: number) => admin.post(`/api/admin/inbox/${id}/accept`)

test('a topic reported by a reader is shown beside the notes, and no list changes until an admin accepts it', async () => {
  const id = await aDrama()
  const sent = await correct(id, { about: 'topic', topic: 'suicide', where: 'Episode 9' })
  expect(sent.statusCode).toBe(201)
  expect(await avoiding('suicide')).toContain(id)
  expect((await drama(id)).comfort).toMatchObject({ reported: ['suicide'], confirmed: [], notes: [] })
  expect((await drama(id)).comfort?.notFound).toContain('suicide')

  const message = await newest()
  expect(message).toMatchObject({
    form: 'correction',
    subject: 'Suicide: Quiet Harbor',
    fields: { topic: 'suicide', how: 'shown', where: 'Episode 9' },
    topic: 'suicide',
    fromSameOrigin: 1,
    doneAt: null,
  })
  await admin.put(`/api/admin/inbox/${message.id}`, { isDone: true })
  expect((await drama(id)).comfort).toMatchObject({ reported: [] })
  await admin.put(`/api/admin/inbox/${message.id}`, { isDone: false })
  expect((await drama(id)).comfort).toMatchObject({ reported: ['suicide'] })
})

test('forty hostile requests leave every avoid list as it was, and one press settles them', async () => {
  const own = await aSite()
  const boss = await own.signUp({ isAdmin: true })
  const fields = { description: 'x', gentleness: 5, heaviness: 1, comfortSource: 'us' }
  for (let n = 0; n < 5; n++)
    await boss.post('/api/admin/dramas', {
      ...{ title: `Calm ${n}`, ...fields, contentNotFound: [...CONTENT_NOTES] },
    })
  const lists = () =>
    Promise.all(
      ['gentle=1', ...CONTENT_NOTES.map((note) => `avoid=${note}`)].map(async (query) =>
        (await own.visitor.json<Drama[]>(`/api/dramas/sorted?${query}`)).map(({ id }) => id),
      ),
    )
  const before = await lists()
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      own.visitor.post(`/api/corrections/${before[0]![n % 5]}`, {
        ...{ about: 'topic', topic: CONTENT_NOTES[n % CONTENT_NOTES.length] },
      }),
    ),
  )
  expect(await lists()).toEqual(before)
  expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(OPEN_REPORTS_MOST)
  const refused = sent.find(({ statusCode }) => statusCode === 409)!
  expect(refused.json().message).toBe(
    'You have sent 10 reports that we have not read yet. Please wait until we have.',
  )
  const open = () => boss.json<InboxMessage[]>('/api/admin/inbox?form=correction&state=open')
  const messages = await open()
  expect(messages.map(({ fromSameOrigin }) => fromSameOrigin)).toEqual(Array(10).fill(10))
  expect(JSON.stringify(messages)).not.toContain('127.0.0')
  const settled = await boss.post(`/api/admin/inbox/${messages[0]!.id}/dismiss-origin`)
  expect(settled.json()).toEqual({ count: 10 })
  expect(await open()).toEqual([])
  const first = before[0]![0]
  expect(
    (await own.visitor.post(`/api/corrections/${first}`, { about: 'topic', topic: 'war' })).statusCode,
  ).toBe(201)
})

test('three members of some age from three networks leave the drama out; two, new ones, or one network do not', async () => {
  const id = await aDrama()
  const report = async (network: number, days: number) => {
    const { member, token } = await site.signUp()
    await site.db
      .update(members)
      .set({ createdAt: sql`now() - make_interval(days => ${days}::int)` })
      .where(eq(members.id, member.id))
    const sent = await site.visitor.call({
      ...{ method: 'POST', url: `/api/corrections/${id}`, payload: { about: 'topic', topic: 'war' } },
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: `203.0.${network}.7`,
    })
    expect(sent.statusCode).toBe(201)
    return (await avoiding('war')).includes(id)
  }
  expect(await report(1, 30)).toBe(true)
  expect(await report(2, 30)).toBe(true)
  expect(await report(3, 6)).toBe(true)
  expect(await report(2, 30)).toBe(true)
  expect(await report(4, 8)).toBe(false)
  expect((await drama(id)).comfort).toMatchObject({ reported: ['war'], confirmed: ['war'] })
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
        how: 'shown',
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
