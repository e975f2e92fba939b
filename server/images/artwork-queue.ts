// The artwork queue: limits concurrent jobs and shares the result of equal jobs.
import { FairQueue } from '#server/limits/fair-queue.ts'

export class QueueFull extends Error {}

interface Queue {
  /** Runs the job when a place is free. Concurrent jobs of one key share a result. @throws QueueFull */
  do<T>(key: string, work: () => Promise<T>, caller?: string): Promise<T>
}

export function queue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const running = new Map<string, Promise<unknown>>()
  const line = new FairQueue({ places: atOnce, mostWaiting: waiting, refusal: () => new QueueFull() })
  return {
    do<T>(key: string, work: () => Promise<T>, caller?: string): Promise<T> {
      const same = running.get(key) as Promise<T> | undefined
      if (same) return same
      const answer = line.run(work, caller).finally(() => running.delete(key))
      running.set(key, answer)
      return answer
    },
  }
}
