// A fair queue: a fixed number of jobs run at once; the others wait, in one line per caller, served in rotation.

interface Options {
  /** how many run at once */
  places: number
  /** how many of these one caller may have; all of them */
  mostOfOne?: number
  /** how many may wait. In a full queue the last of the longest line is refused, so few jobs always get in */
  mostWaiting: number
  /** milliseconds after which a job that still waits is refused; never */
  longestWait?: number
  /** the error of a job that is refused */
  refusal: () => Error
}

interface Waiting {
  caller: string
  isGone: () => boolean
  start: (release: () => void) => void
  reject: (error: Error) => void
  timer?: NodeJS.Timeout
}

export class FairQueue {
  readonly #options: Required<Options>
  readonly #running = new Map<string, number>()
  /** in the order in which they are served; only of callers that wait */
  readonly #lines = new Map<string, Set<Waiting>>()
  running = 0
  waiting = 0

  constructor(options: Options) {
    const { places } = options
    this.#options = { mostOfOne: places, longestWait: Number.POSITIVE_INFINITY, ...options }
  }

  async run<T>(work: () => Promise<T>, caller = ''): Promise<T> {
    const release = await this.acquire(caller)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /**
   * Waits for a place.
   * @param isGone asked when its turn has come: whether the caller has given up meanwhile
   * @returns how to give the place back @throws refusal
   */
  acquire(caller: string, isGone = () => false): Promise<() => void> {
    if (this.#mayStart(caller)) return Promise.resolve(this.#start(caller))
    const { longestWait, mostWaiting } = this.#options
    return new Promise((start, reject) => {
      const job: Waiting = { caller, isGone, start, reject }
      if (Number.isFinite(longestWait)) job.timer = setTimeout(() => this.#refuse(job), longestWait).unref()
      const line = this.#lines.get(caller) ?? new Set()
      this.#lines.set(caller, line.add(job))
      this.waiting++
      if (this.waiting > mostWaiting) this.#refuse(this.#lastOfLongestLine(line))
    })
  }

  #mayStart(caller: string) {
    return this.running < this.#options.places && (this.#running.get(caller) ?? 0) < this.#options.mostOfOne
  }

  #start(caller: string): () => void {
    let isRunning = true
    this.running++
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1)
    return () => {
      if (!isRunning) return
      isRunning = false
      this.running--
      const left = this.#running.get(caller)! - 1
      if (left > 0) this.#running.set(caller, left)
      else this.#running.delete(caller)
      this.#startNext()
    }
  }

  #startNext() {
    for (const [caller, line] of this.#lines) {
      if (!this.#mayStart(caller)) continue
      for (const job of line) {
        this.#leave(job)
        if (job.isGone()) {
          job.reject(this.#options.refusal())
          continue
        }
        // To the end: every other caller that waits comes first now.
        this.#lines.delete(caller)
        if (line.size > 0) this.#lines.set(caller, line)
        job.start(this.#start(caller))
        return
      }
    }
  }

  #refuse(job: Waiting) {
    this.#leave(job)
    job.reject(this.#options.refusal())
  }

  #leave(job: Waiting) {
    clearTimeout(job.timer)
    this.waiting--
    const line = this.#lines.get(job.caller)!
    line.delete(job)
    if (line.size === 0) this.#lines.delete(job.caller)
  }

  /** @param newest the line that has just grown: of several longest ones its job is refused */
  #lastOfLongestLine(newest: Set<Waiting>): Waiting {
    let longest = newest
    for (const line of this.#lines.values()) if (line.size > longest.size) longest = line
    return [...longest].at(-1)!
  }
}
