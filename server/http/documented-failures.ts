// The failures of a call for the API description: those in the contract, and those its shape implies.
import type { Endpoint } from '#contract/endpoint.ts'
import { FAILURES, type FailureName } from '#contract/failure.ts'

/** In the order of their statuses. */
export function failsOf(endpoint: Endpoint, call: string): FailureName[] {
  const { who = 'anyone', query, takes, limit, files, fails = [] } = endpoint
  const sendsBody = takes !== undefined || files !== undefined
  const shape: (FailureName | false)[] = [
    (sendsBody || query !== undefined) && 'invalid',
    who !== 'anyone' && 'unauthorized',
    // a write with the cookie of a page on another site is refused
    (who === 'admin' || (who === 'member' && !call.startsWith('GET '))) && 'forbidden',
    /\{(id|\w+Id)\}/.test(call) && 'not-found',
    sendsBody && 'too-large',
    sendsBody && 'wrong-type',
    limit !== undefined && 'too-many',
  ]
  return [...new Set([...shape.filter((name) => name !== false), ...fails])].sort(
    (a, b) => FAILURES[a] - FAILURES[b],
  )
}
