// Grants and revokes the admin role; the last admin who can sign in stays.
import { eq } from 'drizzle-orm'
import type { ListedMember } from '#contract/api/members.ts'
import { LAST_ADMIN } from '#contract/members.ts'
import { lockWithAdmins } from '#server/auth/last-admin.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { Me } from '#server/http/bind.ts'
import { conflict, forbidden, notFound, unauthorized } from '#server/http/failures.ts'
import { aboutMember, logModeration } from '#server/moderation/log.ts'
import { showListed } from './store.ts'

/** Doing it twice changes nothing. @throws not-found, conflict, or forbidden if the caller is no longer an admin */
export const setAdmin = (db: Db, me: Me, memberId: number, isAdmin: boolean): Promise<ListedMember> =>
  write(db, async (tx) => {
    const { rows, member, isAnotherAdminLeft } = await lockWithAdmins(tx, memberId)
    const mine = rows.find((row) => row.id === me.id)
    if (!mine?.isAdmin) throw forbidden()
    if (mine.suspendedAt) throw unauthorized()
    if (!member) throw notFound('member')
    if (member.isAdmin === isAdmin) return showListed(member)
    if (isAdmin && member.suspendedAt) throw conflict('This member is suspended. Please restore them first.')
    if (!isAdmin && !isAnotherAdminLeft) throw conflict(LAST_ADMIN)
    const [after] = await tx.update(members).set({ isAdmin }).where(eq(members.id, memberId)).returning()
    await logModeration(tx, me, { ...aboutMember(member), action: isAdmin ? 'made-admin' : 'unmade-admin' })
    return showListed(after!)
  })
