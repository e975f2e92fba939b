// The email about what is new: at most one a day, only for members who asked for it, and none if they have seen it all.
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { linesOf, type NoticeLine, withoutMarks } from '#contract/notice-words.ts'
import { members } from '#server/auth/table.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { Env } from '#server/env.ts'
import type { Job, JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { NOTICE_MAIL } from './notify.ts'
import { newSince } from './store.ts'
import { noticeMails } from './table.ts'

interface MailParts {
  db: Db
  env: Pick<Env, 'siteUrl' | 'SITE_NAME' | 'SMTP_URL'>
}

const A_DAY = sql`interval '1 day'`

export const noticeMailJobs = (parts: MailParts): JobKind => ({
  name: NOTICE_MAIL,
  firstWait: 60,
  longestWait: 3_600,
  whenDone: 'delete',
  run: (job) => mailTo(parts, job),
})

/** Locks the member's row, so that of two instances only one sends it. */
const mailTo = ({ db, env }: MailParts, job: Job): Promise<void> =>
  write(db, async (tx) => {
    const [found] = await tx
      .select({ member: members, mayBe: sql<boolean>`coalesce(notices_mailed_at + ${A_DAY} <= now(), true)` })
      .from(members)
      .where(
        and(
          eq(members.id, Number(job.key)),
          eq(members.noticeMail, true),
          isNotNull(members.email),
          isNull(members.suspendedAt),
        ),
      )
      .for('update')
    if (!found) return
    const { member, mayBe } = found
    if (!mayBe) {
      const then = sql`(select notices_mailed_at + ${A_DAY} from members where id = ${member.id})`
      await tx.update(jobs).set({ runAt: then }).where(eq(jobs.id, job.id))
      return
    }
    const since = new Date(Math.max(Number(member.noticesSeenAt), Number(member.noticesMailedAt ?? 0)))
    const lines = linesOf(await newSince(tx, member, since))
    if (lines.length === 0) return
    const token = newToken()
    await tx.insert(noticeMails).values({ tokenHash: hashToken(token), memberId: member.id })
    await tx.update(members).set({ noticesMailedAt: sql`now()` }).where(eq(members.id, member.id))
    await queueMail(tx, env, {
      kind: 'notices',
      recipient: member.email!,
      subject: `${lines.length} new for you at ${env.SITE_NAME}`,
      body: letter(env, member.username, lines, token),
      unsubscribe: `${env.siteUrl}/api/notices/emails/stop/${token}`,
    })
  })

const letter = (
  { siteUrl, SITE_NAME }: MailParts['env'],
  username: string,
  lines: readonly NoticeLine[],
  token: string,
) =>
  [
    `Hello ${username},`,
    ...lines.map(({ text, href }) => withoutMarks(text) + (href ? `\n${siteUrl}${href}` : '')),
    `All that is new for you: ${siteUrl}/community`,
    // The token is in the fragment, so that no server, log or referrer sees it.
    `You asked for this email, at most one a day. Stop it: ${siteUrl}/community#stop=${token}`,
    SITE_NAME,
  ].join('\n\n')

/** @returns whether the link of an email about what is new has this token */
export async function stopNoticeMail(db: Db, token: string): Promise<boolean> {
  const ofToken = db
    .select({ id: noticeMails.memberId })
    .from(noticeMails)
    .where(eq(noticeMails.tokenHash, hashToken(token)))
  const stopped = await db
    .update(members)
    .set({ noticeMail: false })
    .where(inArray(members.id, ofToken))
    .returning({ id: members.id })
  return stopped.length > 0
}

/** A link works for half a year. */
export const forgetNoticeMails = (db: Db) =>
  db.delete(noticeMails).where(lt(noticeMails.createdAt, sql`now() - interval '180 days'`))
