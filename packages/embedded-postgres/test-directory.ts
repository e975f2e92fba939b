// For tests that start the built-in PostgreSQL, also from other processes, in a directory of their own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { isRunning } from '../../tests/postgres.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** A new directory for each test. Afterwards nothing runs in it and it is deleted. */
export function onTestDirectory() {
  const here = {
    home: '',
    /** where the database lies; a test may change it */
    dir: '',
    databases: [] as TestDatabase[],
    children: [] as ChildProcess[],
  }
  const pidFile = () => path.join(here.dir, 'postmaster.pid')
  const serverPid = () => Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0])
  beforeEach(() => {
    here.home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-built-in-'))
    here.dir = path.join(here.home, 'postgres')
    here.databases = []
    here.children = []
  })
  afterEach(async () => {
    for (const database of here.databases) await database.close()
    for (const child of here.children) child.kill('SIGKILL')
    if (fs.existsSync(pidFile()) && isRunning(serverPid())) process.kill(serverPid(), 'SIGKILL')
    fs.rmSync(here.home, { recursive: true, force: true })
  })
  return Object.assign(here, {
    pidFile,
    serverPid,
    async open(): Promise<TestDatabase> {
      const database = await openTestDatabase(here.dir)
      here.databases.push(database)
      return database
    },
    async close(database: TestDatabase) {
      here.databases.splice(here.databases.indexOf(database), 1)
      await database.close()
    },
    /** Another process on the same directory, with its first line of output. */
    async another(place = here.dir): Promise<{ child: ChildProcess; output: string }> {
      const script = fileURLToPath(new URL('./a-process.ts', import.meta.url))
      const child = spawn(process.execPath, [script, place], { stdio: ['ignore', 'pipe', 'inherit'] })
      here.children.push(child)
      const [output] = await once(child.stdout!, 'data')
      return { child, output: String(output).trim() }
    },
    async kill(child: ChildProcess) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    hasEnded: (pid: number) =>
      vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 110_000, interval: 50 }),
  })
}
