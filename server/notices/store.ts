// What is new for a member, read from where it happened: nothing is stored but when they last looked.
import { eq, sql } from 'drizzle-orm'
import type { Notices, noticesApi } from '#contract/api/notices.ts'
import type { TakesOf } from '#contract/endpoint.ts'
import { NOTICE_KIND_NAMES, type NoticeKind } from '#contract/notices.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { READ, TELLS } from './kinds.ts'

export async function noticesOf(db: Db, memberId: number): Promise<Notices> {
  const [found] = await db
    .select({ member: members, asOf: sql<string>`now()` })
    .from(members)
    .where(eq(members.id, memberId))
  const { member, asOf } = found!
  const tells = ofEach((kind) => member[TELLS[kind]])
  return {
    ...(await newSince(db, memberId, member.noticesSeenAt, tells)),
    tells,
    asOf: new Date(asOf).toISOString(),
  }
}

const ofEach = <Value>(value: (kind: NoticeKind) => Value) =>
  Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, value(kind)])) as Record<NoticeKind, Value>

/** Of the kinds that the member wants to be told of. */
async function newSince(
  db: Db,
  memberId: number,
  since: Date,
  tells: Record<NoticeKind, boolean>,
): Promise<Pick<Notices, NoticeKind>> {
  const lists = await Promise.all(
    NOTICE_KIND_NAMES.map(async (kind) => [kind, tells[kind] ? await READ[kind](db, memberId, since) : []]),
  )
  return Object.fromEntries(lists)
}

type Change = TakesOf<(typeof noticesApi)['PUT /api/notices']>

/** What was seen stays seen: an older page in another tab makes nothing new again. */
export async function changeNotices(db: Db, memberId: number, { seenUntil, tells = {} }: Change) {
  const set = {
    ...(seenUntil !== undefined && {
      noticesSeenAt: sql`greatest(${members.noticesSeenAt}, least(now(), ${seenUntil}::timestamptz))`,
    }),
    ...Object.fromEntries(Object.entries(tells).map(([kind, isTold]) => [TELLS[kind as NoticeKind], isTold])),
  }
  if (Object.keys(set).length > 0) await db.update(members).set(set).where(eq(members.id, memberId))
}
