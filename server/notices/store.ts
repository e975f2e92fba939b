// What is new for a member, read from where it happened: nothing is stored but when they last looked.
import { eq, sql } from 'drizzle-orm'
import type { Notices, noticesApi } from '#contract/api/notices.ts'
import type { TakesOf } from '#contract/endpoint.ts'
import { NOTICE_KIND_NAMES, type NoticeKind } from '#contract/notices.ts'
import { members } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { READ } from './kinds.ts'
import { KIND_COLUMNS } from './notify.ts'

type MemberRow = typeof members.$inferSelect

/** @param sends whether the site sends emails at all */
export async function noticesOf(db: Db, memberId: number, sends: boolean): Promise<Notices> {
  const [found] = await db
    .select({ member: members, asOf: sql<string>`now()` })
    .from(members)
    .where(eq(members.id, memberId))
  const { member, asOf } = found!
  return {
    ...(await newSince(db, member, member.noticesSeenAt)),
    kinds: ofEach((kind) => member[KIND_COLUMNS[kind]]),
    byMail: sends && member.email ? member.noticeMail : null,
    asOf: new Date(asOf).toISOString(),
  }
}

const ofEach = <Value>(value: (kind: NoticeKind) => Value) =>
  Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, value(kind)])) as Record<NoticeKind, Value>

/** Only the kinds that the member wants. */
export async function newSince(
  db: Db | Tx,
  member: MemberRow,
  since: Date,
): Promise<Pick<Notices, NoticeKind>> {
  const lists: [NoticeKind, unknown][] = []
  // One after another: a transaction has one connection.
  for (const kind of NOTICE_KIND_NAMES)
    lists.push([kind, member[KIND_COLUMNS[kind]] ? await READ[kind](db, member.id, since) : []])
  return Object.fromEntries(lists) as Pick<Notices, NoticeKind>
}

type Change = TakesOf<(typeof noticesApi)['PUT /api/notices']>

/** What was seen stays seen: an older page in another tab makes nothing new again. */
export async function changeNotices(db: Db, memberId: number, { seenUntil, kinds = {}, byMail }: Change) {
  const set = {
    ...(seenUntil !== undefined && {
      noticesSeenAt: sql`greatest(${members.noticesSeenAt}, least(now(), ${seenUntil}::timestamptz))`,
    }),
    ...(byMail !== undefined && { noticeMail: byMail }),
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, isOn]) => [KIND_COLUMNS[kind as NoticeKind], isOn]),
    ),
  }
  if (Object.keys(set).length > 0) await db.update(members).set(set).where(eq(members.id, memberId))
}
