// Sending mail over a real SMTP server: retries, final errors, exactly once.
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAIL_KINDS, type MailKind } from '#contract/inbox.ts'
import type { Database } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { freshDatabase } from '#tests/database.ts'
import { MailServer } from '#tests/mail-server.ts'
import { sendAgain } from './mails.ts'
import { queueMail } from './outbox.ts'
import { mailJobs } from './sender.ts'

let database: Database
let mails: MailServer

beforeEach(async () => {
  database = await freshDatabase()
  mails = await new MailServer().start()
})
afterEach(async () => {
  await mails.stop()
  await database.close()
})

const SENDS = { SMTP_URL: 'smtp://mail.test' }
const queue = (count: number) =>
  write(database.db, async (tx) => {
    for (let n = 0; n < count; n++)
      await queueMail(tx, SENDS, {
        kind: 'submission',
        recipient: 'us@example.com',
        replyTo: 'minji@example.com',
        subject: `Mail ${n}`,
        body: 'Hello',
      })
  })
const rows = () => database.db.select().from(jobs).orderBy(jobs.id)
/** Sends what is due, as each instance does. */
const sendDue = () =>
  runDue(
    { db: database.db, log: pino({ level: 'silent' }) },
    mailJobs({
      SMTP_URL: mails.url,
      MAIL_FROM: 'site@example.com',
      MAIL_RETRY_SECONDS: 60,
      siteUrl: 'https://site.test',
    }),
  )
/** The time until the next try passes. */
const later = () => database.db.update(jobs).set({ runAt: sql`now()` })
const subjects = () => mails.arrived.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]).sort()

test('a waiting mail is sent once, with a stable Message-ID', async () => {
  await queue(12)
  await sendDue()
  await sendDue()
  expect(new Set(subjects()).size).toBe(12)
  expect(mails.arrived).toHaveLength(12)
  expect(mails.arrived[0]).toMatch(/^Message-ID: <shimpyo-outbox-\d+@site\.test>/m)
  expect(mails.arrived[0]).toMatch(/^Reply-To: minji@example\.com/m)
  expect((await rows()).every((row) => row.doneAt !== null)).toBe(true)
})

test('automatic mails are marked as such (RFC 3834); mails by a visitor are not', async () => {
  const kinds = Object.keys(MAIL_KINDS) as MailKind[]
  for (const kind of kinds)
    await write(database.db, (tx) =>
      queueMail(tx, SENDS, { kind, recipient: 'somebody@example.com', subject: kind, body: 'Hello' }),
    )
  await sendDue()
  const automatic = mails.arrived
    .filter((mail) => /^Auto-Submitted: auto-generated\r?$/m.test(mail))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])
  expect(automatic).toContain('confirmation')
  expect(automatic.toSorted()).toEqual(kinds.filter((kind) => MAIL_KINDS[kind].isAutomatic).toSorted())
})

test('on a site that sends no email nothing waits for the day it does', async () => {
  await write(database.db, (tx) =>
    queueMail(
      tx,
      { SMTP_URL: undefined },
      { kind: 'airing', recipient: 'minji@example.com', subject: 'Old', body: '' },
    ),
  )
  expect(await rows()).toEqual([])
})

test('a temporary error is retried until the mail is accepted', async () => {
  mails.reply = (attempt) => (attempt <= 2 ? 'later' : 'accept')
  await queue(1)
  for (let n = 0; n < 3; n++) {
    await sendDue()
    await later()
  }
  expect(mails.arrived).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ lastError: null })
})

test('a permanent error is not retried, and its reason is stored', async () => {
  mails.reply = () => 'never'
  await queue(1)
  await sendDue()
  await later()
  await sendDue()
  const [row] = await rows()
  expect(row!.failedAt).not.toBeNull()
  expect(row!.lastError).toContain('no such mailbox')
  expect(mails.attempts).toBe(1)
})

test('a mail that was refused is sent when an admin tries it again after all is well, once', async () => {
  mails.reply = () => 'never'
  await queue(1)
  await sendDue()
  const id = (await rows())[0]!.id
  mails.reply = () => 'accept'
  expect(await sendAgain(database.db, id)).toMatchObject({ state: 'waiting' })
  await sendDue()
  expect(mails.arrived).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ doneAt: expect.any(Date), failedAt: null, lastError: null })
  await expect(sendAgain(database.db, id)).rejects.toThrow('already been sent')
})

test('a mail server that is away loses nothing: back again, every mail arrives once', async () => {
  await mails.stop()
  await queue(5)
  await sendDue()
  expect((await rows()).every((row) => row.doneAt === null && row.failedAt === null)).toBe(true)
  await mails.start()
  await later()
  await sendDue()
  expect(new Set(subjects()).size).toBe(5)
  expect(mails.arrived).toHaveLength(5)
})

test('mail of a transaction that was rolled back is never sent', async () => {
  await expect(
    write(database.db, async (tx) => {
      await queueMail(tx, SENDS, {
        kind: 'submission',
        recipient: 'us@example.com',
        subject: 'Never',
        body: '',
      })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await sendDue()
  expect(mails.arrived).toEqual([])
})

test('two instances share the work: no mail is sent twice', async () => {
  await queue(20)
  await Promise.all([sendDue(), sendDue()])
  expect(mails.arrived).toHaveLength(20)
  expect(new Set(subjects()).size).toBe(20)
})
