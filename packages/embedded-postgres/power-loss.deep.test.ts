// Power cuts: each half page that was not synced survives or is lost at random, and nothing acknowledged is lost.
// Shows that the write-ahead log repairs any state of the data files. That the log is synced at every commit is in
// server.system.test.ts. That a disk keeps what it reports as synced cannot be shown here.
// POWER_CUTS=30 for a long run.
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { childrenOf } from '../../tests/postgres.ts'
import { addressOf } from './address.ts'
import { openTestDatabase } from './test-database.ts'

const CUTS = Number(process.env.POWER_CUTS ?? 3)
/** Between the last sync and the cut: enough time to push changed pages out of the server's memory. */
const LEAST_WRITES = 300
/** The smallest unit that a disk writes. */
const HALF_PAGE = 4_096

let home: string
let dir: string
let logFile: string
let writer: ChildProcess | undefined
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-power-'))
  fs.chmodSync(home, 0o755)
  dir = path.join(home, 'postgres')
  logFile = path.join(home, 'notes')
})
afterEach(async () => {
  writer?.kill('SIGKILL')
  const pid = serverPid()
  if (pid) process.kill(pid, 'SIGINT')
  for (const end = Date.now() + 30_000; serverPid() && Date.now() < end; ) await pause(20)
  fs.rmSync(home, { recursive: true, force: true })
})

const serverPid = () => {
  const file = path.join(dir, 'postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

async function startWriting(settings = '') {
  await (await openTestDatabase(dir)).close()
  fs.appendFileSync(path.join(dir, 'postgresql.conf'), `${settings}\n`)
  fs.writeFileSync(logFile, '')
  const script = fileURLToPath(new URL('./power-writer.ts', import.meta.url))
  writer = spawn(process.execPath, [script, dir, logFile], { stdio: ['ignore', 'ignore', 'inherit'] })
  await expect.poll(() => fs.statSync(logFile).size, { timeout: 60_000 }).toBeGreaterThan(0)
}

async function asSuperuser<T>(place: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(place).url('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function signal(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // it has ended already
    }
}

/** Copies the files while the server's processes are stopped: the state of the file system at one moment. */
function copyFrozen(to: string) {
  const pids = [serverPid()!, ...childrenOf(serverPid()!)]
  signal(pids, 'SIGSTOP')
  try {
    fs.cpSync(dir, to, { recursive: true, filter: (name) => !/site-|PGSQL|postmaster\.pid/.test(name) })
  } finally {
    signal(pids.reverse(), 'SIGCONT')
  }
}

const acknowledgedSoFar = () => fs.readFileSync(logFile, 'utf8').split('\n').slice(0, -1).map(Number)

/** @param chance that half a page survives although it was not synced */
async function afterPowerCut(chance: number) {
  const [synced, image] = [path.join(home, 'synced'), path.join(home, 'image', 'postgres')]
  // Everything is synced now. Data files are synced at the next checkpoint, minutes later.
  await asSuperuser(dir, (client) => client.query('checkpoint'))
  copyFrozen(synced)
  const before = acknowledgedSoFar().length
  const more = LEAST_WRITES + Math.random() * LEAST_WRITES
  await expect.poll(() => acknowledgedSoFar().length, { timeout: 60_000 }).toBeGreaterThan(before + more)
  const acknowledged = acknowledgedSoFar()
  copyFrozen(image)
  const lost = loseUnsynced(synced, image, chance)
  const found = await lookAt(image, acknowledged).catch((error: Error) => error.message)
  for (const place of [synced, path.dirname(image)]) fs.rmSync(place, { recursive: true, force: true })
  return { found, lost, acknowledged: acknowledged.length }
}

/** @returns how many half pages were lost */
function loseUnsynced(synced: string, image: string, chance: number): number {
  let lost = 0
  for (const folder of ['base', 'global'])
    for (const entry of fs.readdirSync(path.join(image, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/^\d+(_\w+)?(\.\d+)?$/.test(entry.name)) continue
      const file = path.join(entry.parentPath, entry.name)
      const before = path.join(synced, path.relative(image, file))
      const now = fs.readFileSync(file)
      const old = Buffer.alloc(now.length)
      if (fs.existsSync(before)) fs.readFileSync(before).copy(old)
      for (let at = 0; at < now.length; at += HALF_PAGE) {
        const end = Math.min(now.length, at + HALF_PAGE)
        if (now.subarray(at, end).equals(old.subarray(at, end)) || Math.random() < chance) continue
        old.copy(now, at, at, end)
        lost++
      }
      fs.writeFileSync(file, now)
    }
  return lost
}

async function lookAt(image: string, acknowledged: number[]) {
  const database = await openTestDatabase(image)
  try {
    return await asSuperuser(image, async (client) => {
      await client.query('create extension amcheck')
      await client.query('set enable_indexscan = off')
      await client.query('set enable_bitmapscan = off')
      await client.query('set enable_indexonlyscan = off')
      const { rows } = await client.query<{ id: number }>('select id from samples')
      const found = new Set(rows.map((row) => row.id))
      await client.query(`select bt_index_check('samples_pkey', true), bt_index_check('samples_body', true)`)
      const torn = await client.query(`select * from verify_heapam('samples')`)
      const all = [...acknowledged, ...Array.from({ length: 8_000 }, (_, i) => -1 - i)]
      return { missing: all.filter((id) => !found.has(id)).length, torn: torn.rows.length }
    })
  } finally {
    await database.close()
  }
}

for (const chance of [0, 0.5])
  test(`nothing acknowledged is lost in ${CUTS} power cuts where unsynced data survives with chance ${chance}`, {
    timeout: 120_000 + CUTS * 60_000,
  }, async ({ signal }) => {
    await startWriting()
    for (let cut = 0; cut < CUTS; cut++) {
      signal.throwIfAborted()
      const { found, lost } = await afterPowerCut(chance)
      expect(lost).toBeGreaterThan(0)
      expect(found).toEqual({ missing: 0, torn: 0 })
    }
  })

test('without full_page_writes the same power cut corrupts the database, so this check would notice', async () => {
  await startWriting('full_page_writes = off')
  const { found } = await afterPowerCut(0.5)
  expect(found).not.toEqual({ missing: 0, torn: 0 })
}, 180_000)
