// The artwork queue: limits concurrent jobs and shares the result of equal jobs.
import { limitConcurrency } from '#server/limits/limit-concurrency.ts'

export class QueueFull extends Error {}

interface Queue {
  /** Runs the job when a place is free. Concurrent jobs of one key share a result. @throws QueueFull */
  do<T>(key: string, work: () => Promise<T>, caller?: string): Promise<T>
}

export function queue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const running = new Map<string, Promise<unknown>>()
  const inTurn = limitConcurrency({ atOnce, waiting, full: () => new QueueFull() })
  return {
    do<T>(key: string, work: () => Promise<T>, caller?: string): Promise<T> {
      const same = running.get(key) as Promise<T> | undefined
      if (same) return same
      const answer = inTurn(work, caller).finally(() => running.delete(key))
      running.set(key, answer)
      return answer
    },
  }
}
