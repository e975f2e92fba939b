// Measures the same address on several servers in turn, so that a busy minute of the machine slows all of them.
import { load, type Measured } from './load.ts'
import { processorTime, type Server } from './servers.ts'

export interface Pace {
  connections: number
  seconds: number
  rounds: number
}

export interface Round extends Measured {
  /** processor time per response in milliseconds */
  cpu: number | undefined
}

/** One list of rounds per server. Every second turn is in reverse, so that no server is always first. */
export async function interleave(servers: Server[], path: string, pace: Pace): Promise<Round[][]> {
  const rounds: Round[][] = servers.map(() => [])
  for (let turn = 0; turn < pace.rounds; turn++) {
    const order = servers.map((server, at) => ({ server, at }))
    for (const { server, at } of turn % 2 ? order.reverse() : order)
      rounds[at]!.push(await oneRound(server, path, pace))
  }
  return rounds
}

/** Lets both servers compile their hot code first: otherwise the first address measured would pay for all others. */
export async function warmUp(servers: Server[], paths: string[], pace: Pace): Promise<void> {
  for (const server of servers) for (const path of paths) await oneRound(server, path, pace)
}

async function oneRound({ url, pid }: Server, path: string, { connections, seconds }: Pace): Promise<Round> {
  const before = processorTime(pid)
  const measured = await load({ url: new URL(path, url), connections, seconds })
  const after = processorTime(pid)
  const cpu = before !== undefined && after !== undefined ? (after - before) / measured.answers : undefined
  return { ...measured, cpu }
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
