// Opens pages in a few processes, and sums up what they received.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Received, SentPost } from './live-pages.ts'

export interface Listeners {
  /** Ends them. @param posts all that were written meanwhile */
  received: (posts: SentPost[]) => Promise<Received>
  stop: () => void
}

/** Resolves when all pages are open. */
export async function openPages(ports: number[], pages: number, processes = 2): Promise<Listeners> {
  const share = Math.ceil(pages / processes)
  const children: ChildProcess[] = []
  const stop = () => {
    for (const child of children) child.kill()
  }
  try {
    await Promise.all(
      Array.from({ length: processes }, async (_, at) => {
        const first = at * share
        const child = fork(join(import.meta.dirname, 'live-pages.ts'))
        children.push(child)
        child.send({ ports, pages: Math.min(share, pages - first), first })
        await message(child)
      }),
    )
  } catch (error) {
    stop()
    throw error
  }
  return {
    stop,
    async received(posts) {
      const all = await Promise.all(
        children.map((child) => {
          child.send(posts)
          return message<Received>(child)
        }),
      )
      return all.reduce((one, other) => ({
        delays: [...one.delays, ...other.delays],
        lost: one.lost + other.lost,
        doubled: one.doubled + other.doubled,
        disordered: one.disordered + other.disordered,
        broken: one.broken + other.broken,
        cpu: one.cpu + other.cpu,
      }))
    },
  }
}

async function message<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('A process with open pages ended')
  })
  const [value] = await Promise.race([once(child, 'message'), ended])
  return value as T
}

/** The delay that this share of all deliveries did not exceed, in milliseconds. */
export function delayAt({ delays }: Pick<Received, 'delays'>, share: number): number {
  const sorted = delays.toSorted(([one], [other]) => one - other)
  const total = sorted.reduce((sum, [, times]) => sum + times, 0)
  let passed = 0
  for (const [ms, times] of sorted) {
    passed += times
    if (passed >= share * total) return ms
  }
  return Number.NaN
}
