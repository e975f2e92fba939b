// What a page says of a failed request. Apart from query.ts, because the first view of the site has no failure to tell of.
import { ApiError } from './query.ts'

/** The error's own words, status and all, or the fallback when there are none. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (error instanceof Error && error.message) || fallback

/** What the server said, or that it could not be reached; the fallback for any other error. */
export const failureWords = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.words) || fallback

/** What the server said to people, or the fallback when it said nothing: a page of a proxy is no message. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.body.message) || fallback

/** What the server said of single fields, by field: the first issue of each; an entry of a list belongs to its list. */
export function issuesOf<Name extends string>(error: unknown): Partial<Record<Name, string>> {
  const issues = (error instanceof ApiError && error.body.issues) || []
  const byField = issues.map(({ path, message }) => [path.split('.')[0]!, message])
  return Object.fromEntries(byField.reverse()) as Partial<Record<Name, string>>
}

/** What the server said, else the error's own words, else the fallback: a status alone says nothing. */
export function reasonOf(error: unknown, fallback = 'Unknown error occurred'): string {
  const isMute = error instanceof ApiError && !error.words
  return isMute ? fallback : serverMessage(error, errorMessage(error, fallback))
}
