// What counting a call of a rate limit costs: in the database, and in Redis. `npm run bench:limits`; needs redis-server.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { type Counters, countersIn } from '#server/limits/limits.ts'
import { openRedisCounters } from '#server/limits/redis-counters.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../tests/postgres.ts'

const SECONDS = 3
const CALLERS = [1, 32, 256]

export default async function benchLimits(): Promise<number> {
  const postgres = await startPostgres({ synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' })
  const database = await openDatabase({ url: postgres.url() })
  await migrate(database)
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
  const redis = spawn('redis-server', args, { stdio: 'ignore' })
  await pause(500)
  const log = { warn: (_: object, text: string) => console.log(text), info: () => {} }
  const inDatabase = countersIn(database.db)
  const inRedis = await openRedisCounters(`redis://127.0.0.1:${port}`, inDatabase, log)

  console.log('| callers at once | in the database: calls a second | p99 | in Redis: calls a second | p99 |')
  console.log('|---|---|---|---|---|')
  for (const callers of CALLERS) {
    const [here, other] = [await measure(inDatabase, callers), await measure(inRedis, callers)]
    console.log(`| ${callers} | ${here} | ${other} |`)
  }
  inRedis.close()
  redis.kill()
  await database.close()
  await postgres.stop()
  return 0
}

/** Every call has a key of its own out of ten thousand, as visitors do. */
async function measure(counters: Counters, callers: number): Promise<string> {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  const call = async () => {
    while (performance.now() < until) {
      const start = performance.now()
      await counters.count([{ key: `bench:${Math.floor(Math.random() * 10_000)}`, seconds: 60 }])
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  times.sort((one, other) => one - other)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  return `${Math.round(times.length / SECONDS).toLocaleString('en-US')} | ${p99.toFixed(1)} ms`
}
