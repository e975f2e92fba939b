// The hourly cleanup deletes what has expired, and only that.
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { signInFlows } from '#server/auth/table.ts'
import { aSite } from '#tests/site.ts'
import { passwordResets, sessions } from './auth/table.ts'
import { cleanUp } from './cleanup.ts'
import { dramas } from './dramas/table.ts'
import { jobs } from './jobs/table.ts'
import { rateCounters } from './limits/table.ts'

test('expired sessions, links, flows and sent links are deleted, valid ones stay', async () => {
  const site = await aSite()
  const { db } = site
  const { member, get } = await site.signUp()
  const [old, young] = [sql`now() - interval '2 days'`, sql`now() + interval '1 minute'`]
  const flow = { state: 'x', nonce: 'x', codeVerifier: 'x', returnTo: '/' }
  const mail = { kind: 'password-reset', recipient: 'x@example.com', subject: 'x', body: 'x' }
  await db.insert(sessions).values({ tokenHash: 'old', memberId: member.id, expiresAt: old })
  await db.insert(passwordResets).values([
    { tokenHash: 'old', memberId: member.id, expiresAt: old },
    { tokenHash: 'young', memberId: member.id, expiresAt: young },
  ])
  await db.insert(signInFlows).values([
    { ...flow, browserHash: 'old', expiresAt: old },
    { ...flow, browserHash: 'young', expiresAt: young },
  ])
  await db.insert(jobs).values([
    { kind: 'mail', payload: mail, createdAt: old, doneAt: old },
    { kind: 'mail', payload: mail, createdAt: old },
    { kind: 'mail', payload: { ...mail, kind: 'confirmation' }, createdAt: old, doneAt: old },
  ])
  await cleanUp(db, site.app.log)
  expect((await db.select().from(passwordResets)).map((row) => row.tokenHash)).toEqual(['young'])
  expect((await db.select().from(signInFlows)).map((row) => row.browserHash)).toEqual(['young'])
  expect(await db.$count(sessions)).toBe(1)
  expect(await db.$count(jobs)).toBe(2)
  expect((await get('/api/auth/me')).statusCode).toBe(200)
})

test('a failing step is logged, and the other steps run', async () => {
  const site = await aSite()
  const { db } = site
  await db.insert(rateCounters).values({ key: 'old', windowStart: sql`now() - interval '2 days'`, count: 1 })
  const admin = await site.signUp({ isAdmin: true })
  await admin.post('/api/admin/dramas', { title: 'Old', description: 'Words.' })
  await db.update(dramas).set({ deletedAt: sql`now() - interval '31 days'` })
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await db.execute(sql`create trigger refuse before delete on dramas execute function refuse()`)
  const warn = vi.fn()
  await cleanUp(db, { warn })
  await db.execute(sql`drop function refuse cascade`)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ step: 'trash' }),
    expect.stringContaining('in an hour'),
  )
  expect(await db.$count(rateCounters)).toBe(0)
})
