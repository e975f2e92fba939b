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
  /** processor time of the server and its PostgreSQL per answer, in milliseconds; undefined where the system does not say */
  cpu: number | undefined
}

export interface Work {
  server: Server
  next: Load['next']
}

/** Seconds. */
const WARM_UP = 0.5
/** Counted answers at least, where an answer takes long. */
const FEWEST = 40
/** Milliseconds: what the last round left to do must not count for the next one. */
const SETTLE = 50

/** One list of rounds for each. Every second turn is in reverse, so that no server is always first. */
export async function interleave(works: Work[], pace: Pace): Promise<Round[][]> {
  const turns = []
  // Hot code is compiled first, and this shows how many answers take so many seconds.
  for (const work of works) {
    await load({ ...loadOf(work, pace), until: { answers: FEWEST } })
    const until = { seconds: Math.max(WARM_UP, pace.seconds) }
    const { perSecond } = await load({ ...loadOf(work, pace), until })
    const answers = Math.max(FEWEST, pace.connections, Math.round(perSecond * pace.seconds))
    turns.push({ work, answers, rounds: [] as Round[] })
  }
  for (let turn = 0; turn < pace.rounds; turn++)
    for (const { work, answers, rounds } of turn % 2 ? turns.toReversed() : turns)
      rounds.push(await oneRound(work, pace, answers))
  return turns.map(({ rounds }) => rounds)
}

const loadOf = ({ server, next }: Work, { connections }: Pace) => ({ url: server.url, connections, next })

async function oneRound(work: Work, pace: Pace, answers: number): Promise<Round> {
  await pause(SETTLE)
  const before = timeOf(work.server)
  const measured = await load({ ...loadOf(work, pace), until: { answers } })
  const after = timeOf(work.server)
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / measured.answers
  return { ...measured, cpu }
}

function timeOf({ pid, postmaster }: Server): number | undefined {
  const own = processorTime(pid)
  const database = postmaster === undefined ? 0 : databaseTime(postmaster)
  return own === undefined || database === undefined ? undefined : own + database
}

/** A figure as a multiple of another server's, pair by pair: the two halves of a pair ran one after the other. */
export function multiplesOf(ours: Round[], theirs: Round[], figure: 'cpu' | 'p50' | 'perSecond' = 'cpu') {
  return ours.flatMap((round, at) => {
    const [one, other] = [round[figure], theirs[at]![figure]]
    return one !== undefined && other ? [one / other] : []
  })
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
