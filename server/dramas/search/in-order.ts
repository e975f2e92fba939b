// Puts what was found in order. Pure.
import type { IdSet } from './id-set.ts'

export interface Part {
  /** how many are skipped */
  from: number
  /** how many are wanted */
  most: number
}

export const ALL: Part = { from: 0, most: Number.POSITIVE_INFINITY }

/** Those of the found ones that are wanted, in an order of all. */
export function inOrder(order: Iterable<number>, found: IdSet, { from, most }: Part = ALL): number[] {
  const ids: number[] = []
  let skipped = 0
  for (const id of order) {
    if (ids.length >= most) break
    if (!found.has(id)) continue
    if (skipped < from) skipped++
    else ids.push(id)
  }
  return ids
}

/** Those in most of the sets first, those in equally many in the order of all. */
export function mostMatchesFirst(order: Iterable<number>, sets: readonly IdSet[], found: IdSet): number[] {
  const byMatches: number[][] = sets.map(() => [])
  for (const id of order) {
    if (!found.has(id)) continue
    let matches = 0
    for (const set of sets) if (set.has(id)) matches++
    byMatches[matches - 1]?.push(id)
  }
  return byMatches.reverse().flat()
}
