// Error messages for failed requests. Not in query.ts, to keep it out of the first view's scripts.
import { ApiError } from './query.ts'

/** The error's message with its status, or the fallback when it is empty. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (error instanceof Error && error.message) || fallback

/** The server's message, or that it could not be reached; the fallback for any other error. */
export const failureWords = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.words) || fallback

/** The server's message, or the fallback without one: a proxy's error page is no message. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.body.message) || fallback

/** The server's issues by field, the first of each; an issue of a list entry belongs to its list. */
export function issuesOf<Name extends string>(error: unknown): Partial<Record<Name, string>> {
  const issues = (error instanceof ApiError && error.body.issues) || []
  const byField = issues.map(({ path, message }) => [path.split('.')[0]!, message])
  return Object.fromEntries(byField.reverse()) as Partial<Record<Name, string>>
}

/** The server's message, else the error's own, else the fallback. A status alone is not shown. */
export function reasonOf(error: unknown, fallback = 'Unknown error occurred'): string {
  const isMute = error instanceof ApiError && !error.words
  return isMute ? fallback : serverMessage(error, errorMessage(error, fallback))
}
