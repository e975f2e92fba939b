// Protects the last admin who can sign in, checked under a lock.
import { eq, or } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import type { MemberRow } from './show.ts'
import { members } from './table.ts'

/**
 * Locks a member and all admins in one order: if two stop being admins at once, the second waits here and then
 * sees the result of the first.
 * @returns the member (undefined when there is none), all rows, and whether another admin could still sign in
 */
export async function lockWithAdmins(tx: Tx, memberId: number) {
  const rows = await tx
    .select()
    .from(members)
    .where(or(eq(members.id, memberId), members.isAdmin))
    .orderBy(members.id)
    .for('update')
  const canSignIn = (row: MemberRow) => row.isAdmin && !row.suspendedAt
  return {
    rows,
    member: rows.find((row) => row.id === memberId),
    isAnotherAdminLeft: rows.some((row) => row.id !== memberId && canSignIn(row)),
  }
}
