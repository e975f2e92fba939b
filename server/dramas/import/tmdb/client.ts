// Calls TMDB: respects its Retry-After, limits the waiting, and explains failures to the admin.
import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { TmdbFound } from '#contract/api/admin-import.ts'
import type { Env } from '#server/env.ts'
import { conflict, Failure, notFound, unavailable } from '#server/http/failures.ts'
import {
  airingAnswer,
  detailsAnswer,
  providersAnswer,
  searchAnswer,
  seasonAnswer,
  type TmdbAiring,
  type TmdbDetails,
  type TmdbEpisode,
  type TmdbOffers,
  type TmdbShow,
  type TmdbTitle,
  titleAnswer,
} from './shapes.ts'

export interface Tmdb {
  /** Searches for Korean dramas, the best match first. @throws conflict, unavailable */
  search: (words: string) => Promise<TmdbFound[]>
  /** @throws not-found, conflict, unavailable */
  details: (tmdbId: number) => Promise<TmdbDetails>
  /** Searches for Korean dramas that began in this year; null if TMDB has more than one page. */
  begunIn: (year: number, words: string) => Promise<TmdbFound[] | null>
  /** Where to watch it, by country. @throws not-found, conflict, unavailable */
  offers: (tmdbId: number) => Promise<Record<string, TmdbOffers | null>>
  /** Its status, and its episodes next to today. @throws not-found, conflict, unavailable */
  airing: (tmdbId: number) => Promise<TmdbAiring>
  /** The episodes of a season. @throws not-found, conflict, unavailable */
  season: (tmdbId: number, season: number) => Promise<TmdbEpisode[]>
  /** Its offers with its credits, trailers, pictures and first season, in one call. @throws not-found, conflict, unavailable */
  title: (tmdbId: number) => Promise<TmdbTitle>
}

interface TmdbOptions {
  /** milliseconds until a call is given up */
  timeoutMs?: number
  /** how often a call is tried when TMDB answers 429 */
  attempts?: number
  /** aborts calls in progress */
  signal?: AbortSignal
}

const TIMEOUT_MS = 8_000
/** The longest Retry-After, in seconds, that an admin has to wait for. */
const LONGEST_PAUSE = 5
const ATTEMPTS = 3
const KOREA = 'KR'

export const yearOf = ({ first_air_date }: Pick<TmdbShow, 'first_air_date'>) =>
  /^\d{4}/.test(first_air_date) ? Number(first_air_date.slice(0, 4)) : null

/** Null without a key. */
export function tmdbFrom(
  { TMDB_API_KEY: key, TMDB_URL: base }: Pick<Env, 'TMDB_API_KEY' | 'TMDB_URL'>,
  { timeoutMs = TIMEOUT_MS, attempts = ATTEMPTS, signal }: TmdbOptions = {},
): Tmdb | null {
  if (!key) return null
  const ask = <S extends z.ZodType>(path: string, search: Record<string, string>, shape: S) =>
    askTmdb({ key, base, timeoutMs, attempts, signal }, path, search, shape)
  const searchTv = (words: string, more: Record<string, string> = {}) =>
    ask('/search/tv', { query: words, include_adult: 'false', language: 'en-US', ...more }, searchAnswer)
  return {
    search: async (words) => koreanShows(await searchTv(words)),
    details: (tmdbId) =>
      ask(
        `/tv/${tmdbId}`,
        {
          language: 'en-US',
          append_to_response: 'aggregate_credits,keywords,alternative_titles,watch/providers',
        },
        detailsAnswer,
      ),
    async begunIn(year, words) {
      const answer = await searchTv(words, { first_air_date_year: String(year) })
      return answer.total_pages > 1 ? null : koreanShows(answer).filter((show) => show.year === year)
    },
    offers: async (tmdbId) => (await ask(`/tv/${tmdbId}/watch/providers`, {}, providersAnswer)).results,
    airing: (tmdbId) => ask(`/tv/${tmdbId}`, { language: 'en-US' }, airingAnswer),
    season: async (tmdbId, season) =>
      (await ask(`/tv/${tmdbId}/season/${season}`, { language: 'en-US' }, seasonAnswer)).episodes,
    title: (tmdbId) =>
      ask(
        `/tv/${tmdbId}`,
        {
          language: 'en-US',
          append_to_response: 'aggregate_credits,videos,images,season/1,watch/providers',
          // pictures without words on them
          include_image_language: 'null',
          include_video_language: 'en,ko',
        },
        titleAnswer,
      ),
  }
}

const koreanShows = ({ results }: z.output<typeof searchAnswer>): TmdbFound[] =>
  results
    .filter((show) => show.origin_country.includes(KOREA))
    .map((show) => ({
      tmdbId: show.id,
      title: show.name,
      nativeTitle: show.original_name,
      year: yearOf(show),
    }))

interface RequestOptions {
  key: string
  base: string
  timeoutMs: number
  attempts: number
  signal: AbortSignal | undefined
}

async function askTmdb<S extends z.ZodType>(
  { key, base, timeoutMs, attempts, signal }: RequestOptions,
  path: string,
  search: Record<string, string>,
  shape: S,
): Promise<z.output<S>> {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  // TMDB has two kinds of keys: the long one is a token, the short one goes into the address.
  const isToken = key.includes('.')
  if (!isToken) url.searchParams.set('api_key', key)
  const headers = { accept: 'application/json', ...(isToken && { authorization: `Bearer ${key}` }) }
  for (let attempt = 1; ; attempt++) {
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await reach(url, headers, signal ? AbortSignal.any([signal, timeout]) : timeout)
    if (response.status === 429 && attempt < attempts) {
      const wait = retryAfter(response, attempt)
      await response.body?.cancel()
      if (wait > LONGEST_PAUSE) throw busy(wait)
      await pause(wait * 1_000)
      continue
    }
    await refuse(response)
    return read(response, shape)
  }
}

async function reach(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'error', signal })
  } catch (error) {
    // Never log the address, because it may hold the key.
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw unavailable(
      late
        ? 'TMDB took too long to answer. Please try again.'
        : 'Could not reach TMDB. Please try again later.',
      10,
    )
  }
}

/** Seconds to wait: Retry-After, which has seconds or a date (RFC 9110), or else these. */
export function retryAfter(response: Response, otherwise: number): number {
  const header = response.headers.get('retry-after') ?? ''
  if (/^\d+$/.test(header)) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? otherwise : Math.max(0, (until - Date.now()) / 1_000)
}

const busy = (seconds: number) =>
  unavailable('Too many requests to TMDB. Please try again in a moment.', Math.max(1, seconds))

async function refuse(response: Response): Promise<void> {
  const { status } = response
  if (status === 200) return
  const wait = retryAfter(response, status === 429 ? 2 : 30)
  await response.body?.cancel()
  if (status === 401 || status === 403) throw conflict('TMDB rejected the key. Please check TMDB_API_KEY.')
  if (status === 404) throw notFound('drama')
  if (status === 429) throw busy(wait)
  throw unavailable(`TMDB has a problem right now (${status}). Please try again later.`, wait)
}

async function read<S extends z.ZodType>(response: Response, shape: S): Promise<z.output<S>> {
  try {
    return shape.parse(await response.json())
  } catch (error) {
    if (error instanceof Failure) throw error
    throw unavailable('Could not read the answer from TMDB. Please try again later.', 30)
  }
}
