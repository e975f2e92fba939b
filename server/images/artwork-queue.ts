// A short queue for expensive work: a few jobs at once, a few waiting, and never the same job twice at a time.

export class QueueFull extends Error {}

interface Queue {
  /** Does the work when its turn comes. Callers with the same key share one result. @throws QueueFull */
  do<T>(key: string, work: () => Promise<T>): Promise<T>
}

export function queue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const running = new Map<string, Promise<unknown>>()
  const line: (() => void)[] = []
  let free = atOnce

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((go) => line.push(go))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }

  return {
    do<T>(key: string, work: () => Promise<T>): Promise<T> {
      const same = running.get(key) as Promise<T> | undefined
      if (same) return same
      if (free === 0 && line.length >= waiting) return Promise.reject(new QueueFull())
      const answer = turn(work).finally(() => running.delete(key))
      running.set(key, answer)
      return answer
    },
  }
}
