// How a call may fail, for the descriptions of the API: what the contract names, and what the call's shape implies.
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { FAILURES, type FailureName } from '#contract/failure.ts'

/** In the order of their statuses. */
export function failsOf(endpoint: Endpoint, call: string): FailureName[] {
  const { who = 'anyone', query, takes, limit, multipart, fails = [] } = endpoint
  const sendsBody = takes !== undefined || multipart === true
  const shape: (FailureName | false)[] = [
    (sendsBody || query !== undefined) && 'invalid',
    who !== 'anyone' && 'unauthorized',
    who === 'admin' && 'forbidden',
    /\{(id|\w+Id)\}/.test(call) && 'not-found',
    sendsBody && 'too-large',
    sendsBody && 'wrong-type',
    limit !== undefined && 'too-many',
  ]
  return [...new Set([...shape.filter((name) => name !== false), ...fails])].sort(
    (a, b) => FAILURES[a] - FAILURES[b],
  )
}

const BODY = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
  current: z.unknown().optional(),
})

/** As answers of a route's schema, by status. */
export function failureAnswers(endpoint: Endpoint, call: string): Record<number, z.ZodType> {
  const byStatus = Map.groupBy(failsOf(endpoint, call), (name) => FAILURES[name])
  return Object.fromEntries([...byStatus].map(([status, names]) => [status, BODY.describe(names.join(', '))]))
}
