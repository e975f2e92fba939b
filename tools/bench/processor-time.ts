// Processor time of a server with all its threads, and of a PostgreSQL with all its processes. On Linux.
import { readdirSync, readFileSync } from 'node:fs'
import { childrenOf } from '#tests/postgres.ts'

/** Milliseconds since it began; undefined where the system does not say. */
export function processorTime(pid: number): number | undefined {
  try {
    return sum(readdirSync(`/proc/${pid}/task`).map((task) => onProcessor(`/proc/${pid}/task/${task}`)))
  } catch {
    return undefined
  }
}

/** Of the postmaster, of what it has started and of what has ended already. */
export function databaseTime(postmaster: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const ended = (Number(fields[13]) + Number(fields[14])) * 10
    const running = [postmaster, ...childrenOf(postmaster)].map((pid) => onProcessor(`/proc/${pid}`))
    return ended + sum(running)
  } catch {
    return undefined
  }
}

/** More exact than clock ticks. 0 for a thread that has just ended. */
function onProcessor(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
