// The hourly cleanup: deletes expired rows.
import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { MAIL_KINDS, type MailKind } from '#contract/inbox.ts'
import { deleteOldEpisodes } from './airing/store.ts'
import { forgetOldMails } from './airing/weekly.ts'
import { forgetOldFlows } from './auth/flows.ts'
import { passwordResets, sessions } from './auth/table.ts'
import type { Db } from './db/open.ts'
import { deleteOldSubmissions } from './db/store-once.ts'
import { forgetOldImports } from './dramas/import/jobs.ts'
import { emptyTrash } from './history/trash.ts'
import { deleteOldCounters } from './limits/limits.ts'
import { deleteMails, mails } from './mail/outbox.ts'
import { deleteOldActivity } from './members/activity.ts'
import { forgetNoticeMails } from './notices/mail-jobs.ts'
import { deleteOldOffers } from './where-to-watch/read.ts'

const EVERY = 60 * 60 * 1_000
const AGO = sql`now() - interval '1 day'`
const PASSING = (Object.keys(MAIL_KINDS) as MailKind[]).filter((kind) => !MAIL_KINDS[kind].stays)

const STEPS: Record<string, (db: Db) => Promise<unknown>> = {
  sessions: (db) => db.delete(sessions).where(lt(sessions.expiresAt, AGO)),
  'password resets': (db) => db.delete(passwordResets).where(lt(passwordResets.expiresAt, AGO)),
  // Their links, in plain text, are of no use to the site.
  'mails that do not stay': (db) =>
    deleteMails(
      db,
      and(
        inArray(mails.kind, PASSING),
        lt(mails.createdAt, AGO),
        or(isNotNull(mails.sentAt), isNotNull(mails.failedAt)),
      ),
    ),
  trash: emptyTrash,
  imports: forgetOldImports,
  'sign-ins under way': forgetOldFlows,
  activity: deleteOldActivity,
  'rate limits': deleteOldCounters,
  'links in emails about what is new': forgetNoticeMails,
  submissions: deleteOldSubmissions,
  'where to watch': deleteOldOffers,
  'what airs': deleteOldEpisodes,
  'weekly mails': forgetOldMails,
}

/** Runs each step separately: one that fails is retried an hour later and does not stop the others. */
export async function cleanUp(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
  for (const [step, run] of Object.entries(STEPS)) {
    try {
      await run(db)
    } catch (error) {
      log.warn({ err: error, step }, 'could not tidy up; trying again in an hour')
    }
  }
}

/** @returns how to stop it */
export function keepTidy(db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    void cleanUp(db, log)
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
