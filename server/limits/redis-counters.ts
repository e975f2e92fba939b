// Rate limits counted in Redis or Valkey (LIMITS_URL), where the small writes are too many for the database.
import { createClient, defineScript } from '@redis/client'
import type { Counted, Counters, Window } from './limits.ts'

/** Milliseconds. A limit must not keep a visitor waiting. */
const ANSWER_WITHIN = 500
const LONGEST_PAUSE = 2_000

/** Counts a call, in a window that begins with its first one. */
const countCall = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local count = redis.call('INCR', KEYS[1])
    if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
    return { count, redis.call('PTTL', KEYS[1]) }`,
  parseCommand(parser, key: string, seconds: number) {
    parser.pushKey(key)
    parser.push(String(seconds * 1_000))
  },
  transformReply: ([count, left]: [number, number]): Counted => ({ count, left: left / 1_000 }),
})

/** @param meanwhile counts while that server is away, so that limits hold all the same */
export async function openRedisCounters(
  url: string,
  meanwhile: Counters,
  log: { warn(fields: object, text: string): void; info(text: string): void },
): Promise<Counters & { close(): void }> {
  const client = createClient({
    url,
    scripts: { countCall },
    disableOfflineQueue: true,
    commandOptions: { timeout: ANSWER_WITHIN },
    socket: {
      connectTimeout: ANSWER_WITHIN,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_PAUSE),
    },
  })
  let isAway = false
  const report = (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'the server of the rate limits is away: the database counts')
    isAway = true
  }
  client.on('error', report)
  // Not awaited for longer: the site starts without it too.
  const connecting = client.connect().catch(report)
  await Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN))])

  async function count(windows: Window[]): Promise<Counted[]> {
    try {
      if (client.isReady) {
        const answers = windows.map(({ key, seconds }) => client.countCall(nameOf(key), seconds))
        const counted = await within(Promise.all(answers))
        if (isAway) log.info('the server of the rate limits is back')
        isAway = false
        return counted
      }
    } catch (error) {
      report(error)
    }
    return meanwhile.count(windows)
  }
  return {
    count,
    async reset(key) {
      await Promise.allSettled([client.del(nameOf(key)), meanwhile.reset(key)])
    },
    close: () => client.destroy(),
  }
}

const nameOf = (key: string) => `limit:${key}`

/** A frozen server would answer a command that was sent only much later. */
async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time')), ANSWER_WITHIN)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
