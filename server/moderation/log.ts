// The moderation log, append-only. Authors see the entries about their own items.
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { LogLine, ModerationNotice } from '#contract/api/moderation.ts'
import { LOG_PAGE, type ModerationAction } from '#contract/moderation.ts'
import { MOST_NOTICES } from '#contract/notices.ts'
import { members } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { notify } from '#server/notices/notify.ts'
import { moderationLog } from './table.ts'

export interface ModerationEntry {
  action: ModerationAction
  /** 'post', 'member' ... */
  area: string
  itemId: number
  /** whose it was: they may read this line */
  authorId: number | null
  /** what it was; its beginning is kept, so that one can tell which */
  about: string
  reason?: string
}

/** Characters of a removed text that are stored in the log. */
const ABOUT_MAX = 80

/** Adds an entry, in the transaction of the action. */
export async function logModeration(
  tx: Tx,
  moderator: { id: number; username: string },
  entry: ModerationEntry,
): Promise<void> {
  const { about, reason = '', ...rest } = entry
  await tx.insert(moderationLog).values({
    ...rest,
    reason,
    moderatorId: moderator.id,
    moderatorName: moderator.username,
    details: { about: beginning(about) },
  })
  if (rest.authorId !== null && TOLD.includes(rest.action))
    await notify(tx, 'decisions', sql`${rest.authorId}`)
}

/** Of an entry about a member. */
export const aboutMember = ({ id, username }: { id: number; username: string }) => ({
  area: 'member',
  itemId: id,
  authorId: id,
  about: username,
})

/** The author gets a notice of these. Not of a dismissed report: nobody should wonder who sent it. */
const TOLD: readonly ModerationAction[] = ['removed', 'deleted', 'edited']

/** Decisions about a member's own items since then, without the moderator's name, the latest first. */
export async function decisionsFor(db: Db | Tx, memberId: number, since: Date): Promise<ModerationNotice[]> {
  const { authorId, action, createdAt, id } = moderationLog
  const rows = await db
    .select()
    .from(moderationLog)
    .where(and(eq(authorId, memberId), inArray(action, TOLD), gt(createdAt, since)))
    .orderBy(desc(id))
    .limit(MOST_NOTICES)
  return rows.map(showNotice)
}

export async function readLog(db: Db, before: number | undefined): Promise<LogLine[]> {
  const rows = await db
    .select({ line: moderationLog, author: members.username })
    .from(moderationLog)
    .leftJoin(members, eq(members.id, moderationLog.authorId))
    .where(before === undefined ? undefined : lt(moderationLog.id, before))
    .orderBy(desc(moderationLog.id))
    .limit(LOG_PAGE)
  return rows.map(({ line, author }) => ({
    ...showNotice(line),
    moderator: line.moderatorName,
    authorUsername: author,
  }))
}

const showNotice = (row: typeof moderationLog.$inferSelect): ModerationNotice => ({
  id: row.id,
  action: row.action as ModerationAction,
  area: row.area,
  itemId: row.itemId,
  about: typeof row.details.about === 'string' ? row.details.about : '',
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
})

function beginning(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length > ABOUT_MAX ? `${letters.slice(0, ABOUT_MAX - 1).join('')}…` : letters.join('')
}
