// Decides what an answer about a drama says of TMDB's facts about it.
import { sql } from 'drizzle-orm'
import type { TmdbTitle } from '#contract/api/dramas.ts'
import { nameKey } from '#contract/name-key.ts'
import { pictureUrl } from './picture-key.ts'
import { tmdbPictures, tmdbTitles } from './table.ts'

/** `here` has the names of the pictures that are stored, by their keys. */
export type TmdbOfDrama = Pick<
  typeof tmdbTitles.$inferSelect,
  'tmdbId' | 'title' | 'nativeTitle' | 'cast' | 'crew' | 'trailer' | 'season' | 'episodes' | 'pictures'
> & { here: Record<string, string> | null }

export const tmdbOfDrama = sql<TmdbOfDrama | null>`(
  select json_build_object('tmdbId', tmdb_id, 'title', ${tmdbTitles.title}, 'nativeTitle', ${tmdbTitles.nativeTitle},
    'cast', ${tmdbTitles.cast}, 'crew', crew, 'trailer', trailer, 'season', season,
    'episodes', ${tmdbTitles.episodes}, 'pictures', pictures,
    'here', (select json_object_agg(key, name) from ${tmdbPictures} where key = any(pictures)))
  from ${tmdbTitles} where drama_id = dramas.id)`

export function showTmdb(
  { tmdbId, title, nativeTitle, cast, crew, trailer, season, episodes, pictures, here }: TmdbOfDrama,
  ours: { title: string; nativeTitle: string | null },
): TmdbTitle {
  const names = here ?? {}
  const isOther = (theirs: string | null, own: string | null): theirs is string =>
    Boolean(theirs) && nameKey(theirs!) !== nameKey(own ?? '')
  return {
    id: tmdbId,
    ...(isOther(title, ours.title) && { title }),
    ...(isOther(nativeTitle, ours.nativeTitle) && { nativeTitle }),
    cast: cast.map(({ face, ...one }) => ({
      ...one,
      ...(face && names[face] && { face: pictureUrl('face', names[face]) }),
    })),
    crew: [...Map.groupBy(crew, ({ job }) => job)].map(([job, all]) => ({
      job,
      names: [...new Set(all.map(({ name }) => name))],
    })),
    ...(trailer && { trailer }),
    ...(episodes.length > 0 && { episodes, ...(season && { season }) }),
    stills: pictures.flatMap((key) =>
      key.startsWith('still/') && names[key] ? [pictureUrl('still', names[key])] : [],
    ),
  }
}
