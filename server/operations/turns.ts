// Takes turns: a fixed number of answers at a time, the others wait in line, and nobody waits in a line that stands still.

/** A line that was empty a moment ago is a burst: it will be gone soon, and everybody may wait for it. */
const BURST = 500
const PATIENCE_IN_BURST = 1_000
/** In a line that stands, waiting longer helps nobody: the answer would come too late for who asked. */
const PATIENCE = 400

interface Waiting {
  until: number
  go: (mayGo: boolean) => void
}

export class Turns {
  readonly #places: number
  #taken = 0
  #line: Waiting[] = []
  /** when the line was last empty */
  #keptUpAt = performance.now()
  #timer: NodeJS.Timeout | undefined

  constructor(places: number) {
    this.#places = places
  }

  get isFree() {
    return this.#taken < this.#places
  }

  get waiting() {
    return this.#line.length
  }

  /** Takes a place that is free. */
  take() {
    this.#taken++
    this.#keptUpAt = performance.now()
  }

  /** @param go is told once: true when a place is taken for it, false when the line stands still */
  wait(go: (mayGo: boolean) => void) {
    const now = performance.now()
    const stands = now - this.#keptUpAt > BURST
    this.#line.push({ until: now + (stands ? PATIENCE : PATIENCE_IN_BURST), go })
    this.#timer ??= setInterval(() => this.#sendAway(), 50).unref()
  }

  leave() {
    this.#taken--
    this.#sendAway()
    const next = this.#line.shift()
    if (!next) {
      this.#keptUpAt = performance.now()
      return
    }
    this.#taken++
    next.go(true)
  }

  #sendAway() {
    const now = performance.now()
    const late = this.#line.filter(({ until }) => until <= now)
    if (late.length) this.#line = this.#line.filter(({ until }) => until > now)
    if (this.#line.length === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    for (const { go } of late) go(false)
  }
}
