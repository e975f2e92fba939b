// The weekly mail: to whom asked for it, once, only if something airs, and off with one press.
import { and, eq, like, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/airing.ts'
import { members } from '#server/auth/table.ts'
import { cleanUp } from '#server/cleanup.ts'
import { readEnv } from '#server/env.ts'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { MAIL, type Mail } from '#server/mail/outbox.ts'
import { mailJobs } from '#server/mail/sender.ts'
import { type AiringSite, anAiringSite, anEpisode, nextWeek } from '#tests/airing-site.ts'
import { MailServer } from '#tests/mail-server.ts'
import type { SignedIn } from '#tests/site.ts'
import { weeklyJobs } from './weekly.ts'

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com' }
let on: AiringSite
let me: SignedIn
let id: number
beforeEach(async () => {
  on = await anAiringSite(SMTP)
  me = await on.site.signUp({ username: 'minji', email: 'minji@example.com' })
  id = await on.onAir('Slow Bus', 11, [anEpisode(3, nextWeek(0)), anEpisode(4, nextWeek(5))])
  await on.look()
  await me.post(`/api/watchlist/${id}`, { status: 'watching' })
  await me.put('/api/airing/weekly-mail', { isOn: true })
})

/** A day of the next week, or of another one, at noon in Korea. */
const noon =
  (weekday: number, weeks = 0) =>
  () =>
    new Date(`${addDays(nextWeek(weekday), 7 * weeks)}T03:00:00Z`)

/** One run of an instance. */
async function run(now = noon(0)) {
  const kind = await weeklyJobs({
    db: on.site.db,
    env: readEnv({ NODE_ENV: 'test', SITE_URL: 'http://site.test', TMDB_API_KEY: 'x', ...SMTP }),
    now,
  })
  await on.site.db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.kind, kind!.name))
  await runDue({ db: on.site.db, log: on.log }, kind!)
}
const queued = async () =>
  (await on.site.db.select().from(jobs).where(eq(jobs.kind, MAIL))).map(({ payload }) => payload as Mail)

test('on Monday in Korea it names what airs this week of what the member waits for', async () => {
  const other = await on.onAir('Not Mine', 12, [anEpisode(1, nextWeek(2))])
  await on.look()
  expect(other).toBeGreaterThan(0)
  await run()
  const [mail, ...more] = await queued()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    kind: 'airing',
    recipient: 'minji@example.com',
    subject: 'This week: Slow Bus',
  })
  expect(mail!.body).toMatch(
    /^Hello minji,\n\nThis week air, by the days in Korea:\n\nMonday, .+\n {2}Slow Bus: episode 3\n\nSaturday, .+\n {2}Slow Bus: episode 4\n\n/,
  )
  expect(mail!.body).not.toContain('Not Mine')
})

test('several instances and many runs send one a week, and the next week another one', async () => {
  await Promise.all([run(), run(), run()])
  await run()
  await run(noon(1))
  expect(await queued()).toHaveLength(1)
  on.tmdb.seasons.set('11/1', {
    episodes: [3, 4, 5].map((n) => anEpisode(n, addDays(nextWeek(0), (n - 3) * 7))),
  })
  await on.tomorrow()
  await on.look()
  await run(noon(0, 1))
  expect(await queued()).toHaveLength(2)
})

test('nothing comes on other days, or without anything that airs, or to who did not ask', async () => {
  await run(noon(2))
  expect(await queued()).toEqual([])
  await me.put(`/api/watchlist/${id}`, { status: 'on-hold' })
  await run()
  await me.put(`/api/watchlist/${id}`, { status: 'watching' })
  await me.put('/api/airing/weekly-mail', { isOn: false })
  await run()
  await me.put('/api/airing/weekly-mail', { isOn: true })
  await on.site.db.update(members).set({ suspendedAt: sql`now()` }).where(eq(members.id, me.member.id))
  await run()
  expect(await queued()).toEqual([])
})

test('somebody who is followed counts under the entry they turned out to be', async () => {
  await me.put(`/api/watchlist/${id}`, { status: 'dropped' })
  await on.aDrama({ title: 'One', mainCast: ['Gong Ji-cheol'] })
  await me.put('/api/people/gong-ji-cheol/follow')
  await on.admin.put(`/api/admin/dramas/${id}`, { mainCast: ['Gong Yoo'] })
  const { rows } = await on.site.db.execute<{ id: number }>(
    sql`select id from people where slug in ('gong-yoo', 'gong-ji-cheol') order by slug`,
  )
  const [from, into] = rows.map((row) => row.id)
  await run()
  expect(await queued()).toEqual([])
  await on.admin.post(`/api/admin/people/${from}/merge`, { into })
  await run()
  expect(await queued()).toHaveLength(1)
})

test('dramas of people who are followed count too', async () => {
  const other = await on.site.signUp({ email: 'other@example.com' })
  await on.admin.put(`/api/admin/dramas/${id}`, { mainCast: ['Gong Yoo'] })
  await other.put('/api/people/gong-yoo/follow')
  await other.put('/api/airing/weekly-mail', { isOn: true })
  await run()
  expect((await queued()).map(({ recipient }) => recipient).sort()).toEqual([
    'minji@example.com',
    'other@example.com',
  ])
})

test.each<[string, string | undefined, string | undefined]>([
  ['as mail programs do', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'as a form with parts',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['as the page does', 'application/json', '{}'],
])('the link stops it without a session, again and again: %s', async (_, type, payload) => {
  await run()
  const { unsubscribe, body } = (await queued())[0]!
  const stop = () =>
    on.site.visitor.call({
      method: 'POST',
      url: unsubscribe!.replace('http://site.test', ''),
      headers: { 'content-type': type },
      payload,
    })
  expect([(await stop()).statusCode, (await stop()).statusCode]).toEqual([200, 200])
  expect(await me.json('/api/airing/mine')).toMatchObject({ weeklyMail: false })
  expect(body).toContain(`/what-airs#stop=${unsubscribe!.split('/').at(-1)}`)
  // looking at the link, as scanners do, stops nothing
  await me.put('/api/airing/weekly-mail', { isOn: true })
  expect((await on.site.visitor.get(unsubscribe!.replace('http://site.test', ''))).statusCode).toBe(404)
  expect(await me.json('/api/airing/mine')).toMatchObject({ weeklyMail: true })
  expect((await on.site.visitor.post('/api/notices/emails/stop/nonsense')).statusCode).toBe(404)
})

test('it arrives with the headers that mail programs read', async () => {
  const server = await new MailServer().start()
  await run()
  await runDue(
    { db: on.site.db, log: on.log },
    mailJobs({ ...SMTP, SMTP_URL: server.url, MAIL_RETRY_SECONDS: 60, siteUrl: 'http://site.test' }),
  )
  await server.stop()
  const text = server.arrived[0]!.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(text).toMatch(/^List-Unsubscribe: ?<http:\/\/site\.test\/api\/notices\/emails\/stop\/[\w-]{43}>\r$/m)
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  // a day after it was sent neither text nor link is stored
  await on.site.db.update(jobs).set({ createdAt: sql`now() - interval '2 days'` }).where(eq(jobs.kind, MAIL))
  await cleanUp(on.site.db, on.log)
  expect(await queued()).toEqual([])
})

test('a mail that could not be queued is queued by the next run', async () => {
  await on.site.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.kind = 'mail' then raise 'no'; end if; return new; end $$`)
  await on.site.db.execute(
    sql`create trigger refuse before insert on jobs for each row execute function refuse()`,
  )
  await run()
  await on.site.db.execute(sql`drop trigger refuse on jobs`)
  expect(await on.site.db.$count(jobs, and(eq(jobs.kind, 'airing-weekly'), like(jobs.lastError, '%')))).toBe(
    1,
  )
  await run()
  expect(await queued()).toHaveLength(1)
})

test('a site that sends no email refuses the switch, and says that it cannot', async () => {
  const silent = await anAiringSite()
  const member = await silent.site.signUp()
  expect((await member.put('/api/airing/weekly-mail', { isOn: true })).statusCode).toBe(409)
  expect(await member.json('/api/airing/mine')).toMatchObject({ canMail: false })
})
