// A short queue for dear work: so much at once, so much waiting, and never the same thing twice at a time.

export class QueueFull extends Error {}

interface Queue {
  /** Does the work when its turn comes. Who asks for the same key meanwhile gets the same answer. @throws QueueFull */
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
