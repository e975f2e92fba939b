// Notices about new episodes: only if asked for, from the evening of their day on, and once a day.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addDays, newAt } from '#contract/airing.ts'
import type { Notices } from '#contract/api/notices.ts'
import { members } from '#server/auth/table.ts'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { NOTICE_MAIL } from '#server/notices/notify.ts'
import { type AiringSite, anAiringSite, anEpisode, TODAY } from '#tests/airing-site.ts'
import type { SignedIn } from '#tests/site.ts'
import { dailyNotices } from './tell.ts'

const YESTERDAY = addDays(TODAY, -1)
const TOMORROW = addDays(TODAY, 1)
let on: AiringSite
let me: SignedIn
let id: number
beforeEach(async () => {
  on = await anAiringSite({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' })
  me = await on.site.signUp()
  id = await on.onAir('Slow Bus', 11, [
    anEpisode(3, YESTERDAY),
    anEpisode(4, YESTERDAY),
    anEpisode(5, TOMORROW),
  ])
  await on.look()
  await me.post(`/api/watchlist/${id}`, { status: 'watching' })
  await on.site.db
    .update(members)
    .set({ noticesSeenAt: sql`now() - interval '3 days'` })
    .where(eq(members.id, me.member.id))
})

const ask = () => me.put('/api/notices', { kinds: { episodes: true }, byMail: true })
const aired = async () => (await me.json<Notices>('/api/notices')).episodes

test('episodes of what one is watching are new once they have aired, for those who ask', async () => {
  expect(await aired()).toEqual([])
  await ask()
  expect(await aired()).toEqual([
    { dramaId: id, title: 'Slow Bus', day: YESTERDAY, season: 1, first: 3, last: 4 },
  ])
  await me.put(`/api/watchlist/${id}`, { status: 'dropped' })
  expect(await aired()).toEqual([])
  await me.put(`/api/watchlist/${id}`, { status: 'plan' })
  await me.put('/api/notices', { seenUntil: newAt(YESTERDAY).toISOString() })
  expect(await aired()).toEqual([])
})

test('once a day, in the evening in Korea, who asked for emails is told that something is new', async () => {
  const run = async (hour: string) => {
    const kind = await dailyNotices({ db: on.site.db, now: () => new Date(`${TOMORROW}T${hour}:00+09:00`) })
    await on.site.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.kind, kind.name))
    await runDue({ db: on.site.db, log: on.log }, kind)
    const told = await on.site.db.delete(jobs).where(eq(jobs.kind, NOTICE_MAIL)).returning({ key: jobs.key })
    const [next] = await on.site.db.select().from(jobs).where(eq(jobs.kind, kind.name))
    return [told.map(({ key }) => Number(key)), next!.runAt]
  }
  const next = newAt(addDays(TOMORROW, 1))
  expect(await run('18:30')).toEqual([[], next])
  await ask()
  expect(await run('17:30')).toEqual([[], newAt(TOMORROW)])
  expect(await run('18:30')).toEqual([[me.member.id], next])
})
