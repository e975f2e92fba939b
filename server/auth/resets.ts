// One-time links to set a new password: made, mailed where mail is configured, and used once.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { RESET_MAILS, RESET_MINUTES } from '#contract/auth.ts'
import type { Tx } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { Env } from '#server/env.ts'
import { countCall } from '#server/limits/limits.ts'
import { queueMail } from '#server/mail/outbox.ts'
import type { Site } from '#server/site.ts'
import { memberWithEmail } from './accounts.ts'
import { endSessions } from './sessions.ts'
import type { MemberRow } from './show.ts'
import { members, passwordResets } from './table.ts'
import { hashToken, newToken } from './tokens.ts'

/** The token is in the fragment, so that no server, log or referrer sees it. */
const linkOf = (env: Env, token: string) => `${env.siteUrl}/?auth=reset#${token}`

export async function makeResetLink(
  tx: Tx,
  env: Env,
  memberId: number,
): Promise<{ url: string; expiresAt: Date }> {
  const token = newToken()
  const [row] = await tx
    .insert(passwordResets)
    .values({
      tokenHash: hashToken(token),
      memberId,
      expiresAt: sql`now() + make_interval(mins => ${RESET_MINUTES})`,
    })
    .returning({ expiresAt: passwordResets.expiresAt })
  return { url: linkOf(env, token), expiresAt: row!.expiresAt }
}

/** Queues a mail with a link, if the address belongs to an account that has a password. */
export async function mailResetLink({ db, env }: Site, email: string) {
  const member = await memberWithEmail(db, email)
  if (!member?.passwordHash || member.suspendedAt || !member.email) return
  const { email: recipient, id, username } = member
  const budget = {
    ...RESET_MAILS,
    name: 'reset-mail',
    max: Math.ceil(RESET_MAILS.max * env.RATE_LIMIT_SCALE),
  }
  // Limit the mails per address. Silently, because the answer must not reveal that there is an account.
  if ((await countCall(db, budget, `member:${id}`)) > 0) return
  await write(db, async (tx) => {
    const { url } = await makeResetLink(tx, env, id)
    await queueMail(tx, env, {
      kind: 'password-reset',
      recipient,
      subject: `Reset your ${env.SITE_NAME} password`,
      body: letter(env.SITE_NAME, username, url),
    })
  })
}

const letter = (site: string, username: string, url: string) =>
  [
    `Hello ${username},`,
    `Someone asked to reset the password of your account at ${site}. If it was you, choose a new password here:`,
    url,
    `The link works once and expires in ${RESET_MINUTES} minutes. Setting a new password signs you out on all your devices.`,
    "If it wasn't you, you can ignore this email. Your password stays the same.",
    site,
  ].join('\n\n')

/** Whether a link with this token would work right now. */
export async function isResetToken({ db }: Site, token: string): Promise<boolean> {
  const [row] = await db
    .select({ memberId: passwordResets.memberId })
    .from(passwordResets)
    .where(works(token))
  return row !== undefined
}

/**
 * Uses a link: sets the password, ends all sessions and invalidates all other links.
 * @returns the member, or null when the link does not work (any more)
 */
export async function useResetLink(tx: Tx, token: string, passwordHash: string): Promise<MemberRow | null> {
  const [used] = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(works(token))
    .returning({ memberId: passwordResets.memberId })
  if (!used) return null
  const [member] = await tx
    .update(members)
    .set({ passwordHash })
    .where(eq(members.id, used.memberId))
    .returning()
  await endSessions(tx, used.memberId)
  await forgetLinks(tx, used.memberId)
  return member ?? null
}

/** A link that was sent before the password changed must not change it again. */
export async function forgetLinks(tx: Pick<Tx, 'delete'>, memberId: number) {
  await tx.delete(passwordResets).where(eq(passwordResets.memberId, memberId))
}

const works = (token: string) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, sql`now()`),
  )
