// What is asked of TMDB to know where to watch: which drama of theirs it is, and its offers.
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { REFRESH } from '#server/tmdb/budget.ts'
import { type AskedTmdb, ifFound, type Refresh } from '#server/tmdb/refresh.ts'
import { wantedOf } from '#server/tmdb/tidy.ts'
import { seasonOf, titleOf } from '#server/tmdb/title.ts'
import { knownMatch, searchMatch } from './match.ts'
import { offersIn } from './offers.ts'
import { type Answer, type DueDrama, dueDramas, storeAnswer } from './store.ts'
import { tmdbMatches } from './table.ts'

/** Credits, trailers, episodes and pictures, where they are wanted too, come with the offers in the same call. */
export function offersRefresh(db: Db, env: Env): Refresh<DueDrama, Answer> {
  const wanted = wantedOf(db, env)
  return {
    job: REFRESH,
    table: tmdbMatches,
    dueDramas,
    ask: async (tmdb, drama) => ask(tmdb, drama, (await wanted()).facts),
    store: storeAnswer,
  }
}

async function ask(tmdb: AskedTmdb, drama: DueDrama, wantsFacts: boolean): Promise<Answer> {
  const dramaId = drama.id
  const match = knownMatch(drama.source, drama.match) ?? (await searchMatch(tmdb, drama))
  if (match.tmdbId === null) return { dramaId, ...match, offers: null }
  const found = await ifFound((wantsFacts ? offersAndFacts : offersAlone)(tmdb, match.tmdbId, drama.year))
  if (found) return { dramaId, ...match, ...found }
  // TMDB no longer has it. What a search found may be found again; an admin's word stays.
  return { dramaId, ...match, ...(match.matchedBy === 'search' && { tmdbId: null }), offers: null }
}

const offersAlone = async (tmdb: AskedTmdb, tmdbId: number) => ({
  offers: offersIn(await tmdb.offers(tmdbId)),
})

/** A second call only for a drama that is a later season. */
async function offersAndFacts(tmdb: AskedTmdb, tmdbId: number, year: number) {
  const answer = await tmdb.title(tmdbId)
  const season = seasonOf(answer, year)
  const isElsewhere = season !== null && season !== 1
  const listed = isElsewhere ? await ifFound(tmdb.season(tmdbId, season)) : answer['season/1'].episodes
  return {
    offers: offersIn(answer['watch/providers'].results),
    title: titleOf(answer, season, listed ?? []),
  }
}
