// The inbox: search, filters, done, export, retrying mails.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { InboxMessage, SentMail } from '#contract/api/inbox.ts'
import type { Desk } from '#contract/api/members.ts'
import { inboxCsv } from '#contract/inbox-csv.ts'
import { jobs } from '#server/jobs/table.ts'
import { aSite } from '#tests/site.ts'
import { submissions } from './table.ts'

const site = await aSite({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'us@example.com',
})
const admin = await site.signUp({ username: 'haneul', isAdmin: true })
beforeEach(async () => {
  await site.db.delete(submissions)
  await site.db.delete(jobs)
})

const send = async (subject: string, over: object = {}) => {
  const message = { name: 'Min-ji', email: 'minji@example.com', message: 'Where was it filmed?' }
  return (await site.visitor.post('/api/contact-form', { ...message, subject, ...over })).json().id as number
}
const inbox = (query = '') => admin.json<InboxMessage[]>(`/api/admin/inbox${query}`)
const subjects = async (query: string) => (await inbox(query)).map(({ subject }) => subject)
const done = (id: number, isDone: unknown = true, by = admin) => by.put(`/api/admin/inbox/${id}`, { isDone })
const age = (id: number, hours: number) =>
  site.db
    .update(submissions)
    .set({ createdAt: sql`now() - ${hours} * interval '1 hour'` })
    .where(eq(submissions.id, id))
const desk = () => admin.json<Desk>('/api/admin/desk')
const mails = (query = '') => admin.json<SentMail[]>(`/api/admin/mails${query}`)
const mailOf = (change: object) => site.db.update(jobs).set(change)
const again = (id: number) => admin.post(`/api/admin/mails/${id}/send`)

test('a message stands in the inbox with everything that was asked, and with the state of its mail', async () => {
  const id = await send('A question')
  expect(await inbox()).toEqual([
    {
      id,
      form: 'contact',
      name: 'Min-ji',
      email: 'minji@example.com',
      subject: 'A question',
      fields: { message: 'Where was it filmed?' },
      createdAt: expect.any(String),
      isLate: false,
      doneAt: null,
      doneBy: null,
      topic: null,
      dramaId: null,
      fromSameOrigin: 0,
      mail: 'waiting',
    },
  ])
})

test('messages are searched in every answer, and shown by form and state, a page at a time', async () => {
  await send('First', { message: 'About 100% of the OST' })
  const second = await send('Second', { name: 'Söra' })
  await site.visitor.post('/api/experiential-learning-form', {
    name: 'Jiho',
    email: 'jiho@example.com',
    interests: 'Hiking near Busan',
  })
  await done(second)
  expect(await subjects('?search=100%25')).toEqual(['First'])
  expect(await subjects('?search=SÖRA')).toEqual(['Second'])
  expect(await subjects('?search=busan')).toEqual(['Travel community application'])
  expect(await subjects('?search=interests')).toEqual([])
  expect(await subjects('?form=experiential')).toEqual(['Travel community application'])
  expect(await subjects('?state=done')).toEqual(['Second'])
  expect(await subjects('?form=contact&state=open')).toEqual(['First'])
  expect(await subjects('?limit=1&page=2')).toEqual(['Second'])
  expect(await subjects(`?before=${second}`)).toEqual(['First'])
  expect(await admin.json('/api/admin/inbox/count?form=contact')).toEqual({ count: 2 })
})

test('a message older than the promised 24 hours is late until it is done', async () => {
  const [fresh, late] = [await send('Fresh'), await send('Late')]
  await age(fresh, 23)
  await age(late, 25)
  expect(await subjects('?state=late')).toEqual(['Late'])
  expect((await inbox()).map(({ isLate }) => isLate)).toEqual([true, false])
  expect(await desk()).toMatchObject({ messages: 2, lateMessages: 1, waitingMails: 2, sendsMail: true })
  expect((await done(late)).json()).toMatchObject({ isLate: false, doneBy: 'haneul' })
  expect(await desk()).toMatchObject({ messages: 1, lateMessages: 0 })
})

test('the first admin who marked a message as done stays recorded, and it can be undone', async () => {
  const id = await send('Twice')
  const other = await site.signUp({ username: 'sora', isAdmin: true })
  const first = (await done(id)).json()
  expect(first).toMatchObject({ doneBy: 'haneul', doneAt: expect.any(String) })
  expect((await done(id, true, other)).json()).toEqual(first)
  expect((await done(id, false, other)).json()).toMatchObject({ doneAt: null, doneBy: null })
  const answers = await Promise.all([done(id), done(id, true, other)])
  expect(new Set(answers.map((answer) => answer.json().doneBy)).size).toBe(1)
})

test.each([
  ['/api/admin/inbox/abc', { isDone: true }, 404],
  ['/api/admin/inbox/999999', { isDone: true }, 404],
  ['/api/admin/inbox/1', {}, 400],
  ['/api/admin/inbox/1', { isDone: 'yes' }, 400],
  ['/api/admin/inbox/1', [], 400],
] as const)('PUT %s with %j is answered with %s', async (url, body, status) => {
  expect((await admin.put(url, body)).statusCode).toBe(status)
})

test.each(['form=poem', 'state=lost', 'page=0', `search=${'x'.repeat(201)}`])(
  'a list with %.20s is refused with words',
  async (query) => {
    const answer = await admin.get(`/api/admin/inbox?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBeTruthy()
  },
)

test('the file for spreadsheets has a column for everything that is asked, and runs nothing', async () => {
  await send('=HYPERLINK("http://x")', { name: '+1', message: '@SUM(A1)\r\n-2' })
  const [heading, row] = inboxCsv(await inbox()).split(/\r\n(?=\d|$)/)
  expect(heading).toBe(
    'ID,Received,Form,Name,Email,Subject,Done,Done by,Email status,Message,Phone,Age range,Current level,Interests,Comment,Missing topic,Where,What is wrong',
  )
  expect(row).toContain(`,'+1,minji@example.com,"'=HYPERLINK(""http://x"")",`)
  expect(row).toContain(`"'@SUM(A1)\r\n-2"`)
})

test('mails are listed with their state, never with their text', async () => {
  await send('One')
  await send('Two')
  await send('Three')
  const [three, two] = await mails()
  await site.db.update(jobs).set({ doneAt: sql`now()` }).where(eq(jobs.id, three!.id))
  await site.db
    .update(jobs)
    .set({ failedAt: sql`now()`, lastError: '550 no such mailbox', attempts: 1 })
    .where(eq(jobs.id, two!.id))
  expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'failed', 'waiting'])
  expect(await mails('?state=failed')).toMatchObject([
    { recipient: 'us@example.com', subject: '[contact] Two', lastError: '550 no such mailbox', nextAt: null },
  ])
  expect(await admin.json('/api/admin/mails/count?state=waiting')).toEqual({ count: 1 })
  expect(JSON.stringify(await mails())).not.toContain('Where was it filmed?')
  expect((await inbox()).map(({ mail }) => mail)).toEqual(['sent', 'failed', 'waiting'])
})

test('a failed mail can be retried with all attempts; a sent one cannot', async () => {
  await send('Once more')
  const [{ id }] = (await mails()) as [SentMail]
  await mailOf({ failedAt: sql`now()`, attempts: 10, runAt: sql`now() - interval '1 hour'` })
  expect((await again(id)).json()).toMatchObject({ state: 'waiting', attempts: 0 })
  await mailOf({ doneAt: sql`now()` })
  const refused = await again(id)
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'This email has already been sent'])
  expect((await again(999_999)).statusCode).toBe(404)
  expect((await admin.post('/api/admin/mails/x/send')).statusCode).toBe(404)
})

test('a waiting mail can be retried now, one that may be in progress cannot', async () => {
  await send('Patience')
  const [{ id }] = (await mails()) as [SentMail]
  await mailOf({ attempts: 6, runAt: sql`now() + interval '2 hours'` })
  expect((await again(id)).statusCode).toBe(200)
  await mailOf({ attempts: 1, runAt: sql`now() + interval '100 seconds'` })
  expect((await again(id)).json().message).toBe('This email is about to be sent anyway')
})

test('a mail with an expired link is not sent again', async () => {
  await site.db.insert(jobs).values({
    kind: 'mail',
    payload: {
      kind: 'password-reset',
      recipient: 'minji@example.com',
      subject: 'A new password',
      body: 'https://site.test/?auth=reset#secret',
    },
    failedAt: sql`now()`,
    createdAt: sql`now() - interval '31 minutes'`,
  })
  const [mail] = await mails()
  expect(JSON.stringify(mail)).not.toContain('secret')
  expect((await again(mail!.id)).statusCode).toBe(409)
})

test('without a mail server the dashboard says so', async () => {
  const quiet = await aSite()
  const other = await quiet.signUp({ isAdmin: true })
  await quiet.visitor.post('/api/contact-form', {
    name: 'Min-ji',
    email: 'minji@example.com',
    subject: 'Quiet',
    message: 'Hello',
  })
  expect(await other.json('/api/admin/desk')).toMatchObject({
    messages: 1,
    waitingMails: 0,
    sendsMail: false,
  })
  expect(await other.json('/api/admin/inbox')).toMatchObject([{ subject: 'Quiet', mail: null }])
})
