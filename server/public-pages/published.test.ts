// Notices about what people one follows have published: only if asked for, and only what their pages show.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Notices } from '#contract/api/notices.ts'
import { sessions } from '#server/auth/table.ts'
import { jobs } from '#server/jobs/table.ts'
import { NOTICE_PUSH } from '#server/notices/notify.ts'
import { pushDevices } from '#server/notices/table.ts'
import { ALL, memberPages } from '#tests/member-pages.ts'

const { on, show, review, aList, follow, url } = memberPages()
const ask = (following = true) => on.minji.put('/api/notices', { kinds: { following } })
const published = async () => (await on.minji.json<Notices>('/api/notices')).following
const titles = async () => (await published()).map(({ kind, title }) => `${kind} ${title}`)

beforeEach(async () => {
  await show(ALL)
  await follow()
})

test('nothing comes unless it is asked for', async () => {
  await review()
  expect(await published()).toEqual([])
  expect((await on.minji.json<Notices>('/api/notices')).kinds).toMatchObject({ following: false })
  await ask()
  expect(await titles()).toEqual(['reviews Rain'])
})

test('reviews and lists are named with who published them, until they are seen', async () => {
  await ask()
  const { id } = await review()
  const list = await aList()
  const by = on.sora.member.username
  expect(await published()).toEqual([
    { kind: 'lists', id: list, title: 'Rainy days', by, at: expect.any(String) },
    { kind: 'reviews', id, title: 'Rain', by, at: expect.any(String) },
  ])
  const { asOf } = await on.minji.json<Notices>('/api/notices')
  await on.minji.put('/api/notices', { seenUntil: asOf })
  expect(await published()).toEqual([])
})

test('nothing comes of what their page does not show, of whom one has blocked, or no longer follows', async () => {
  await ask()
  await review()
  await aList()
  await show({ reviews: false })
  expect(await titles()).toEqual(['lists Rainy days'])
  await on.minji.put(`${url()}/block`)
  expect(await titles()).toEqual([])
  await on.minji.del(`${url()}/block`)
  await follow()
  expect(await titles()).toEqual(['lists Rainy days'])
  await on.minji.del(`${url()}/follow`)
  expect(await titles()).toEqual([])
})

test('a device of who asked for it is told of what becomes public, once for each', async () => {
  const [session] = await on.site.db.select().from(sessions).where(eq(sessions.memberId, on.minji.member.id))
  const sessionId = session!.id
  await on.site.db
    .insert(pushDevices)
    .values({ sessionId, endpoint: `https://push.example/${sessionId}`, p256dh: 'x', auth: 'y' })
  const queued = async () => {
    const rows = await on.site.db.delete(jobs).where(eq(jobs.kind, NOTICE_PUSH)).returning({ key: jobs.key })
    return rows.map(({ key }) => key)
  }
  await review()
  expect(await queued()).toEqual([])
  await ask()
  await review({ title: 'Tea', isPublic: false })
  expect(await queued()).toEqual([])
  await review({ title: 'Sea' })
  expect(await queued()).toEqual([String(sessionId)])
  const list = await aList()
  expect(await queued()).toEqual([String(sessionId)])
  for (const visibility of ['private', 'public']) await on.sora.put(`/api/lists/${list}`, { visibility })
  expect(await queued()).toEqual([])
})
