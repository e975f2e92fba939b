// Keeps where to watch up to date: asks TMDB about the dramas that waited longest, within a budget.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/db/open.ts'
import { type Tmdb, tmdbFrom } from '#server/dramas/import/tmdb/client.ts'
import type { Env } from '#server/env.ts'
import { Failure } from '#server/http/failures.ts'
import { type Job, JobFailure, type JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { wantedOf } from '#server/tmdb/tidy.ts'
import { titleOf } from '#server/tmdb/title.ts'
import { type Calls, REFRESH, spendCall } from './budget.ts'
import { knownMatch, searchMatch } from './match.ts'
import { offersIn } from './offers.ts'
import { type DueDrama, dueDramas, type Look, postpone, storeLooks } from './store.ts'

/** Seconds from the end of one run to the next. */
const EVERY = 5 * 60
const PER_RUN = 250
/** Milliseconds from one call to the next: four a second, a tenth of what TMDB allows. */
const PACE = 250
/** Looks that are stored together, so that cached pages are dropped once for all of them. */
const AT_ONCE = 20
/** Seconds, however long TMDB asks for. */
const LONGEST_WAIT = 7 * 86_400

type Asking = Pick<Tmdb, 'begunIn' | 'offers' | 'title'>

export interface RefreshParts {
  db: Db
  tmdb: Asking
  log: Pick<FastifyBaseLogger, 'info'>
  perDay: number
  /** whether credits, trailers and pictures are wanted too: they come with the offers, in the same call */
  wantsFacts: () => Promise<boolean>
  perRun?: number
  pace?: number
  signal?: AbortSignal
}

/** Null on a site without a key. @param parts its signal ends a run */
export async function refreshJobs({
  env,
  ...parts
}: Pick<RefreshParts, 'db' | 'log'> & { env: Env; signal: AbortSignal }): Promise<JobKind<Calls> | null> {
  const tmdb = tmdbFrom(env, { attempts: 1, signal: parts.signal })
  if (!tmdb || env.TMDB_DAILY_CALLS === 0) return null
  await parts.db.insert(jobs).values(REFRESH).onConflictDoNothing()
  const wantsFacts = async () => (await wantedOf(parts.db, env)).facts
  return refreshing({ ...parts, tmdb, wantsFacts, perDay: env.TMDB_DAILY_CALLS })
}

/** One job for all instances, which runs again and again. After a failure the wait grows, and with it all instances wait. */
export const refreshing = (parts: RefreshParts): JobKind<Calls> => ({
  name: REFRESH.kind,
  firstWait: 60,
  longestWait: 6 * 3600,
  whenDone: EVERY,
  run: (job) => refreshOffers(parts, job),
})

/** The run is over: its calls or the day's are used up, or the site stops. */
class Over extends Error {}

/** One run: until nothing is due, the budget is used up, or TMDB fails. */
async function refreshOffers(parts: RefreshParts, job: Job<Calls>): Promise<void> {
  const { db, log } = parts
  const asking = withinBudget(parts, job)
  let looked = 0
  for (;;) {
    const due = await dueDramas(db, AT_ONCE)
    const { looks, error } = await lookAt(asking, due, await parts.wantsFacts())
    await storeLooks(db, looks)
    looked += looks.length
    if (error instanceof Failure) {
      await postpone(db, due[looks.length]!.id)
      throw new JobFailure(error.message, { waitAtLeast: Math.min(error.retryAfter ?? 0, LONGEST_WAIT) })
    }
    if (error && !(error instanceof Over)) throw error
    if (error || due.length === 0) break
  }
  if (looked > 0) log.info({ looked }, 'where to watch: looked at dramas')
}

async function lookAt(
  asking: Asking,
  due: readonly DueDrama[],
  wantsFacts: boolean,
): Promise<{ looks: Look[]; error?: unknown }> {
  const looks: Look[] = []
  try {
    for (const drama of due) looks.push(await look(asking, drama, wantsFacts))
    return { looks }
  } catch (error) {
    return { looks, error }
  }
}

async function look(tmdb: Asking, drama: DueDrama, wantsFacts: boolean): Promise<Look> {
  const match = knownMatch(drama.source, drama.match) ?? (await searchMatch(tmdb, drama))
  if (match.tmdbId === null) return { dramaId: drama.id, ...match, offers: null }
  try {
    if (!wantsFacts) return { dramaId: drama.id, ...match, offers: offersIn(await tmdb.offers(match.tmdbId)) }
    const answer = await tmdb.title(match.tmdbId)
    const offers = offersIn(answer['watch/providers'].results)
    return { dramaId: drama.id, ...match, offers, title: titleOf(answer) }
  } catch (error) {
    if (!(error instanceof Failure) || error.failure !== 'not-found') throw error
    // TMDB no longer has it. What a search found may be found again; an admin's word stays.
    return {
      dramaId: drama.id,
      ...match,
      ...(match.matchedBy === 'search' && { tmdbId: null }),
      offers: null,
    }
  }
}

/** The client, with a count and a moment's rest before each call. */
function withinBudget(parts: RefreshParts, job: Job<Calls>): Asking {
  const { db, tmdb, perDay, perRun = PER_RUN, pace = PACE, signal } = parts
  let calls = 0
  const spend = async () => {
    if (calls > 0) await pause(pace, undefined, { ...(signal && { signal }) }).catch(() => {})
    if (signal?.aborted || ++calls > perRun || !(await spendCall(db, job, perDay))) throw new Over()
  }
  /** A request that the stop of the site has cut is no failure of TMDB. */
  const counted = async <T>(question: () => Promise<T>): Promise<T> => {
    await spend()
    try {
      return await question()
    } catch (error) {
      throw signal?.aborted ? new Over() : error
    }
  }
  return {
    begunIn: (year, words) => counted(() => tmdb.begunIn(year, words)),
    offers: (tmdbId) => counted(() => tmdb.offers(tmdbId)),
    title: (tmdbId) => counted(() => tmdb.title(tmdbId)),
  }
}
