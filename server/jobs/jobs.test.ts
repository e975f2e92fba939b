// Jobs: one instance at a time, retries with growing waits, giving up, and what the version before had queued.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { readMails } from '#server/mail/mails.ts'
import { ROOT } from '#server/root.ts'
import { freshDatabase } from '#tests/database.ts'
import { type Job, JobFailure, type JobKind, runDue } from './jobs.ts'
import { jobs } from './table.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const kind = (over: Partial<JobKind> = {}): JobKind => ({
  name: 'tea',
  firstWait: 60,
  longestWait: 300,
  whenDone: 'delete',
  run: async () => {},
  ...over,
})
const run = (over: Partial<JobKind> = {}) =>
  runDue({ db: database.db, log: pino({ level: 'silent' }) }, kind(over))
const queue = (...keys: string[]) =>
  database.db.insert(jobs).values(keys.map((key) => ({ kind: 'tea', key })))
const set = (change: object) => database.db.update(jobs).set(change)
const all = () => database.db.select().from(jobs).orderBy(jobs.id)
const waitOf = async () => Math.round(((await all())[0]!.runAt.getTime() - Date.now()) / 1_000)
const fails = (error: Error) => ({ run: () => Promise.reject(error) })

test('every job is run once, by one of several instances, and others of its kind only', async () => {
  await queue(...Array.from({ length: 20 }, (_, n) => `cup ${n}`))
  await database.db.insert(jobs).values({ kind: 'coffee' })
  const done: (string | null)[] = []
  const pour = { run: async ({ key }: Job) => void done.push(key) }
  await Promise.all([run(pour), run(pour), run(pour)])
  expect([done.length, new Set(done).size]).toEqual([20, 20])
  expect(await all()).toMatchObject([{ kind: 'coffee' }])
})

test('after a failure the wait grows up to the longest, or is as long as it asks for; the last failure gives it up', async () => {
  await queue('cup')
  const waits = []
  for (let time = 0; time < 4; time++) {
    await run(fails(new Error('no water')))
    waits.push(await waitOf())
    await set({ runAt: sql`now()` })
  }
  expect(waits).toEqual([60, 120, 240, 300])
  await run(fails(new JobFailure('later', { waitAtLeast: 900 })))
  expect(await waitOf()).toBe(900)
  await set({ runAt: sql`now()` })
  await run({ ...fails(new Error('still no water')), tries: 6 })
  expect(await all()).toMatchObject([
    { attempts: 6, lastError: 'still no water', failedAt: expect.any(Date), leasedUntil: null },
  ])
  await run({ run: () => Promise.reject(new Error('it is run again')) })
  expect((await all())[0]!.attempts).toBe(6)
})

test('a job that is done is deleted, kept, or runs again, as its kind says', async () => {
  await queue('cup')
  await set({ attempts: 3, lastError: 'no water' })
  await run({ whenDone: 300 })
  expect(await all()).toMatchObject([{ attempts: 0, lastError: null, doneAt: null, leasedUntil: null }])
  expect(await waitOf()).toBe(300)
  await set({ runAt: sql`now()` })
  await run({ whenDone: 'keep' })
  expect(await all()).toMatchObject([{ attempts: 1, doneAt: expect.any(Date), leasedUntil: null }])
  await set({ doneAt: null })
  await run()
  expect(await all()).toEqual([])
})

test('a job that is queued again while it runs, runs again', async () => {
  await queue('cup')
  let times = 0
  await run({
    run: async () => {
      if (++times === 1) await set({ runAt: sql`now()` })
    },
  })
  expect([times, await all()]).toEqual([2, []])
})

test('the job of an instance that has died is taken over, and what that one may still say of it does not count', async () => {
  await queue('cup')
  await run({
    async run() {
      // This instance stands still until its lease is over.
      await set({ leasedUntil: sql`now() - interval '1 second'` })
      await run({ whenDone: 'keep' })
    },
  })
  expect(await all()).toMatchObject([{ attempts: 2, doneAt: expect.any(Date) }])
})

test('a migration moves what the version before had queued, and what it queues beside this one, and loses no mail', async () => {
  const names = readMigrations().map(({ name }) => name)
  const before = mkdtempSync(path.join(tmpdir(), 'shimpyo-before-jobs-'))
  for (const name of names.slice(0, names.indexOf('0025_jobs')))
    symlinkSync(path.join(ROOT, `server/db/migrations/${name}.sql`), path.join(before, `${name}.sql`))
  await database.pool.query('drop schema public cascade; create schema public')
  await migrate(database, before)
  rmSync(before, { recursive: true })
  const mail = (subject: string) =>
    `'submission', 'us@example.com', 'minji@example.com', '${subject}', 'Hello'`
  const columns = 'kind, recipient, reply_to, subject, body'
  const { rows } = await database.pool.query<{ id: number }>(`
    insert into submissions (form, name, email, subject, fields) values ('contact', '', '', '', '{}') returning id`)
  await database.pool.query(`
    insert into outbox (${columns}) values (${mail('Deleted later')});
    insert into outbox (${columns}, submission_id) values (${mail('Waiting')}, ${rows[0]!.id});
    insert into outbox (${columns}, attempts, sent_at) values (${mail('Sent')}, 2, now());
    insert into outbox (${columns}, attempts, failed_at, last_error) values (${mail('Failed')}, 1, now(), '550');
    delete from outbox where subject = 'Deleted later';
    insert into file_deletions (prefix, next_at) values ('uploads/aa/', now() + interval '1 hour');
    insert into tmdb_refresh (day, calls, failures, paused_until) values ('2026-11-24', 17, 2, now() + interval '1 day')`)
  expect(await migrate(database)).toContain('0025_jobs')
  // an instance of the version before that has not been replaced yet
  await database.pool.query(`
    insert into outbox (${columns}) values (${mail('Beside')});
    insert into file_deletions (prefix) values ('uploads/aa/')
    on conflict (prefix) do update set next_at = excluded.next_at`)

  expect(await readMails(database.db, {})).toMatchObject([
    { id: 7, subject: 'Beside', state: 'waiting' },
    { id: 4, subject: 'Failed', state: 'failed', attempts: 1, lastError: '550' },
    { id: 3, subject: 'Sent', state: 'sent', attempts: 2 },
    { id: 2, subject: 'Waiting', state: 'waiting', recipient: 'us@example.com' },
  ])
  const found = await all()
  expect(found.find(({ id }) => id === 2)).toMatchObject({
    key: `submission:${rows[0]!.id}`,
    payload: { replyTo: 'minji@example.com', body: 'Hello' },
  })
  const [deletion] = await database.db.select().from(jobs).where(eq(jobs.key, 'uploads/aa/'))
  expect(deletion!.runAt.getTime()).toBeLessThanOrEqual(Date.now())
  expect(found.find(({ kind }) => kind === 'where-to-watch')).toMatchObject({
    payload: { day: '2026-11-24', calls: 17 },
    attempts: 2,
  })
})
