// Measures the same work on several servers in turn, so that a busy minute of the machine slows all of them.
import { setTimeout as pause } from 'node:timers/promises'
import { type Load, load, type Measured } from './load.ts'
import { databaseTime, processorTime } from './processor-time.ts'
import type { Server } from './servers.ts'

export interface Pace {
  connections: number
  seconds: number
  rounds: number
}

export interface Round extends Measured {
  /** processor time of the server per answer, in milliseconds */
  cpu: number | undefined
  /** the same of its PostgreSQL */
  database: number | undefined
}

/** What is asked of one server. */
export type Work = Pick<Load, 'nextPath' | 'write'> & { server: Server; path: string }

/** Seconds. */
const WARM_UP = 0.5
/** Counted answers at least, where an answer takes long. */
const FEWEST = 40
/** What the last round left to do must not count for the next one. */
const SETTLE = 50

/** One list of rounds for each. Every second turn is in reverse, so that no server is always first. */
export async function interleave(works: Work[], pace: Pace): Promise<Round[][]> {
  const turns = []
  // Hot code is compiled first, and it shows how many answers take so many seconds.
  for (const work of works) {
    const { perSecond } = await load({
      ...loadOf(work, pace),
      until: { seconds: Math.max(WARM_UP, pace.seconds) },
    })
    const answers = Math.max(FEWEST, pace.connections, Math.round(perSecond * pace.seconds))
    turns.push({ work, answers, rounds: [] as Round[] })
  }
  for (let turn = 0; turn < pace.rounds; turn++)
    for (const { work, answers, rounds } of turn % 2 ? turns.toReversed() : turns)
      rounds.push(await oneRound(work, pace, answers))
  return turns.map(({ rounds }) => rounds)
}

const loadOf = ({ server, path, nextPath, write }: Work, { connections }: Pace) => ({
  url: new URL(path, server.url),
  connections,
  ...(nextPath && { nextPath }),
  ...(write && { write }),
})

async function oneRound(work: Work, pace: Pace, answers: number): Promise<Round> {
  const { pid, postmaster } = work.server
  await pause(SETTLE)
  const before = [processorTime(pid), postmaster === undefined ? undefined : databaseTime(postmaster)]
  const measured = await load({ ...loadOf(work, pace), until: { answers } })
  const after = [processorTime(pid), postmaster === undefined ? undefined : databaseTime(postmaster)]
  const [cpu, database] = after.map((now, at) =>
    now === undefined ? undefined : (now - before[at]!) / measured.answers,
  )
  return { ...measured, cpu, database }
}

/** Processor time as a multiple of another server's, pair by pair: the two halves of a pair ran one after the other. */
export function multiplesOf(ours: Round[], theirs: Round[]): number[] {
  return ours.flatMap(({ cpu }, at) => {
    const other = theirs[at]!.cpu
    return cpu !== undefined && other ? [cpu / other] : []
  })
}

/** undefined where the system does not say. */
export function multipleOf(ours: Round[], theirs: Round[]): number | undefined {
  const known = multiplesOf(ours, theirs)
  return known.length > 0 ? median(known) : undefined
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
