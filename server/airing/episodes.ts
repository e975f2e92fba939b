// What TMDB's answers say about the days of a drama: which season to read, which episodes count, when to ask again.
// After its pages "TV Series Details" and "TV Season Details": next_episode_to_air and last_episode_to_air are an
// episode or null, status is one of six words, and a day may be missing, null or empty.
import { addDays } from '#contract/airing.ts'
import type { TmdbAiring, TmdbEpisode } from '#server/dramas/import/tmdb/shapes.ts'

export interface Episode {
  season: number
  number: number
  day: string
  isLast: boolean
}

/** A drama that airs every day for a year has fewer. */
const MOST = 400
/** Days ahead; whatever is later may still change. */
const AHEAD = 370

/** The season that is on air, has just ended or has a day to begin; null: none. @param from days before it are over */
export function seasonToRead(
  { next_episode_to_air: next, last_episode_to_air: last, seasons }: TmdbAiring,
  from: string,
): number | null {
  const announced = seasons.filter((one) => one.air_date && one.air_date >= from && one.season_number > 0)
  const season = next?.season_number || (isFrom(last, from) ? last!.season_number : 0)
  return season || (announced[0]?.season_number ?? null)
}

const isFrom = (episode: TmdbEpisode | null, from: string) =>
  episode?.air_date != null && episode.air_date >= from

/** Those with a day, without specials. The one that TMDB calls the next counts even where its season forgets it. */
export function episodesIn(
  { next_episode_to_air: next, last_episode_to_air: last }: TmdbAiring,
  season: readonly TmdbEpisode[],
  from: string,
): Episode[] {
  const until = addDays(from, AHEAD)
  const all = [last, next, ...season].flatMap((one): Episode[] => {
    if (!one?.air_date || one.season_number < 1 || one.air_date < from || one.air_date > until) return []
    const { season_number, episode_number, air_date, episode_type } = one
    return [
      { season: season_number, number: episode_number, day: air_date, isLast: episode_type === 'finale' },
    ]
  })
  const unique = new Map(all.map((one) => [`${one.season}-${one.number}`, one]))
  return [...unique.values()].sort((a, b) => a.season - b.season || a.number - b.number).slice(0, MOST)
}

const OVER = ['Ended', 'Canceled']
const TO_COME = ['Planned', 'In Production', 'Pilot']

/** Every day while it is on air, rarely once it is over. */
export function daysUntilNextCheck(
  { status }: Pick<TmdbAiring, 'status'>,
  episodes: readonly Episode[],
  today: string,
) {
  if (episodes.some(({ day }) => day >= today)) return 1
  if (TO_COME.includes(status)) return 3
  return OVER.includes(status) && episodes.length === 0 ? 60 : 7
}
