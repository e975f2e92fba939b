// Passwords: Argon2id, a few at a time, never kept in any form that could be turned back.
import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '#server/http/failures.ts'

/** 19 MiB, two passes: about 25 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes computed at once: few, so that sign-ins leave cores and threads to the pages. */
const AT_ONCE = 2
/** How many may wait for their turn; anyone after that is told to come back instead of waiting for seconds. */
const MOST_WAITING = 100
const COME_BACK = 2

// Stands in where there is no such account: checking against it costs what checking a real one costs.
const b64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64').replaceAll('=', '')
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${b64(16)}$${b64(32)}`

let running = 0
const waiting: (() => void)[] = []

/** @throws unavailable when too many are waiting */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/**
 * Whether this is the password. Without a stored one it never is, which takes just as long to find out.
 * @throws unavailable when too many are waiting
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await inTurn(() => verify(stored ?? NOBODYS, password))
  return right && stored != null
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw unavailable('Many people are signing in right now. Please try again in a moment.', COME_BACK)
    // Whoever leaves hands over the turn, so `running` stays as it is.
    await new Promise<void>((mine) => waiting.push(mine))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
