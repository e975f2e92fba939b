// Rate limits counted in a real Redis: exact, shared, with an end; the database counts while it is away.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '#server/db/open.ts'
import { hasCommand } from '#tests/commands.ts'
import { freshDatabase } from '#tests/database.ts'
import { until } from '#tests/instances/until.ts'
import { freePort } from '../../scripts/free-port.ts'
import { countCall, countElsewhere, countersIn, resetLimit } from './limits.ts'
import { openRedisCounters } from './redis-counters.ts'
import { rateCounters } from './table.ts'

const PROGRAM = ['valkey-server', 'redis-server'].find(hasCommand)

describe.skipIf(!PROGRAM)(`with a ${PROGRAM}`, () => {
  let port: number
  let server: ChildProcess
  let database: Database
  let instances: { db: Db; close: () => void }[]
  const events: string[] = []
  const log = { warn: () => events.push('away'), info: () => events.push('back') }
  beforeAll(async () => {
    database = await freshDatabase()
    port = await freePort()
    await start()
    instances = await Promise.all([1, 2].map(anInstance))
  })
  afterAll(async () => {
    for (const { close } of instances) close()
    await stop()
    await database.close()
  })

  async function start() {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    server = spawn(PROGRAM!, args, { stdio: 'ignore', cwd: '/tmp' })
    await until(() => listens(port))
  }
  async function stop() {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  async function anInstance() {
    const db = Object.create(database.db) as Db
    const counters = await openRedisCounters(`redis://127.0.0.1:${port}`, countersIn(db), log)
    countElsewhere(db, counters)
    return { db, close: () => counters.close() }
  }
  const TEA = { name: 'tea', max: 5, seconds: 600 }
  const spend = (whose: string, at = 0, budget = TEA) => countCall(instances[at]!.db, budget, whose)

  test('exactly so many calls are let through, of fifty at one instant on two instances', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, (_, at) => spend('minji', at % 2)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeGreaterThan(590)
    expect(await database.db.$count(rateCounters)).toBe(0)
  })

  test('a window ends, and a budget can be reset', async () => {
    const short = { ...TEA, name: 'short', seconds: 1 }
    for (let i = 0; i < 5; i++) expect(await spend('haneul', 0, short)).toBe(0)
    expect(await spend('haneul', 0, short)).toBe(1)
    await until(async () => (await spend('haneul', 1, short)) === 0)
    for (let i = 0; i < 6; i++) await spend('sora')
    await resetLimit(instances[0]!.db, TEA, 'sora')
    expect(await spend('sora')).toBe(0)
  })

  test('while that server is away, or frozen, the database counts, and afterwards that server again', async () => {
    server.kill('SIGSTOP')
    const waits = await Promise.all(Array.from({ length: 8 }, () => spend('frozen')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    server.kill('SIGCONT')
    await stop()
    for (let i = 0; i < 5; i++) expect(await spend('yuna')).toBe(0)
    expect(await spend('yuna')).toBeGreaterThan(590)
    expect(events).toContain('away')
    await start()
    await until(async () => {
      const before = await database.db.$count(rateCounters)
      await spend(`new ${Math.random()}`)
      return (await database.db.$count(rateCounters)) === before
    })
    expect(events.at(-1)).toBe('back')
  })

  test('an instance starts without that server too', async () => {
    const counters = await openRedisCounters('redis://127.0.0.1:1', countersIn(database.db), log)
    expect((await counters.count([{ key: 'alone', seconds: 60 }]))[0]?.count).toBe(1)
    counters.close()
  })
})

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })
