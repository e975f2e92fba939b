// The machine's clock is a day ahead, a day behind, or jumps: order, limits and sessions follow the database's clock.
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { members, sessions } from '#server/auth/table.ts'
import { accountsAt, anEmail } from '#tests/accounts.ts'
import { aSite, type SignedIn } from '#tests/site.ts'

const DAY = 86_400_000
let addresses = 0
let member: SignedIn
const site = await aSite({ RATE_LIMIT_SCALE: '1' }, { pages: true })
member = await site.signUp({ isAdmin: true })
// no new account, which may write less
await site.db.update(members).set({ createdAt: sql`now() - interval '2 days'` })
afterEach(() => {
  vi.useRealTimers()
})
const { register, me } = accountsAt(() => site)

/** Only Date is shifted; timers run as usual. */
const setClock = (by: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })

async function databaseTime(): Promise<number> {
  const { rows } = await site.db.execute<{ now: string }>(sql`select extract(epoch from now()) * 1000 as now`)
  return Number(rows[0]!.now)
}

describe.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
  ['a year ahead', 365 * DAY],
  ['ten years behind', -3_650 * DAY],
])('with a clock %s', (_, by) => {
  test('new content is dated now, comes first, and does not count as edited', async () => {
    const before = (await member.post('/api/posts', { title: `Before ${by}`, content: 'x' })).json()
    setClock(by)
    const written = (await member.post('/api/posts', { title: `Written ${by}`, content: 'x' })).json()
    const review = (
      await member.post('/api/kdrama-notes', { title: `Seen ${by}`, content: 'x', isPublic: true })
    ).json()
    const article = (
      await member.post('/api/admin/news', { title: `News ${by}`, content: 'x', celebrity: 'x' })
    ).json()
    const now = await databaseTime()
    for (const time of [written.createdAt, review.createdAt, article.publishedAt])
      expect(Math.abs(Date.parse(time) - now)).toBeLessThan(60_000)
    for (const item of [written, review]) expect(item.updatedAt).toBe(item.createdAt)
    const list = await site.visitor.json<{ id: number }[]>('/api/posts')
    expect(list.map(({ id }) => id).slice(0, 2)).toEqual([written.id, before.id])
    expect((await site.visitor.json<{ title: string }[]>('/api/news'))[0]!.title).toBe(`News ${by}`)
    expect((await site.visitor.get('/reviews')).body).not.toContain('(edited)')
  })

  test('sessions end neither earlier nor later', async () => {
    const { token } = (await register(anEmail())).json()
    setClock(by)
    expect((await me(token)).statusCode).toBe(200)
    const begun = (await register(anEmail())).json()
    vi.useRealTimers()
    expect((await me(begun.token)).statusCode).toBe(200)
    const { rows } = await site.db.execute<{ longest: number }>(
      sql`select extract(epoch from max(${sessions.expiresAt}) - now())::float8 / 86400 as longest from ${sessions}`,
    )
    expect(rows[0]!.longest).toBeLessThanOrEqual(90)
  })

  test('an expired session stays expired', async () => {
    const { token } = (await register(anEmail())).json()
    await site.db.execute(sql`update ${sessions} set expires_at = now() - interval '1 second'`)
    setClock(by)
    expect((await me(token)).statusCode).toBe(401)
    vi.useRealTimers()
    member = await site.signUp({ isAdmin: true })
    // no new account, which may write less
    await site.db.update(members).set({ createdAt: sql`now() - interval '2 days'` })
  })

  test('a used-up rate limit is not reset by it', async () => {
    const letter = (n: number) => ({ name: 'x', email: 'a@example.com', subject: `${by} ${n}`, message: 'x' })
    const remoteAddress = `10.2.0.${++addresses}`
    const send = (n: number) =>
      site.visitor.call({ method: 'POST', url: '/api/contact-form', payload: letter(n), remoteAddress })
    for (let n = 0; n < 40; n++) expect((await send(n)).statusCode).toBe(201)
    setClock(by)
    expect((await send(41)).statusCode).toBe(429)
  })
})
