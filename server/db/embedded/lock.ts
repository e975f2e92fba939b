// Only one process may have the embedded database open: two writers would destroy it without a word.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { homeOfProcesses, startOf } from './process-identity.ts'
import { syncPath } from './sync.ts'

/** How often a holder shows that it is alive, for openers that cannot see its process (another container). */
const BEAT = 2_000
/** How long such an opener watches for a sign of life before it takes over. */
const WATCH = 5 * BEAT

/** A last sign of life this long ago needs no watching. */
const LONG_DEAD = 60_000

export type Lock = { release(): void }

type Holder = { pid: number; started: string | null; home: string | null }

/**
 * The lock is a row of numbered files in `<dir>.lock`; whoever made the highest one holds it. Nobody ever removes
 * a stale file to make room: to take over from a dead holder of number 7 is to be the one process that manages to
 * create number 8. So two openers that see the same dead holder can never both win.
 */
export async function lockDirectory(dir: string, whenLost: (reason: string) => void): Promise<Lock> {
  const place = `${path.resolve(dir)}.lock`
  fs.mkdirSync(place, { recursive: true })
  const mine = path.join(place, `new-${process.pid}-${Math.random().toString(36).slice(2)}`)
  fs.writeFileSync(mine, JSON.stringify(thisProcess()))
  syncPath(mine)
  try {
    for (;;) {
      const highest = highestIn(place)
      if (highest > 0) await mustBeFree(dir, path.join(place, String(highest)))
      const number = highest + 1
      if (claim(mine, place, number)) return hold(place, number, whenLost)
    }
  } finally {
    fs.rmSync(mine, { force: true })
  }
}

const thisProcess = (): Holder => ({
  pid: process.pid,
  started: startOf(process.pid),
  home: homeOfProcesses(),
})

/** The highest number in the row, 0 when there is none. */
function highestIn(place: string): number {
  return Math.max(0, ...fs.readdirSync(place).map((name) => (/^\d+$/.test(name) ? Number(name) : 0)))
}

/** link() creates the file with its content in one step, or fails because another was faster. */
function claim(mine: string, place: string, number: number): boolean {
  const file = path.join(place, String(number))
  try {
    fs.linkSync(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  // The row may have moved on, and this number have been cleared away, since it was read.
  if (highestIn(place) === number) return true
  fs.rmSync(file, { force: true })
  return false
}

function hold(place: string, number: number, whenLost: (reason: string) => void): Lock {
  const file = path.join(place, String(number))
  for (const name of fs.readdirSync(place)) {
    if (/^\d+$/.test(name) && Number(name) < number) fs.rmSync(path.join(place, name), { force: true })
  }
  const beat = setInterval(() => {
    try {
      const now = new Date()
      fs.utimesSync(file, now, now)
      if (highestIn(place) === number) return
    } catch {
      // the file is gone: another took it, or someone cleared the directory away
    }
    clearInterval(beat)
    whenLost(`its lock ${place} was taken away`)
  }, BEAT)
  beat.unref()
  // Not when the process ends: its thread may write until the very last moment, and the dead hold no lock anyway.
  const release = () => {
    clearInterval(beat)
    try {
      fs.truncateSync(file) // an empty file says: free. The number stays, so that the row never starts again.
    } catch {
      // already gone with its directory: free as well
    }
  }
  return { release }
}

/** Throws a Refusal while the holder lives. */
async function mustBeFree(dir: string, file: string): Promise<void> {
  const holder = read(file)
  if (!holder) return
  const refuse = (who: string) => {
    throw new Refusal(`The database in ${dir} is already open in ${who}; stop that one first`)
  }
  if (holder.home === homeOfProcesses()) {
    if (isAlive(holder)) refuse(`process ${holder.pid}`)
    return
  }
  // Its process numbers mean nothing here (another container, another machine, or before a restart).
  const before = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - before > LONG_DEAD) return
  for (let waited = 0; waited < WATCH; waited += BEAT / 2) {
    await pause(BEAT / 2)
    const now = fs.statSync(file, { throwIfNoEntry: false })
    if (!now || now.size === 0) return
    if (now.mtimeMs !== before) refuse(`another container or machine (there as process ${holder.pid})`)
  }
}

function read(file: string): Holder | null {
  try {
    const text = fs.readFileSync(file, 'utf8')
    return text === '' ? null : (JSON.parse(text) as Holder)
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A process number alone proves nothing, because numbers are given again: the start time must agree too. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return started == null || startOf(pid) === started
}
