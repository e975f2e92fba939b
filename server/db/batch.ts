// Batching: requests of one kind that arrive together, or while one is running, share a statement.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { databaseError, isDatabaseUnavailable } from './query-errors.ts'

type Pending<Request, Result> = {
  request: Request
  resolve: (answer: Result) => void
  reject: (error: unknown) => void
}

/** At most this many requests share one statement. */
const LARGEST_BATCH = 100

/**
 * Requests that arrive in the same turn of the event loop share a statement, and so do those that arrive while one
 * runs: one round trip, one commit and one disk sync for all of them. A statement begins after all of its requests
 * arrived, so no result is older than its request.
 * @param run answers all of them with one statement, in their order
 * @param keyOf requests with the same key follow each other in statements of their own
 */
export function batched<Request, Result>(
  run: (requests: Request[]) => Promise<Result[]>,
  keyOf?: (request: Request) => string,
): (request: Request) => Promise<Result> {
  let pending: Pending<Request, Result>[] = []
  let isRunning = false

  async function answer(some: Pending<Request, Result>[]): Promise<void> {
    try {
      const answers = await run(some.map(({ request }) => request))
      for (const [at, { resolve }] of some.entries()) resolve(answers[at]!)
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        // The pending ones would fail the same way.
        for (const { reject } of [...some, ...pending]) reject(error)
        pending = []
      } else if (some.length > 1 && databaseError(error)) {
        // One request made the statement fail and nothing was written: run each alone.
        for (const one of some) await answer([one])
      } else for (const { reject } of some) reject(error)
    }
  }

  async function runAll() {
    isRunning = true
    while (pending.length > 0) {
      await nextTurn()
      await answer(nextBatch())
    }
    isRunning = false
  }

  function nextBatch(): Pending<Request, Result>[] {
    if (!keyOf) return pending.splice(0, LARGEST_BATCH)
    const batch = new Map<string, Pending<Request, Result>>()
    pending = pending.filter((one) => {
      const key = keyOf(one.request)
      if (batch.size === LARGEST_BATCH || batch.has(key)) return true
      batch.set(key, one)
      return false
    })
    return [...batch.values()]
  }

  return (request) =>
    new Promise((resolve, reject) => {
      pending.push({ request, resolve, reject })
      if (!isRunning) void runAll()
    })
}
