// Changing the password, and setting a new one when it is forgotten.
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { WRONG_PASSWORD } from '#contract/auth.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict, Failure, invalid, notFound } from '#server/http/failures.ts'
import { aboutMember, logModeration } from '#server/moderation/log.ts'
import type { Site } from '#server/site.ts'
import { logAuthEvent } from './auth-log.ts'
import { weakness } from './common-passwords.ts'
import { resetAttempts } from './login-throttle.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { forgetLinks, isResetToken, mailResetLink, makeResetLink, useResetLink } from './resets.ts'
import { endSessions } from './sessions.ts'
import { members } from './table.ts'

const NO_PASSWORD = 'This account signs in through another service and has no password here'
const LINK_OVER = 'This link has expired or was already used. Please ask for a new one.'
const MAILED = 'If there is an account with this email, a link is on its way. It works for 30 minutes.'
const NOT_MAILED = 'This site cannot send email. Please ask an admin for a link to set a new password.'
/** Milliseconds: more than finding an account and queuing a mail takes, so the time reveals nothing. */
const ANSWER_AFTER = 150

export function passwordRoutes(bind: Bind, site: Site) {
  const { db, env } = site

  bind('PUT /api/auth/change-password', async ({ body: { currentPassword, newPassword }, me, request }) => {
    const weak = weakness(newPassword, me.email)
    if (weak) throw invalid('newPassword', weak)
    const stored = await passwordHashOf(db, me.id)
    if (!stored) throw conflict(NO_PASSWORD)
    if (!(await isPassword(stored, currentPassword))) {
      logAuthEvent(request, 'password-wrong', me.id)
      throw new Failure('wrong-password', WRONG_PASSWORD)
    }
    const passwordHash = await hashPassword(newPassword)
    await write(db, async (tx) => {
      // Replace only the password that was checked: of two concurrent changes one fails.
      const changed = await tx
        .update(members)
        .set({ passwordHash })
        .where(and(eq(members.id, me.id), eq(members.passwordHash, stored)))
        .returning({ id: members.id })
      if (changed.length === 0) throw new Failure('wrong-password', WRONG_PASSWORD)
      await endSessions(tx, me.id, me.sessionId)
      await forgetLinks(tx, me.id)
    })
    logAuthEvent(request, 'password-changed', me.id)
    return { success: true as const }
  })

  bind('POST /api/auth/forgot-password', async ({ body: { email } }) => {
    const mailed = env.SMTP_URL !== undefined
    await Promise.all([mailed && mailResetLink(site, email), pause(ANSWER_AFTER)])
    return { success: true as const, mailed, message: mailed ? MAILED : NOT_MAILED }
  })

  bind('POST /api/auth/reset-password', async ({ body: { token, password }, request }) => {
    const weak = weakness(password, null)
    if (weak) throw invalid('password', weak)
    // Check first, so that an invalid token does not cost a hash.
    const member = (await isResetToken(site, token)) && (await setPassword(site, token, password))
    if (!member) throw invalid('token', LINK_OVER)
    await resetAttempts(site, member, request)
    logAuthEvent(request, 'password-reset', member.id)
    return { success: true as const }
  })

  bind('POST /api/admin/users/{id}/reset-link', async ({ params: { id }, me, request }) => {
    const [member] = await db.select().from(members).where(eq(members.id, id))
    if (!member) throw notFound('member')
    if (!member.passwordHash) throw conflict(NO_PASSWORD)
    const link = await write(db, async (tx) => {
      await logModeration(tx, me, { ...aboutMember(member), action: 'reset-link' })
      return makeResetLink(tx, env, id)
    })
    logAuthEvent(request, 'reset-link-made', id)
    return { url: link.url, expiresAt: link.expiresAt.toISOString() }
  })
}

async function setPassword({ db }: Site, token: string, password: string) {
  const passwordHash = await hashPassword(password)
  return write(db, (tx) => useResetLink(tx, token, passwordHash))
}

export async function passwordHashOf(db: Db, memberId: number): Promise<string | null> {
  const [row] = await db.select({ hash: members.passwordHash }).from(members).where(eq(members.id, memberId))
  return row?.hash ?? null
}
