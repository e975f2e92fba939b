// Takes turns: a fixed number of answers at a time. The others wait, one line for each caller, and the lines are served in rotation.

/** A line that was empty a moment ago is a burst: it will be gone soon, and everybody may wait for it. */
const BURST = 500
const PATIENCE_IN_BURST = 1_000
/** In a line that stands, waiting longer helps nobody: the answer would come too late for who asked. */
const PATIENCE = 400

interface Waiting {
  until: number
  go: (mayGo: boolean) => void
}

export class FairQueue {
  readonly #places: number
  /** One caller leaves a quarter of the places to others, so that nobody waits for somebody else's slow answers. */
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

  /** Takes a place, if one is free for this caller. Those who wait already are at their own limit. */
  tryAcquire(caller: string): boolean {
    if (!this.#mayTake(caller) || this.#lines.has(caller)) return false
    this.#take(caller)
    if (this.#lines.size === 0) this.#idleAt = performance.now()
    return true
  }

  /** @param go is told once: true when a place is taken for it, false when it has waited for too long */
  wait(caller: string, go: (mayGo: boolean) => void) {
    const now = performance.now()
    const stands = now - this.#idleAt > BURST
    const waiting = { until: now + (stands ? PATIENCE : PATIENCE_IN_BURST), go }
    const line = this.#lines.get(caller)
    if (line) line.push(waiting)
    else this.#lines.set(caller, [waiting])
    this.#timer ??= setInterval(() => this.#sendAway(), 50).unref()
  }

  release(caller: string) {
    this.#taken--
    const left = this.#takenBy.get(caller)! - 1
    if (left > 0) this.#takenBy.set(caller, left)
    else this.#takenBy.delete(caller)
    this.#sendAway()
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

  #sendAway() {
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
