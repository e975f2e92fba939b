// Expensive work, a few jobs at a time: some more may wait for their turn, and any beyond that are refused.

interface Few {
  atOnce: number
  waiting: number
  /** what is thrown when that many wait already */
  full: () => Error
}

/** @returns a function that does a job when its turn comes, in the order in which jobs came */
export function fewAtOnce({ atOnce, waiting, full }: Few) {
  const line: (() => void)[] = []
  let free = atOnce

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else {
      if (line.length >= waiting) throw full()
      // A finished job hands its place over, so `free` stays as it is: nobody can slip in between.
      await new Promise<void>((go) => line.push(go))
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }
}
