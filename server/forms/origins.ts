// Where reports of readers come from, as far as it is stored: enough to bound one reporter and to settle all at once.
import { createHash } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import type { Changed } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { coarseAddress } from '#server/limits/address.ts'
import { originSalt, submissions } from './table.ts'

/**
 * A salted hash of the network, never the address. It locks the row of the salt until the transaction ends, so that
 * reports that come at once are counted one after the other.
 */
export async function originOf(tx: Tx, ip: string): Promise<string> {
  const [row] = await tx
    .insert(originSalt)
    .values({})
    .onConflictDoUpdate({ target: originSalt.one, set: { one: true } })
    .returning()
  const network = coarseAddress(ip) ?? 'unknown'
  return createHash('sha256').update(`${row!.salt} ${network}`).digest('base64url').slice(0, 16)
}

interface Reporter {
  memberId: number | null
  origin: string
}

/** The reports of one member, or of all guests of one network, that no admin has settled. */
export const openReports = (tx: Tx, { memberId, origin }: Reporter) =>
  tx
    .select({
      id: submissions.id,
      dramaId: submissions.dramaId,
      topic: submissions.topic,
      fields: submissions.fields,
    })
    .from(submissions)
    .where(
      isOpenCorrection(
        memberId === null
          ? and(isNull(submissions.memberId), eq(submissions.origin, origin))
          : eq(submissions.memberId, memberId),
      ),
    )

/** Marks all open reports of one origin as done, and takes none over. @throws not-found */
export async function dismissOrigin(tx: Tx, changed: Changed, me: Me, id: number) {
  const [message] = await tx
    .select({ origin: submissions.origin })
    .from(submissions)
    .where(eq(submissions.id, id))
  if (!message?.origin) throw notFound('correction')
  const rows = await tx
    .update(submissions)
    .set({ doneAt: sql`now()`, doneBy: me.id })
    .where(isOpenCorrection(eq(submissions.origin, message.origin)))
    .returning({ dramaId: submissions.dramaId })
  for (const dramaId of new Set(rows.map((row) => row.dramaId))) if (dramaId) changed('dramas', dramaId)
  return { count: rows.length }
}

const isOpenCorrection = (of: SQL | undefined) =>
  and(of, eq(submissions.form, 'correction'), isNull(submissions.doneAt))
