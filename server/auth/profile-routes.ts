// Routes of the own account: username, sessions, data, deletion.
import { eq } from 'drizzle-orm'
import { USERNAME_RESERVED, USERNAME_TAKEN, WRONG_PASSWORD } from '#contract/auth.ts'
import { isDuplicate } from '#server/db/query-errors.ts'
import { write } from '#server/db/write.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict, Failure, forbidden, invalid, notFound, unauthorized } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { logAuthEvent } from './auth-log.ts'
import { deleteAccount } from './delete-account.ts'
import { dataOf } from './my-data.ts'
import { foldName, isReserved, TOPICS_WITH_NAMES } from './names.ts'
import { passwordHashOf } from './password-routes.ts'
import { isPassword } from './passwords.ts'
import { clearCookie, endSession, endSessions, isRecent, sessionsOf } from './sessions.ts'
import { showMember } from './show.ts'
import { members } from './table.ts'

const SIGN_IN_AGAIN = 'Please sign in again first, then delete your account within 10 minutes.'

export function profileRoutes(bind: Bind, site: Site) {
  const { db, env } = site

  bind('PUT /api/auth/profile', async ({ body: { username }, me }) => {
    // One's own name may always be written in another way.
    if (isReserved(username, env.SITE_NAME) && foldName(me.username) !== foldName(username))
      throw conflict(USERNAME_RESERVED)
    const row = await write(db, async (tx, changed) => {
      const [renamed] = await tx
        .update(members)
        .set({ username, usernameFolded: foldName(username) })
        .where(eq(members.id, me.id))
        .returning()
      for (const topic of TOPICS_WITH_NAMES) changed(topic)
      return renamed
    }).catch((error) => {
      throw isDuplicate(error, 'members_username') ? conflict(USERNAME_TAKEN) : error
    })
    if (!row) throw unauthorized()
    return showMember(row)
  })

  bind('GET /api/auth/sessions', ({ me }) => sessionsOf(db, me.id, me.sessionId))

  bind('DELETE /api/auth/sessions', async ({ me }) => {
    await write(db, (tx) => endSessions(tx, me.id, me.sessionId))
    return { success: true as const }
  })

  bind('DELETE /api/auth/sessions/{id}', async ({ params: { id }, me, reply }) => {
    if (!(await write(db, (tx) => endSession(tx, me.id, id)))) throw notFound('session')
    if (id === me.sessionId) clearCookie(reply, env)
    return { success: true as const }
  })

  bind('GET /api/auth/my-data', async ({ me, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return dataOf(db, me)
  })

  bind('DELETE /api/auth/account', async ({ body: { password, posts }, me, request, reply }) => {
    const stored = await passwordHashOf(db, me.id)
    if (stored) {
      if (!password) throw invalid('password', 'Password is required')
      if (!(await isPassword(stored, password))) {
        logAuthEvent(request, 'password-wrong', me.id)
        throw new Failure('wrong-password', WRONG_PASSWORD)
      }
    } else if (!(await isRecent(db, me.sessionId))) throw forbidden(SIGN_IN_AGAIN)
    await write(db, (tx, changed) => deleteAccount(tx, changed, me.id, posts))
    clearCookie(reply, env)
    logAuthEvent(request, 'account-deleted', me.id)
    return { success: true as const }
  })
}
