// Shared by both image stores: allowed keys, and which errors mean "missing" or "unavailable".
import { unavailable } from '#server/http/failures.ts'

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
