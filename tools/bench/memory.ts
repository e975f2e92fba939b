// The memory of the site and its PostgreSQL, on Linux.
import { readFileSync } from 'node:fs'
import { childrenOf } from '#tests/postgres.ts'

/** Megabytes. Processes of PostgreSQL share memory, which is divided among them; the site's own is counted in full. */
export function memoryOf(pid: number, postmaster: number): { site: number; database: number } {
  const servers = [postmaster, ...childrenOf(postmaster)].map((one) => megabytes(one, 'Pss'))
  return { site: megabytes(pid, 'Rss'), database: servers.reduce((sum, one) => sum + one, 0) }
}

/** Megabytes of one process. */
export const memoryOfProcess = (pid: number) => megabytes(pid, 'Rss')

/** Without the program of Node, which all instances of a machine share. */
export const ownMemoryOfProcess = (pid: number) => megabytes(pid, 'Anonymous')

/** Rss is all memory of a process; Pss divides shared memory among the processes that share it; Anonymous is no file. */
function megabytes(pid: number, kind: 'Rss' | 'Pss' | 'Anonymous'): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(new RegExp(`^${kind}: +(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / 1024
  } catch {
    return 0 // has just ended
  }
}
