// Keeps something of TMDB up to date: a job that asks about the dramas that are due, within the day's budget of calls.
import { setTimeout as pause } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import { type Tmdb, tmdbFrom } from '#server/dramas/import/tmdb/client.ts'
import { dramas } from '#server/dramas/table.ts'
import type { Env } from '#server/env.ts'
import { Failure } from '#server/http/failures.ts'
import { type Job, JobFailure, type JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { REFRESH, spendCall } from './budget.ts'

/** Seconds from the end of one run to the next. */
const EVERY = 5 * 60
const CALLS_PER_RUN = 250
/** Milliseconds from one call to the next, four a second. TMDB's page "Rate Limiting" allows about 40, and may change that. */
const PACE = 250
/** Answers that are stored together, so that cached pages are dropped once for all of them. */
const BATCH = 20
/** Seconds, however long TMDB asks for. */
const LONGEST_WAIT = 7 * 86_400

export type AskedTmdb = Pick<Tmdb, 'airing' | 'begunIn' | 'offers' | 'season' | 'title'>

/** What is asked about which dramas, and how the answers are stored. */
export interface Refresh<Drama extends { id: number }, Answer extends { dramaId: number }> {
  job: { kind: string; key: string }
  /** with a row for each drama that was asked about: drama_id, due_at, failures */
  table: PgTable & { failures: PgColumn }
  dueDramas: (db: Db, most: number) => Promise<Drama[]>
  ask: (tmdb: AskedTmdb, drama: Drama) => Promise<Answer>
  store: (tx: Tx, changed: Changed, answer: Answer) => Promise<void>
}

export interface RefreshParts {
  db: Db
  tmdb: AskedTmdb
  log: Pick<FastifyBaseLogger, 'info'>
  perDay: number
  perRun?: number
  pace?: number
  signal?: AbortSignal
}

/** Null on a site that does not ask TMDB. @param parts its signal ends a run */
export async function refreshJobs<Drama extends { id: number }, Answer extends { dramaId: number }>(
  { env, ...parts }: Pick<RefreshParts, 'db' | 'log'> & { env: Env; signal: AbortSignal },
  refresh: Refresh<Drama, Answer>,
): Promise<JobKind | null> {
  const tmdb = tmdbFrom(env, { attempts: 1, signal: parts.signal })
  if (!tmdb || env.TMDB_DAILY_CALLS === 0) return null
  await parts.db.insert(jobs).values([REFRESH, refresh.job]).onConflictDoNothing()
  return refreshing({ ...parts, tmdb, perDay: env.TMDB_DAILY_CALLS }, refresh)
}

/** One recurring job for all instances. After a failure all of them wait, longer each time. */
export const refreshing = <Drama extends { id: number }, Answer extends { dramaId: number }>(
  parts: RefreshParts,
  refresh: Refresh<Drama, Answer>,
): JobKind => ({
  name: refresh.job.kind,
  firstWait: 60,
  longestWait: 6 * 3600,
  whenDone: EVERY,
  run: (job) => runOnce(parts, refresh, job),
})

/** The calls of the run or of the day are used up, or the site stops. */
class RunEnded extends Error {}

/** Until nothing is due, the budget is used up, or TMDB fails. */
async function runOnce<Drama extends { id: number }, Answer extends { dramaId: number }>(
  parts: RefreshParts,
  refresh: Refresh<Drama, Answer>,
  job: Job,
): Promise<void> {
  const { db, log } = parts
  const tmdb = withinBudget(parts, job)
  let asked = 0
  for (;;) {
    const due = await refresh.dueDramas(db, BATCH)
    const { answers, error } = await askAll(due, (drama) => refresh.ask(tmdb, drama))
    await storeAll(db, refresh, answers)
    asked += answers.length
    if (error instanceof Failure) {
      await postpone(db, refresh.table, due[answers.length]!.id)
      throw new JobFailure(error.message, { waitAtLeast: Math.min(error.retryAfter ?? 0, LONGEST_WAIT) })
    }
    if (error && !(error instanceof RunEnded)) throw error
    if (error || due.length === 0) break
  }
  if (asked > 0) log.info({ kind: job.kind, dramas: asked }, 'asked TMDB about dramas')
}

/** The answers before the first error, and that error. */
async function askAll<Drama, Answer>(
  due: readonly Drama[],
  ask: (drama: Drama) => Promise<Answer>,
): Promise<{ answers: Answer[]; error?: unknown }> {
  const answers: Answer[] = []
  try {
    for (const drama of due) answers.push(await ask(drama))
    return { answers }
  } catch (error) {
    return { answers, error }
  }
}

async function storeAll<Drama extends { id: number }, Answer extends { dramaId: number }>(
  db: Db,
  { store }: Refresh<Drama, Answer>,
  answers: readonly Answer[],
) {
  if (answers.length === 0) return
  await write(db, async (tx, changed) => {
    const ids = answers.map(({ dramaId }) => dramaId)
    // A drama may have been deleted since it was due.
    const left = await tx
      .select({ id: dramas.id })
      .from(dramas)
      .where(inArray(dramas.id, ids))
      .for('key share')
    for (const answer of answers)
      if (left.some(({ id }) => id === answer.dramaId)) await store(tx, changed, answer)
  })
}

/** A drama that TMDB failed on waits, twice as long after each failure, so that it does not hold up the others. */
const postpone = (db: Db, table: PgTable & { failures: PgColumn }, dramaId: number) =>
  db.execute(sql`
    insert into ${table} (drama_id, due_at, failures) values (${dramaId}, now() + interval '1 hour', 1)
    on conflict (drama_id) do update set
      due_at = now() + least(power(2, ${table.failures}), 168) * interval '1 hour',
      failures = least(${table.failures} + 1, 20)`)

/** The client, with each call counted and a pause between calls. */
function withinBudget({ db, tmdb, perDay, ...parts }: RefreshParts, job: Job): AskedTmdb {
  const { perRun = CALLS_PER_RUN, pace = PACE, signal } = parts
  let calls = 0
  const counted = async <T>(call: () => Promise<T>): Promise<T> => {
    if (calls > 0) await pause(pace, undefined, { ...(signal && { signal }) }).catch(() => {})
    if (signal?.aborted || ++calls > perRun || !(await spendCall(db, job, perDay))) throw new RunEnded()
    try {
      return await call()
    } catch (error) {
      // A request that was aborted because the site stops is no failure of TMDB.
      throw signal?.aborted ? new RunEnded() : error
    }
  }
  return {
    airing: (tmdbId) => counted(() => tmdb.airing(tmdbId)),
    begunIn: (year, words) => counted(() => tmdb.begunIn(year, words)),
    offers: (tmdbId) => counted(() => tmdb.offers(tmdbId)),
    season: (tmdbId, season) => counted(() => tmdb.season(tmdbId, season)),
    title: (tmdbId) => counted(() => tmdb.title(tmdbId)),
  }
}

/** Null if TMDB does not have it, or no longer. */
export async function ifFound<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Failure && error.failure === 'not-found') return null
    throw error
  }
}
