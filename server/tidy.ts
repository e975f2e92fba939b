// Once an hour: deletes what has expired and would only pile up.
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { forgetOldFlows } from './auth/flows.ts'
import { passwordResets, sessions } from './auth/table.ts'
import type { Db } from './db/open.ts'
import { forgetOldImports } from './dramas/import/jobs.ts'
import { emptyTrash } from './history/routes.ts'
import { forgetOldCounters } from './limits/limits.ts'
import { forgetOldSubmissions } from './limits/once.ts'
import { outbox } from './mail/table.ts'
import { forgetOldActivity } from './members/activity.ts'

const EVERY = 60 * 60 * 1_000
const AGO = sql`now() - interval '1 day'`

/** Each on its own: what fails now is tidied an hour later. */
export async function tidy(db: Db) {
  await db.delete(sessions).where(lt(sessions.expiresAt, AGO))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, AGO))
  // They hold a link in plain text, which nobody needs any more.
  await db
    .delete(outbox)
    .where(
      and(
        eq(outbox.kind, 'password-reset'),
        lt(outbox.createdAt, AGO),
        or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt)),
      ),
    )
  await emptyTrash(db)
  await forgetOldImports(db)
  await forgetOldFlows(db)
  await forgetOldActivity(db)
  await forgetOldCounters(db)
  await forgetOldSubmissions(db)
}

/** @returns how to stop it */
export function keepTidy(db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    tidy(db).catch((error) => log.warn({ err: error }, 'could not tidy up; trying again in an hour'))
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
