// The names of failures, the status each has, and the body they travel in.

export const FAILURES = {
  invalid: 400,
  'wrong-password': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  broken: 500,
  unavailable: 503,
} as const
export type FailureName = keyof typeof FAILURES

export interface FailureBody {
  /** words for people */
  message: string
  /** which fields, on a 400 from validation */
  issues?: { path: string; message: string }[]
  /** on 5xx: the same id stands in the log */
  requestId?: string
  /** on 409 from an outdated save: the state that is there now */
  current?: unknown
}

/** What a session that is missing or over is told. The word triggers the sign-in redirect. */
export const UNAUTHORIZED = 'Unauthorized'
