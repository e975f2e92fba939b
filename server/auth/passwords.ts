// Password hashing with Argon2id, a few at a time.
import { unavailable } from '#server/http/failures.ts'
import { FairQueue } from '#server/limits/fair-queue.ts'

/** 19 MiB, two passes: about 25 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at a time, so that sign-ins leave cores and threads to the pages; a hundred may wait, a second or two. */
const queue = new FairQueue({
  places: 2,
  mostWaiting: 100,
  refusal: () => unavailable('Many people are signing in right now. Please try again in a moment.', 2),
})

// For accounts that do not exist: checking against it costs as much as a real check.
const b64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64').replaceAll('=', '')
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${b64(16)}$${b64(32)}`

const argon2 = () => import('@node-rs/argon2')

/** @throws unavailable when too many are waiting */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(async () => (await argon2()).hash(password, COST))

/**
 * Whether this is the password. Without a stored one it is false, after the same work.
 * @throws unavailable when too many are waiting
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await queue.run(async () => (await argon2()).verify(stored ?? NOBODYS, password))
  return right && stored != null
}
