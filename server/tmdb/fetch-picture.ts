// Fetches a picture from TMDB, with limits on size and time.
import { retryAfter } from '#server/dramas/import/tmdb/client.ts'
import { Failure } from '#server/http/failures.ts'
import { JobFailure } from '#server/jobs/jobs.ts'

/** Far more than a picture of 1,280 pixels needs. */
const MOST_BYTES = 5 * 1024 * 1024
const TIMEOUT_MS = 15_000
/** Seconds, however long TMDB asks for. */
const LONGEST_WAIT = 86_400

export interface FetchOptions {
  /** TMDB_IMAGE_URL */
  base: string
  timeoutMs?: number
  signal?: AbortSignal
}

/** TMDB or the network failed, not this picture: the others have to wait too. */
export class NotNow extends JobFailure {}

/** @throws NotNow; a final JobFailure if the picture is missing or too large */
export async function fetchPicture(
  path: string,
  { base, timeoutMs = TIMEOUT_MS, signal }: FetchOptions,
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signals = signal ? AbortSignal.any([signal, timeout]) : timeout
  let response: Response
  try {
    // A redirect could lead into the site's own network.
    response = await fetch(`${base.replace(/\/$/, '')}${path}`, { redirect: 'manual', signal: signals })
  } catch {
    throw new NotNow('Could not reach the pictures of TMDB')
  }
  const { status, headers } = response
  if (status !== 200 || Number(headers.get('content-length')) > MOST_BYTES) {
    await response.body?.cancel()
    if (status === 200) throw tooLarge()
    const isTheirs = status === 429 || status >= 500
    const words = `A picture of TMDB was answered with ${status}`
    if (!isTheirs) throw new JobFailure(words, { isFinal: true })
    throw new NotNow(words, { waitAtLeast: Math.min(retryAfter(response, 0), LONGEST_WAIT) })
  }
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += piece.length
      if (size > MOST_BYTES) throw tooLarge()
      pieces.push(piece)
    }
  } catch (error) {
    throw error instanceof JobFailure ? error : new NotNow('A picture of TMDB stopped halfway')
  }
  return Buffer.concat(pieces)
}

const tooLarge = () => new JobFailure('A picture of TMDB is larger than 5 MB', { isFinal: true })

/** A picture that the encoder refuses would be refused again. */
export const orFinal = (error: unknown): unknown =>
  error instanceof Failure ? new JobFailure(error.message, { isFinal: true }) : error
