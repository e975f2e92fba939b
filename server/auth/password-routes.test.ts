// Changing the password, and setting a new one when it is forgotten.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '#contract/api/auth.ts'
import { jobs } from '#server/jobs/table.ts'
import type { Mail } from '#server/mail/outbox.ts'
import { moderationLog } from '#server/moderation/table.ts'
import { aSite } from '#tests/site.ts'
import { members, passwordResets } from './table.ts'

const site = await aSite({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'site@example.com' })

const OLD = 'tea at midnight'
const NEW = 'rain on the roof'
let number = 0

async function aMember(at = site) {
  const email = `keeper${++number}@example.com`
  const answer = await at.visitor.post('/api/auth/register', { email, password: OLD })
  const { token, user } = answer.json<SignedIn>()
  return { email, token, user, ...callsOf(token, at) }
}
const callsOf = (token: string, at = site) => {
  const headers = { authorization: `Bearer ${token}` }
  return {
    me: async () => (await at.visitor.call({ url: '/api/auth/me', headers })).statusCode,
    change: (currentPassword: unknown, newPassword: unknown) =>
      at.visitor.call({
        method: 'PUT',
        url: '/api/auth/change-password',
        headers,
        payload: { currentPassword, newPassword },
      }),
  }
}
const login = (identifier: string, password: string, at = site) =>
  at.visitor.post('/api/auth/login', { identifier, password })
const signInAgain = async (email: string) => callsOf((await login(email, OLD)).json<SignedIn>().token)
const forgot = (email: unknown, at = site) => at.visitor.post('/api/auth/forgot-password', { email })
const reset = (token: unknown, password: unknown = NEW, at = site) =>
  at.visitor.post('/api/auth/reset-password', { token, password })
const mailsTo = async (email: string) => {
  const rows = await site.db.select().from(jobs).where(eq(jobs.kind, 'mail')).orderBy(jobs.id)
  const mails = rows.map(({ payload, doneAt }) => ({ ...(payload as Mail), sentAt: doneAt }))
  return mails.filter(({ recipient }) => recipient === email)
}
const tokenIn = (text: string) => /#([\w-]{43})\b/.exec(text)?.[1] ?? ''

describe('changing the password', () => {
  test('keeps this session and ends every other one', async () => {
    const here = await aMember()
    const elsewhere = await signInAgain(here.email)
    const answer = await here.change(OLD, NEW)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await here.me()).toBe(200)
    expect(await elsewhere.me()).toBe(401)
    expect((await login(here.email, OLD)).statusCode).toBe(401)
    expect((await login(here.email, NEW)).statusCode).toBe(200)
  })

  test('needs the current one', async () => {
    const member = await aMember()
    const elsewhere = await signInAgain(member.email)
    for (const wrong of ['tea at noon', `${OLD} `, OLD.toUpperCase()]) {
      const answer = await member.change(wrong, NEW)
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'Current password is incorrect' }])
    }
    expect(await elsewhere.me()).toBe(200)
    expect((await login(member.email, OLD)).statusCode).toBe(200)
  })

  test.each<[unknown, unknown, string]>([
    ['', NEW, 'Current password is required'],
    [null, NEW, 'Current password must be text'],
    [OLD, '', 'New password must be at least 8 characters'],
    [OLD, 'short', 'New password must be at least 8 characters'],
    [OLD, 'x'.repeat(257), 'New password can be at most 256 characters'],
    ['x'.repeat(257), NEW, 'Current password can be at most 256 characters'],
    [OLD, 'password123', 'Please choose a less common password'],
    [OLD, 12345678, 'New password must be text'],
  ])('from %.20s to %.20s is a bad request: %s', async (current, next, message) => {
    const answer = await (await aMember()).change(current, next)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })

  test('of two changes at one instant one is too late', async () => {
    const member = await aMember()
    const [one, two] = await Promise.all([member.change(OLD, NEW), member.change(OLD, 'snow on the roof')])
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 400])
    const works = one.statusCode === 200 ? NEW : 'snow on the roof'
    expect((await login(member.email, works)).statusCode).toBe(200)
  })

  test('is not for an account of the provider, which has none', async () => {
    const member = await site.signUp()
    const answer = await callsOf(member.token).change('anything', NEW)
    expect(answer.statusCode).toBe(409)
  })

  test('makes a link that was mailed before useless', async () => {
    const member = await aMember()
    await forgot(member.email)
    const [mail] = await mailsTo(member.email)
    await member.change(OLD, NEW)
    expect((await reset(tokenIn(mail!.body), 'snow on the roof')).statusCode).toBe(400)
    expect((await login(member.email, NEW)).statusCode).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('is answered in the same way whether there is an account or not', async () => {
    const { email } = await aMember()
    const timed = async (address: string) => {
      const start = performance.now()
      const answer = await forgot(address)
      return { answer, took: performance.now() - start }
    }
    const known = await timed(email)
    const unknown = await timed('nobody@example.com')
    expect(known.answer.statusCode).toBe(200)
    expect(known.answer.json()).toMatchObject({ success: true, mailed: true })
    expect(unknown.answer.body).toBe(known.answer.body)
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(140)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })

  test('is mailed as a link whose token stands behind the #', async () => {
    const { email, user } = await aMember()
    await forgot(` ${email.toUpperCase()} `)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({
      kind: 'password-reset',
      subject: 'Reset your Shimpyo password',
      sentAt: null,
    })
    expect(mail!.body).toContain(user.username)
    expect(mail!.body).toMatch(/\nhttp:\/\/site\.test\/\?auth=reset#[\w-]{43}\n/)
    const [row] = await site.db.select().from(passwordResets).where(eq(passwordResets.memberId, user.id))
    expect(row!.tokenHash).not.toBe(tokenIn(mail!.body))
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(30 * 60_000)
  })

  test('is replaced with the link, once, and signs out everywhere', async () => {
    const member = await aMember()
    const elsewhere = await signInAgain(member.email)
    await forgot(member.email)
    await forgot(member.email)
    const [first, second] = (await mailsTo(member.email)).map((mail) => tokenIn(mail.body))
    const answer = await reset(first)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await member.me()).toBe(401)
    expect(await elsewhere.me()).toBe(401)
    expect((await login(member.email, OLD)).statusCode).toBe(401)
    expect((await login(member.email, NEW)).statusCode).toBe(200)
    for (const token of [first, second]) {
      const again = await reset(token, 'snow on the roof')
      expect(again.statusCode).toBe(400)
      expect(again.json().message).toBe(
        'This link has expired or was already used. Please ask for a new one.',
      )
    }
    expect((await login(member.email, NEW)).statusCode).toBe(200)
  })

  test('of ten who use one link at one instant, one does', async () => {
    const member = await aMember()
    await forgot(member.email)
    const [mail] = await mailsTo(member.email)
    const token = tokenIn(mail!.body)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => reset(token, `rain on roof ${i}`)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(9).fill(400)])
  })

  test('cannot be set with a link that is half an hour old', async () => {
    const member = await aMember()
    await forgot(member.email)
    const [mail] = await mailsTo(member.email)
    await site.db
      .update(passwordResets)
      .set({ expiresAt: sql`now()` })
      .where(eq(passwordResets.memberId, member.user.id))
    expect((await reset(tokenIn(mail!.body))).statusCode).toBe(400)
    expect((await login(member.email, OLD)).statusCode).toBe(200)
  })

  test.each<[unknown, unknown]>([
    ['x'.repeat(43), NEW],
    ['', NEW],
    [null, NEW],
    ["' or 1=1 --", NEW],
    ['x'.repeat(5_000), NEW],
    ['x'.repeat(43), 'short'],
    ['x'.repeat(43), 'password1'],
  ])('cannot be set with the token %.20s and the password %s', async (token, password) => {
    expect((await reset(token, password)).statusCode).toBe(400)
  })

  test('is not mailed to accounts of the provider or suspended ones', async () => {
    const provided = await site.signUp({ email: 'provided@example.com' })
    await site.db.update(members).set({ replitId: 'p' }).where(eq(members.id, provided.member.id))
    const suspended = await aMember()
    await site.db.update(members).set({ suspendedAt: sql`now()` }).where(eq(members.id, suspended.user.id))
    for (const email of ['provided@example.com', suspended.email]) {
      expect((await forgot(email)).json()).toMatchObject({ success: true, mailed: true })
      expect(await mailsTo(email)).toEqual([])
    }
  })

  test('on a site that sends no mail is a matter for an admin, and the answer says so', async () => {
    const silent = await aSite()
    const answer = await forgot('anyone@example.com', silent)
    expect(answer.json()).toEqual({
      success: true,
      mailed: false,
      message: 'This site cannot send email. Please ask an admin for a link to set a new password.',
    })
  })
})

describe('a link that an admin hands over', () => {
  test('sets a new password, and stands in the log', async () => {
    const admin = await site.signUp({ isAdmin: true, username: 'Keeper' })
    const member = await aMember()
    const answer = await admin.post(`/api/admin/users/${member.user.id}/reset-link`)
    expect(answer.statusCode).toBe(201)
    const { url, expiresAt } = answer.json()
    expect(url).toMatch(/^http:\/\/site\.test\/\?auth=reset#[\w-]{43}$/)
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
    expect(await mailsTo(member.email)).toEqual([])
    expect((await reset(tokenIn(url))).statusCode).toBe(200)
    expect((await login(member.email, NEW)).statusCode).toBe(200)
    const lines = await site.db.select().from(moderationLog).where(eq(moderationLog.itemId, member.user.id))
    expect(lines).toMatchObject([{ action: 'reset-link', area: 'member', moderatorName: 'Keeper' }])
  })

  test('is only for members who have a password', async () => {
    const [admin, member] = [await site.signUp({ isAdmin: true }), await site.signUp()]
    expect((await admin.post(`/api/admin/users/${member.member.id}/reset-link`)).statusCode).toBe(409)
    expect((await admin.post('/api/admin/users/99999999/reset-link')).statusCode).toBe(404)
  })
})
