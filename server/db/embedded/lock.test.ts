// One data directory, one process: whatever died how and when.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { lockDirectory } from './lock.ts'
import { homeOfProcesses, startOf } from './process-identity.ts'

let dir: string
let children: ChildProcess[] = []
beforeEach(() => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-lock-')), 'database')
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  fs.rmSync(path.dirname(dir), { recursive: true })
})

const lock = (whenLost: (reason: string) => void = () => {}) => lockDirectory(dir, whenLost)

/** Another process that tries to take the lock; returns what it said: 'holds', or the refusal. */
async function another(): Promise<{ said: string; child: ChildProcess }> {
  const code = `
    const { lockDirectory } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    try { await lockDirectory(${JSON.stringify(dir)}, () => {}); console.log('holds') } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout!, 'data')
  return { said: String(said).trim(), child }
}

/** Leaves the lock of a process that is not there any more. */
const leaveLock = (holder: object, agoMs = 0) => {
  fs.mkdirSync(`${dir}.lock`, { recursive: true })
  fs.writeFileSync(`${dir}.lock/4`, JSON.stringify(holder))
  const then = new Date(Date.now() - agoMs)
  fs.utimesSync(`${dir}.lock/4`, then, then)
}

test('a second process is refused in one line that names the first', async () => {
  const held = await lock()
  const { said } = await another()
  expect(said).toMatch(new RegExp(`^The database in .* is already open in process ${process.pid}; .*$`))
  held.release()
  expect((await another()).said).toBe('holds')
})

test('the same process cannot open it twice either', async () => {
  const held = await lock()
  await expect(lock()).rejects.toThrow(Refusal)
  held.release()
})

test('after a kill -9 the next process may have it at once', async () => {
  const { said, child } = await another()
  expect(said).toBe('holds')
  await expect(lock()).rejects.toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const held = await lock()
  held.release()
})

test('a process number that was given again to someone else does not hold the lock', async () => {
  leaveLock({ pid: process.pid, started: `${startOf(process.pid)}0`, home: homeOfProcesses() })
  const held = await lock()
  expect(fs.readdirSync(`${dir}.lock`)).toEqual(['5'])
  held.release()
})

test('of many processes that find a dead holder exactly one gets the lock', async () => {
  for (let round = 0; round < 3; round++) {
    leaveLock({ pid: process.pid, started: 'long ago', home: homeOfProcesses() })
    const tries = await Promise.all(Array.from({ length: 8 }, another))
    expect(tries.filter(({ said }) => said === 'holds')).toHaveLength(1)
    for (const { child } of tries) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    fs.rmSync(`${dir}.lock`, { recursive: true })
  }
}, 120_000)

test('a holder in another container is recognised by its signs of life', async () => {
  leaveLock({ pid: 1, started: '7', home: 'another container' })
  const beat = setInterval(() => fs.utimesSync(`${dir}.lock/4`, new Date(), new Date()), 500)
  await expect(lock()).rejects.toThrow(/another container/)
  clearInterval(beat)
})

test('a holder in another container that died long ago does not delay anyone', async () => {
  leaveLock({ pid: 1, started: '7', home: 'another container' }, 3_600_000)
  const started = Date.now()
  const held = await lock()
  expect(Date.now() - started).toBeLessThan(5_000)
  held.release()
})

test('a holder whose lock is taken away hears of it', async () => {
  const { promise: lost, resolve } = Promise.withResolvers<string>()
  await lock(resolve)
  fs.rmSync(`${dir}.lock`, { recursive: true })
  expect(await lost).toContain('taken away')
})
