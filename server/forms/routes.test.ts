// The three forms: storing, mailing, bad input.
import { describe, expect, test } from 'vitest'
import { mails } from '#server/mail/outbox.ts'
import { aSite } from '#tests/site.ts'
import { submissions } from './table.ts'

const site = await aSite({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'us@example.com',
})

const contact = (over: object = {}) => ({
  name: 'Min-ji',
  email: 'minji@example.com',
  subject: 'A question',
  message: 'Where was it filmed?',
  ...over,
})
const all = () => site.db.select().from(submissions).orderBy(submissions.id)
const last = async () => (await all()).at(-1)!

test('a message is stored before it is answered, and waits to be mailed to us with the sender as reply address', async () => {
  const answer = await site.visitor.post('/api/contact-form', contact())
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json()
  expect(await last()).toMatchObject({
    id,
    form: 'contact',
    name: 'Min-ji',
    fields: { message: 'Where was it filmed?' },
  })
  const ofIt = (await site.db.select().from(mails)).filter(({ key }) => key?.endsWith(`:${id}`))
  expect(ofIt).toHaveLength(1)
  expect(ofIt[0]).toMatchObject({
    recipient: 'us@example.com',
    replyTo: 'minji@example.com',
    subject: '[contact] A question',
  })
})

test('the same message twice within a minute is stored once', async () => {
  const before = (await all()).length
  const [first, second] = await Promise.all([
    site.visitor.post('/api/feedback-form', contact({ subject: 'Twice' })),
    site.visitor.post('/api/feedback-form', contact({ subject: 'Twice' })),
  ])
  expect(first.json().id).toBe(second.json().id)
  expect((await all()).length).toBe(before + 1)
})

test('the sender gets a copy only when they ask for one', async () => {
  const { id } = (
    await site.visitor.post('/api/contact-form', contact({ subject: 'Copy', wantsCopy: true }))
  ).json()
  const kinds = (await site.db.select().from(mails))
    .filter(({ key }) => key?.endsWith(`:${id}`))
    .map((mail) => mail.kind)
  expect(kinds.sort()).toEqual(['confirmation', 'submission'])
})

test('an application stores empty answers as "Not provided" and "Not specified"', async () => {
  const answer = await site.visitor.post('/api/experiential-learning-form', {
    name: 'Min-ji Han',
    email: 'minji@example.com',
    phone: ' ',
  })
  expect(answer.statusCode).toBe(201)
  expect((await last()).fields).toEqual({
    phone: 'Not provided',
    age: 'Not specified',
    currentLevel: 'Not specified',
    interests: 'Not specified',
    expectations: 'Not provided',
  })
})

describe('bad input', () => {
  test.each(['name', 'email', 'subject', 'message'])(
    'a contact message without %s is refused by that name',
    async (field) => {
      for (const value of [undefined, '', '   ']) {
        const answer = await site.visitor.post('/api/contact-form', contact({ [field]: value }))
        expect(answer.statusCode).toBe(400)
        expect(answer.json().issues[0].path).toBe(field)
      }
    },
  )

  test('line breaks in name or subject cannot add mail headers', async () => {
    await site.visitor.post(
      '/api/contact-form',
      contact({ name: 'A\r\nBcc: x@example.com', subject: 'Hi\nBcc: x@example.com' }),
    )
    expect(await last()).toMatchObject({ name: 'A Bcc: x@example.com', subject: 'Hi Bcc: x@example.com' })
    const all = await site.db.select().from(mails)
    expect(all.length).toBeGreaterThan(0)
    expect(all.every((mail) => !/[\r\n]/.test(mail.subject + mail.recipient + mail.replyTo))).toBe(true)
  })

  test.each([
    'minji',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: x@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('the address %j is refused', async (email) => {
    expect((await site.visitor.post('/api/contact-form', contact({ email }))).statusCode).toBe(400)
  })

  test('a text that is too long is refused with the limit named', async () => {
    const answer = await site.visitor.post('/api/contact-form', contact({ subject: 'x'.repeat(201) }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toContain('200')
  })

  test.each([{ message: 5 }, { message: {} }, { message: 'a\0b' }, { name: '\ud800' }])(
    '%j is refused',
    async (over) => {
      expect((await site.visitor.post('/api/contact-form', contact(over))).statusCode).toBe(400)
    },
  )
})

test('without a mail server messages are stored all the same', async () => {
  const quiet = await aSite()
  expect((await quiet.visitor.post('/api/contact-form', contact())).statusCode).toBe(201)
  expect(await quiet.db.select().from(submissions)).toHaveLength(1)
  expect(await quiet.db.select().from(mails)).toHaveLength(0)
})
