// What is asked of TMDB to know what airs: the next and the last episode of a drama, and the season that they are in.
import { addDays, DAYS_BACK, koreanDay } from '#contract/airing.ts'
import { type AskedTmdb, ifFound, type Refresh } from '#server/tmdb/refresh.ts'
import { knownMatch } from '#server/where-to-watch/match.ts'
import { daysUntilNextCheck, episodesIn, seasonToRead } from './episodes.ts'
import { type Answer, type DueDrama, dueDramas, storeAnswer } from './store.ts'
import { airingDramas } from './table.ts'

/** Days until a drama that TMDB does not have is asked about again. */
const UNKNOWN_AGAIN = 30

export const airingRefresh: Refresh<DueDrama, Answer> = {
  job: { kind: 'airing', key: 'refresh' },
  table: airingDramas,
  dueDramas,
  ask,
  store: storeAnswer,
}

async function ask(tmdb: AskedTmdb, { id: dramaId, source, match }: DueDrama): Promise<Answer> {
  const today = koreanDay(new Date())
  const from = addDays(today, -DAYS_BACK)
  const tmdbId = knownMatch(source, match)?.tmdbId ?? null
  const answer = tmdbId === null ? null : await ifFound(tmdb.airing(tmdbId))
  if (!answer || tmdbId === null) return { dramaId, tmdbId, episodes: [], nextCheckInDays: UNKNOWN_AGAIN }
  const season = seasonToRead(answer, from)
  const listed = season === null ? null : await ifFound(tmdb.season(tmdbId, season))
  const episodes = episodesIn(answer, listed ?? [], from)
  return { dramaId, tmdbId, episodes, nextCheckInDays: daysUntilNextCheck(answer, episodes, today) }
}
