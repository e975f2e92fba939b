// Limits how many expensive jobs run at once; some may wait, more are refused.

interface Few {
  atOnce: number
  waiting: number
  /** what is thrown when that many wait already */
  full: () => Error
}

/**
 * @returns a function that runs a job when a place is free. Callers take turns, and a full queue still accepts callers
 * with fewer jobs in it than others
 */
export function limitConcurrency({ atOnce, waiting, full }: Few) {
  const lines = new Map<string, (() => void)[]>()
  let inLine = 0
  let free = atOnce

  function stand(caller: string, go: () => void) {
    const line = lines.get(caller) ?? []
    const callers = lines.size + (line.length === 0 ? 1 : 0)
    if (inLine >= waiting && line.length + 1 > waiting / callers) throw full()
    lines.set(caller, line)
    line.push(go)
    inLine++
  }

  function next(): (() => void) | undefined {
    const [first] = lines
    if (!first) return undefined
    const [caller, line] = first
    const go = line.shift()
    // To the end: every other caller that waits comes first now.
    lines.delete(caller)
    if (line.length > 0) lines.set(caller, line)
    inLine--
    return go
  }

  return async function inTurn<T>(work: () => Promise<T>, caller = ''): Promise<T> {
    if (free > 0) free--
    // A finished job passes its place on, so `free` does not change and nobody can take it in between.
    else await new Promise<void>((go) => stand(caller, go))
    try {
      return await work()
    } finally {
      const go = next()
      if (go) go()
      else free++
    }
  }
}
