// Repeatable random numbers: the same seed text always gives the same stream. Math.random is never used.

export interface Random {
  /** 0 up to (not including) 1 */
  next(): number
  between(low: number, high: number): number
  /** a whole number, both ends included */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** true this often: 0 never, 1 always */
  hit(probability: number): boolean
  /** about -1..1, mostly near 0 */
  bell(): number
  /** an independent stream, so that adding a detail here does not change everything drawn after it */
  branch(name: string): Random
}

export function seededRandom(seed: string): Random {
  let state = hash(seed) || 1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    hit: (probability) => next() < probability,
    bell: () => (next() + next() + next()) / 1.5 - 1,
    branch: (name) => seededRandom(`${seed}/${name}`),
  }
}

/** A 32-bit hash of a text. */
export function hash(text: string): number {
  let h = 2166136261
  for (const letter of text) {
    h ^= letter.codePointAt(0)!
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  return h >>> 0
}

/** A random smooth line (value noise): any position in, -1..1 out, rougher with a higher `rough`. */
export function wander(random: Random, octaves: number, rough: number): (at: number) => number {
  const tables = Array.from({ length: octaves }, () =>
    Array.from({ length: 64 }, () => random.between(-1, 1)),
  )
  return (at) => {
    let height = 0
    let weight = 1
    let weights = 0
    let frequency = 1
    for (const table of tables) {
      const position = at * frequency
      const step = Math.floor(position)
      const t = position - step
      const ease = t * t * (3 - 2 * t)
      const from = table[((step % 64) + 64) % 64]!
      const to = table[(((step + 1) % 64) + 64) % 64]!
      height += (from + (to - from) * ease) * weight
      weights += weight
      weight *= rough
      frequency *= 2.03
    }
    return height / weights
  }
}
