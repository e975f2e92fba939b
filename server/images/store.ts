// What an image store does, and what the folder and the bucket share: allowed keys, and what their errors mean.
import { unavailable } from '#server/http/failures.ts'

/**
 * Keys are ours: lower-case words, numbers, dots, dashes and slashes. A store keeps nothing in memory: the site, its jobs
 * and the backup each open one.
 */
export interface ImageStore {
  /** null when there is no such file */
  get(key: string): Promise<Buffer | null>
  /** Atomic: a reader never sees a partial file. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
  /** Every key that begins like this; all of them without a prefix. */
  keys(prefix?: string): AsyncIterable<string>
}

/** No path traversal. */
export const isSafeKey = (key: string) => /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)

export function safeKey(key: string): string {
  if (!isSafeKey(key)) throw new Error(`Not a key of ours: ${key}`)
  return key
}

/** Turns errors of bucket or disk into a 503, and logs the reason. */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const message = 'Pictures are unavailable right now. Please try again in a moment.'
    throw Object.assign(unavailable(message, 5), { cause })
  }
}

export async function unlessMissing<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}
