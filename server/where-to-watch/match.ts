// Which drama of TMDB a drama is: an import or an admin says so, or exactly one has its title and year.
import { nameKey } from '#contract/name-key.ts'
import type { Tmdb } from '#server/dramas/import/tmdb/client.ts'

import type { DramaRow } from '#server/dramas/table.ts'
import type { tmdbMatches } from './table.ts'

type MatchRow = typeof tmdbMatches.$inferSelect
export type Match = Pick<MatchRow, 'tmdbId' | 'matchedBy'>

/** The match that needs no search; null: nobody has said or found one. */
export function knownMatch(source: string | null, stored: Match | null): Match | null {
  if (stored?.matchedBy === 'admin') return stored
  const [, imported] = /^tmdb:(\d{1,9})$/.exec(source ?? '') ?? []
  if (imported) return { tmdbId: Number(imported), matchedBy: 'source' }
  return stored?.matchedBy === 'search' && stored.tmdbId !== null ? stored : null
}

/** The one Korean drama of TMDB with this title and year. None or several: null, never a guess. */
export async function searchMatch(
  tmdb: Pick<Tmdb, 'begunIn'>,
  { title, nativeTitle, year }: Pick<DramaRow, 'title' | 'nativeTitle' | 'year'>,
): Promise<Match> {
  const names = new Set([title, nativeTitle ?? ''].map(nameKey).filter(Boolean))
  const found = (await tmdb.begunIn(year, title)) ?? []
  const same = found.filter((show) => [show.title, show.nativeTitle].some((name) => names.has(nameKey(name))))
  return { tmdbId: same.length === 1 ? same[0]!.tmdbId : null, matchedBy: 'search' }
}
