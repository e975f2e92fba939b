// Suspends and restores members; both are logged.
import { eq, inArray, sql } from 'drizzle-orm'
import { members, sessions } from '#server/auth/table.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { forbidden, invalid, notFound, unauthorized } from '#server/http/failures.ts'
import { aboutMember, logModeration } from './log.ts'

/** Ends every session of the member. Doing it twice changes nothing. */
export const suspend = (db: Db, me: Me, memberId: number, reason: string) =>
  write(db, async (tx, changed) => {
    if (memberId === me.id) throw invalid('id', 'You cannot suspend yourself')
    const member = await locked(tx, me, memberId)
    if (member.suspendedAt) return shown(member)
    const [after] = await tx
      .update(members)
      .set({ suspendedAt: sql`now()` })
      .where(eq(members.id, memberId))
      .returning({ id: members.id, suspendedAt: members.suspendedAt })
    changed('members')
    await tx.delete(sessions).where(eq(sessions.memberId, memberId))
    await logModeration(tx, me, { ...aboutMember(member), action: 'suspended', reason })
    return shown(after!)
  })

export const restore = (db: Db, me: Me, memberId: number, reason: string) =>
  write(db, async (tx, changed) => {
    const member = await locked(tx, me, memberId)
    if (!member.suspendedAt) return shown(member)
    changed('members')
    await tx.update(members).set({ suspendedAt: null }).where(eq(members.id, memberId))
    await logModeration(tx, me, { ...aboutMember(member), action: 'restored', reason })
    return { id: memberId, suspendedAt: null }
  })

/**
 * @throws not-found; unauthorized or forbidden when the moderator was just suspended or is no admin any more: of two
 * admins who suspend each other one stays
 */
async function locked(tx: Tx, me: Me, memberId: number) {
  const both = await tx
    .select({
      id: members.id,
      username: members.username,
      isAdmin: members.isAdmin,
      suspendedAt: members.suspendedAt,
    })
    .from(members)
    .where(inArray(members.id, [me.id, memberId]))
    .orderBy(members.id)
    .for('update')
  const mine = both.find(({ id }) => id === me.id)
  if (mine?.suspendedAt !== null) throw unauthorized()
  if (!mine.isAdmin) throw forbidden()
  const member = both.find(({ id }) => id === memberId)
  if (!member) throw notFound('member')
  return member
}

const shown = ({ id, suspendedAt }: { id: number; suspendedAt: Date | null }) => ({
  id,
  suspendedAt: suspendedAt?.toISOString() ?? null,
})
