// The four sort orders of dramas, pure: give it dramas, get dramas.
import type { Drama, Sort } from '#contract/dramas.ts'
import { byRanking, byTitle } from '#contract/search.ts'

type Sortable = Pick<Drama, 'id' | 'title' | 'rating' | 'year' | 'streamingPlatforms'>

/** The platform a drama stands under: its first from A to Z; dramas without one come last. */
const firstPlatform = (drama: Sortable) => {
  const [first] = drama.streamingPlatforms.map((name) => name.toLowerCase()).sort()
  return first ?? '\uffff'
}

const byFirstPlatform = (a: Sortable, b: Sortable) => {
  const [left, right] = [firstPlatform(a), firstPlatform(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

const ORDERS: Record<Sort, (a: Sortable, b: Sortable) => number> = {
  ranking: byRanking,
  oldest: (a, b) => a.year - b.year || byTitle(a, b) || a.id - b.id,
  latest: (a, b) => b.year - a.year || byTitle(a, b) || a.id - b.id,
  ott: (a, b) => byFirstPlatform(a, b) || byRanking(a, b),
}

export const inOrder = <D extends Sortable>(dramas: readonly D[], sort: Sort): D[] =>
  [...dramas].sort(ORDERS[sort])
