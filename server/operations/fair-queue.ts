// A fair queue: a fixed number of requests run at once; the others wait, in one queue per caller, served round-robin.

/** Milliseconds since the queue was empty: until then it is a burst, and waiting is worth it. */
const BURST = 500
const BURST_TIMEOUT = 1_000
/** In a queue that does not empty, wait less: the answer would come too late. */
const TIMEOUT = 400

interface Waiting {
  until: number
  go: (mayGo: boolean) => void
}

export class FairQueue {
  readonly #places: number
  /** One caller gets at most three quarters of the places, so that slow requests of one do not block others. */
  readonly #mostOfOne: number
  #taken = 0
  readonly #takenBy = new Map<string, number>()
  /** in the order in which they are served; only of callers that wait */
  readonly #lines = new Map<string, Waiting[]>()
  /** when nobody last waited */
  #idleAt = performance.now()
  #timer: NodeJS.Timeout | undefined

  constructor(places: number) {
    this.#places = places
    this.#mostOfOne = Math.max(1, places - Math.ceil(places / 4))
  }

  get waiting() {
    let all = 0
    for (const line of this.#lines.values()) all += line.length
    return all
  }

  /** Takes a place if one is free for this caller. Callers with waiting requests are at their limit. */
  tryAcquire(caller: string): boolean {
    if (!this.#mayTake(caller) || this.#lines.has(caller)) return false
    this.#take(caller)
    if (this.#lines.size === 0) this.#idleAt = performance.now()
    return true
  }

  /** @param go called once: true with a place, false after the timeout */
  wait(caller: string, go: (mayGo: boolean) => void) {
    const now = performance.now()
    const stands = now - this.#idleAt > BURST
    const waiting = { until: now + (stands ? TIMEOUT : BURST_TIMEOUT), go }
    const line = this.#lines.get(caller)
    if (line) line.push(waiting)
    else this.#lines.set(caller, [waiting])
    this.#timer ??= setInterval(() => this.#rejectLate(), 50).unref()
  }

  release(caller: string) {
    this.#taken--
    const left = this.#takenBy.get(caller)! - 1
    if (left > 0) this.#takenBy.set(caller, left)
    else this.#takenBy.delete(caller)
    this.#rejectLate()
    this.#next()
  }

  #mayTake(caller: string) {
    return this.#taken < this.#places && (this.#takenBy.get(caller) ?? 0) < this.#mostOfOne
  }

  #take(caller: string) {
    this.#taken++
    this.#takenBy.set(caller, (this.#takenBy.get(caller) ?? 0) + 1)
  }

  #next() {
    if (this.#lines.size === 0) {
      this.#idleAt = performance.now()
      return
    }
    for (const [caller, line] of this.#lines) {
      if (!this.#mayTake(caller)) continue
      const { go } = line.shift()!
      // To the end: every other caller that waits comes first now.
      this.#lines.delete(caller)
      if (line.length > 0) this.#lines.set(caller, line)
      this.#take(caller)
      go(true)
      return
    }
  }

  #rejectLate() {
    const now = performance.now()
    const late: Waiting[] = []
    for (const [caller, line] of this.#lines) {
      const inTime = line.filter((one) => {
        if (one.until <= now) late.push(one)
        return one.until > now
      })
      if (inTime.length === 0) this.#lines.delete(caller)
      else if (inTime.length < line.length) this.#lines.set(caller, inTime)
    }
    if (this.#lines.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    for (const { go } of late) go(false)
  }
}
