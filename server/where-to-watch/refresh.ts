// Keeps where to watch up to date: asks TMDB about the dramas that waited longest, within a budget.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/db/open.ts'
import { type Tmdb, tmdbFrom } from '#server/dramas/import/tmdb/client.ts'
import type { Env } from '#server/env.ts'
import { Failure } from '#server/http/failures.ts'
import { release, releaseAndPause, spendCall, takeLease } from './budget.ts'
import { knownMatch, searchMatch } from './match.ts'
import { offersIn } from './offers.ts'
import { type DueDrama, dueDramas, type Look, postpone, storeLooks } from './store.ts'

const EVERY = 5 * 60 * 1_000
/** The start of the site comes first. */
const FIRST_AFTER = 5_000
const PER_RUN = 250
/** Milliseconds from one call to the next: four a second, a tenth of what TMDB allows. */
const PACE = 250
/** Looks that are stored together, so that cached pages are dropped once for all of them. */
const AT_ONCE = 20

type Asking = Pick<Tmdb, 'begunIn' | 'offers'>

export interface RefreshParts {
  db: Db
  tmdb: Asking
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  perDay: number
  perRun?: number
  pace?: number
  signal?: AbortSignal
}

/** Null on a site without a key. @returns how to stop it */
export function startRefresh({
  db,
  env,
  log,
}: {
  db: Db
  env: Env
  log: FastifyBaseLogger
}): (() => Promise<void>) | null {
  const stopping = new AbortController()
  const { signal } = stopping
  const tmdb = tmdbFrom(env, { attempts: 1, signal })
  if (!tmdb || env.TMDB_DAILY_CALLS === 0) return null
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = running
      .then(() => refreshOffers({ db, tmdb, log, perDay: env.TMDB_DAILY_CALLS, signal }))
      .catch((error) => log.warn({ err: error }, 'could not refresh where to watch'))
  }
  const first = setTimeout(run, FIRST_AFTER).unref()
  const timer = setInterval(run, EVERY).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** The run is over: its calls or the day's are used up, or the site stops. */
class Over extends Error {}

/** One run: until nothing is due, the budget is used up, or TMDB fails. Does nothing while another instance is at it. */
export async function refreshOffers(parts: RefreshParts): Promise<void> {
  const { db, log } = parts
  const holder = randomUUID()
  if (!(await takeLease(db, holder))) return
  const asking = withinBudget(parts, holder)
  let looked = 0
  for (;;) {
    const due = await dueDramas(db, AT_ONCE)
    const { looks, error } = await lookAt(asking, due)
    await storeLooks(db, looks)
    looked += looks.length
    if (error instanceof Failure) {
      await postpone(db, due[looks.length]!.id)
      await releaseAndPause(db, holder, error.retryAfter)
      log.warn({ reason: error.message, looked }, 'where to watch: TMDB failed, trying again later')
      return
    }
    if (error && !(error instanceof Over)) throw error
    if (error || due.length === 0) break
  }
  await release(db, holder)
  if (looked > 0) log.info({ looked }, 'where to watch: looked at dramas')
}

async function lookAt(asking: Asking, due: readonly DueDrama[]): Promise<{ looks: Look[]; error?: unknown }> {
  const looks: Look[] = []
  try {
    for (const drama of due) looks.push(await look(asking, drama))
    return { looks }
  } catch (error) {
    return { looks, error }
  }
}

async function look(tmdb: Asking, drama: DueDrama): Promise<Look> {
  const match = knownMatch(drama.source, drama.match) ?? (await searchMatch(tmdb, drama))
  if (match.tmdbId === null) return { dramaId: drama.id, ...match, offers: null }
  try {
    return { dramaId: drama.id, ...match, offers: offersIn(await tmdb.offers(match.tmdbId)) }
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
function withinBudget(parts: RefreshParts, holder: string): Asking {
  const { db, tmdb, perDay, perRun = PER_RUN, pace = PACE, signal } = parts
  let calls = 0
  const spend = async () => {
    if (calls > 0) await pause(pace, undefined, { ...(signal && { signal }) }).catch(() => {})
    if (signal?.aborted || ++calls > perRun || !(await spendCall(db, holder, perDay))) throw new Over()
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
  }
}
