// The failures of the API and their HTTP statuses.

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

/** The message for a missing or expired session. The word triggers the sign-in redirect. */
export const UNAUTHORIZED = 'Unauthorized'
