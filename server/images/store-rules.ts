// What both kinds of store have in common: which keys are allowed, and which failures mean "missing" or "try later".
import { unavailable } from '#server/http/failures.ts'

/** No key leaves the folder, whoever asks. */
export function safeKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key))
    throw new Error(`Not a key of ours: ${key}`)
  return key
}

/** A bucket that does not answer, or a full disk: the caller hears "not now", the log gets the reason. */
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
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR' || name === 'NoSuchKey' || name === 'NotFound'
}
