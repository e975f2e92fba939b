// Puts what was found in order. Pure.
import { IdSet } from './id-set.ts'

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
export function mostMatchesFirst(
  order: Iterable<number>,
  sets: readonly IdSet[],
  found: IdSet,
  part: Part = ALL,
): number[] {
  // The ids that are in at least so many of the sets, from one on
  const inAtLeast: IdSet[] = []
  for (const set of sets) {
    let also = found.and(set)
    for (const [at, ids] of inAtLeast.entries()) {
      inAtLeast[at] = ids.or(also)
      also = ids.and(also)
    }
    if (!also.isEmpty) inAtLeast.push(also)
  }
  const ids: number[] = []
  let before = new IdSet()
  let skip = part.from
  for (const level of inAtLeast.reverse()) {
    const exactly = level.without(before)
    before = level
    const size = exactly.size
    if (skip < size) ids.push(...inOrder(order, exactly, { from: skip, most: part.most - ids.length }))
    if (ids.length >= part.most) break
    skip = Math.max(0, skip - size)
  }
  return ids
}
