// The numbers that admins see: of members, by week, and of what is read and saved most.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { MemberStats, MemberWeek, MostLiked } from '#contract/api/members.ts'
import { members, sessions } from '#server/auth/table.ts'
import { cleanUp } from '#server/cleanup.ts'
import { aSite, type SignedIn } from '#tests/site.ts'
import { activeWeeks } from './table.ts'

let admin: SignedIn
let minji: SignedIn
const site = await aSite()
beforeEach(async () => {
  await site.db.delete(members)
  admin = await site.signUp({ username: 'haneul', isAdmin: true })
  minji = await site.signUp({ username: 'minji' })
})

test('the counts are of all members, of those who signed in this month, and of those who joined in it', async () => {
  const set = (who: SignedIn, change: Partial<Record<'createdAt' | 'lastLoginAt', unknown>>) =>
    site.db
      .update(members)
      .set(change as object)
      .where(eq(members.id, who.member.id))
  const month = sql`date_trunc('month', now(), 'UTC')`
  await set(minji, { createdAt: month, lastLoginAt: month })
  await set(admin, {
    createdAt: sql`${month} - interval '1 millisecond'`,
    lastLoginAt: sql`${month} - interval '1 millisecond'`,
  })
  const old = await site.signUp()
  await set(old, { createdAt: sql`${month} - interval '90 days'`, lastLoginAt: sql`now()` })
  expect(await admin.json<MemberStats>('/api/admin/stats')).toEqual({
    totalUsers: 3,
    activeUsers: 2,
    newUsersThisMonth: 1,
    newUsersLastMonth: 1,
  })
})

test('the counts list twelve weeks: their Mondays, sign-ups and active members', async () => {
  await site.db
    .update(members)
    .set({ createdAt: sql`now() - interval '7 days'` })
    .where(eq(members.id, minji.member.id))
  await site.visitor.post('/api/auth/register', { email: 'week@example.com', password: 'tea at midnight' })
  const weeks = await admin.json<MemberWeek[]>('/api/admin/stats/weeks')
  expect(weeks).toHaveLength(12)
  expect(weeks.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true)
  expect(new Date(weeks[11]!.week).getTime() - new Date(weeks[0]!.week).getTime()).toBe(11 * 7 * 86_400_000)
  expect(weeks.slice(-3)).toMatchObject([
    { signUps: 0, active: 0 },
    { signUps: 1, active: 0 },
    { signUps: 2, active: 1 },
  ])
})

test('the counts include members who only used an old session; after a year that is deleted', async () => {
  await site.db
    .update(sessions)
    .set({ lastSeenAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.memberId, minji.member.id))
  await minji.get('/api/auth/me')
  await expect.poll(() => site.db.$count(activeWeeks, eq(activeWeeks.memberId, minji.member.id))).toBe(1)
  await site.db.insert(activeWeeks).values({ week: '2020-01-06', memberId: minji.member.id })
  await cleanUp(site.db, site.app.log)
  expect(await site.db.$count(activeWeeks)).toBe(1)
})

test('the counts of what is read and saved most leave out drafts, trash and zeros', async () => {
  const most = await admin.json<MostLiked>('/api/admin/stats/most')
  expect(most).toEqual({ articles: [], dramas: [] })
  const write = { title: 'Read', content: 'x', celebrity: 'x' }
  const ids: number[] = []
  for (const title of ['One', 'Two', 'Draft', 'Unread'])
    ids.push((await admin.post('/api/admin/news', { ...write, title })).json().id)
  await admin.put(`/api/admin/news/${ids[2]}`, { publishedAt: null })
  await site.db.execute(
    sql`update articles set views = case title when 'One' then 3 when 'Two' then 7 when 'Draft' then 9 else 0 end`,
  )
  const drama = {
    title: 'Signal',
    description: 'x',
    year: 2016,
    episodes: 16,
    rating: '8',
    genre: 'x',
    categories: ['mystery'],
  }
  const dramaId = (await admin.post('/api/admin/dramas', drama)).json().id
  await minji.post(`/api/watchlist/${dramaId}`)
  await admin.post(`/api/watchlist/${dramaId}`)
  expect(await admin.json<MostLiked>('/api/admin/stats/most')).toEqual({
    articles: [
      { id: ids[1], title: 'Two', views: 7 },
      { id: ids[0], title: 'One', views: 3 },
    ],
    dramas: [{ id: dramaId, title: 'Signal', count: 2 }],
  })
})
