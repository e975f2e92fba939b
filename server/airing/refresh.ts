// Keeps what airs up to date: asks TMDB about the dramas that are due, within the budget of where to watch.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { addDays, DAYS_BACK, koreanDay } from '#contract/airing.ts'
import type { Db } from '#server/db/open.ts'
import { type Tmdb, tmdbFrom } from '#server/dramas/import/tmdb/client.ts'
import type { Env } from '#server/env.ts'
import { Failure } from '#server/http/failures.ts'
import { type Job, JobFailure, type JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { REFRESH, spendSharedCall } from '#server/where-to-watch/budget.ts'
import { knownMatch } from '#server/where-to-watch/match.ts'
import { type DueDrama, dueDramas, type Look, postpone, storeLooks } from './looks.ts'
import { episodesIn, lookAgainIn, seasonToRead } from './schedule.ts'

export const AIRING = { kind: 'airing', key: 'refresh' }

/** Seconds from the end of one run to the next. */
const EVERY = 5 * 60
const PER_RUN = 250
/** Milliseconds from one call to the next. With where to watch eight a second, a fifth of what TMDB allows. */
const PACE = 250
const AT_ONCE = 20
/** Seconds, however long TMDB asks for. */
const LONGEST_WAIT = 7 * 86_400
/** Days until a drama that TMDB does not have is asked about again. */
const UNKNOWN_AGAIN = 30

type Asking = Pick<Tmdb, 'airing' | 'season'>

export interface AiringParts {
  db: Db
  tmdb: Asking
  log: Pick<FastifyBaseLogger, 'info'>
  perDay: number
  perRun?: number
  pace?: number
  signal?: AbortSignal
  now?: () => Date
}

/** Null on a site that does not ask TMDB. @param parts its signal ends a run */
export async function airingJobs({
  env,
  ...parts
}: Pick<AiringParts, 'db' | 'log'> & { env: Env; signal: AbortSignal }): Promise<JobKind | null> {
  const tmdb = tmdbFrom(env, { attempts: 1, signal: parts.signal })
  if (!tmdb || env.TMDB_DAILY_CALLS === 0) return null
  // The budget is counted in the job of where to watch.
  await parts.db.insert(jobs).values([REFRESH, AIRING]).onConflictDoNothing()
  return refreshingAiring({ ...parts, tmdb, perDay: env.TMDB_DAILY_CALLS })
}

/** One job for all instances. After a failure the wait grows, and with it all instances wait. */
export const refreshingAiring = (parts: AiringParts): JobKind => ({
  name: AIRING.kind,
  firstWait: 60,
  longestWait: 6 * 3600,
  whenDone: EVERY,
  run: (job) => refresh(parts, job),
})

/** The run is over: its calls or the day's are used up, or the site stops. */
class Over extends Error {}

async function refresh(parts: AiringParts, job: Job): Promise<void> {
  const { db, log, now = () => new Date() } = parts
  const asking = withinBudget(parts, job)
  const today = koreanDay(now())
  let looked = 0
  for (;;) {
    const due = await dueDramas(db, AT_ONCE)
    const { looks, error } = await lookAt(asking, due, today)
    await storeLooks(db, looks)
    looked += looks.length
    if (error instanceof Failure) {
      await postpone(db, due[looks.length]!.id)
      throw new JobFailure(error.message, { waitAtLeast: Math.min(error.retryAfter ?? 0, LONGEST_WAIT) })
    }
    if (error && !(error instanceof Over)) throw error
    if (error || due.length === 0) break
  }
  if (looked > 0) log.info({ looked }, 'what airs: looked at dramas')
}

async function lookAt(asking: Asking, due: readonly DueDrama[], today: string) {
  const looks: Look[] = []
  try {
    for (const drama of due) looks.push(await look(asking, drama, today))
    return { looks }
  } catch (error) {
    return { looks, error }
  }
}

async function look(tmdb: Asking, { id: dramaId, source, match }: DueDrama, today: string): Promise<Look> {
  const tmdbId = knownMatch(source, match)?.tmdbId ?? null
  const answer = tmdbId === null ? null : await found(tmdb.airing(tmdbId))
  if (!answer || tmdbId === null) return { dramaId, tmdbId, episodes: [], againIn: UNKNOWN_AGAIN }
  const from = addDays(today, -DAYS_BACK)
  const season = seasonToRead(answer, from)
  const listed = season === null ? null : await found(tmdb.season(tmdbId, season))
  const episodes = episodesIn(answer, listed ?? [], from)
  return { dramaId, tmdbId, episodes, againIn: lookAgainIn(answer, episodes, today) }
}

/** Null where TMDB has nothing (any more). */
async function found<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Failure && error.failure === 'not-found') return null
    throw error
  }
}

/** The client, with a count and a moment's rest before each call. */
function withinBudget(parts: AiringParts, job: Job): Asking {
  const { db, tmdb, perDay, perRun = PER_RUN, pace = PACE, signal } = parts
  let calls = 0
  const counted = async <T>(question: () => Promise<T>): Promise<T> => {
    if (calls > 0) await pause(pace, undefined, { ...(signal && { signal }) }).catch(() => {})
    if (signal?.aborted || ++calls > perRun || !(await spendSharedCall(db, job, perDay))) throw new Over()
    try {
      return await question()
    } catch (error) {
      // A request that the stop of the site has cut is no failure of TMDB.
      throw signal?.aborted ? new Over() : error
    }
  }
  return {
    airing: (tmdbId) => counted(() => tmdb.airing(tmdbId)),
    season: (tmdbId, season) => counted(() => tmdb.season(tmdbId, season)),
  }
}
