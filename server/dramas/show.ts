// The one function that decides what of a drama leaves the building.
import type { Drama } from '#contract/dramas.ts'
import { comfortOf } from './comfort.ts'
import { dramaImage } from './picture.ts'
import type { DramaRow, ListedRow } from './table.ts'

export const showDrama = (row: ListedRow): Drama => ({
  id: row.id,
  title: row.title,
  description: row.description,
  year: row.year,
  episodes: row.episodes,
  rating: row.rating,
  genre: row.genre,
  categories: row.categories,
  ...dramaImage(row),
  isPopular: row.isPopular,
  mainCast: row.mainCast,
  writer: row.writer,
  streamingPlatforms: row.streamingPlatforms,
  ...(row.nativeTitle && { nativeTitle: row.nativeTitle }),
  ...(row.romanizedTitle && { romanizedTitle: row.romanizedTitle }),
  ...(row.aliases.length > 0 && { aliases: row.aliases }),
  updatedAt: row.updatedAt.toISOString(),
})

/** With what only its own page says. */
export function showOneDrama({ reported, ...row }: DramaRow & { reported: string[] }): Drama {
  const comfort = comfortOf(row, reported)
  return {
    ...showDrama(row),
    ...(row.episodesNote && { episodesNote: row.episodesNote }),
    ...(row.ratingSource && { ratingSource: row.ratingSource }),
    ...(row.platformsChecked && { platformsChecked: row.platformsChecked }),
    ...(row.source && { source: row.source }),
    ...(comfort && { comfort }),
  }
}

export const showAdminDrama = (row: DramaRow) => ({
  ...showDrama(row),
  version: row.version,
  uploadedImage: row.imageUrl,
  episodesNote: row.episodesNote,
  ratingSource: row.ratingSource,
  platformsChecked: row.platformsChecked,
  gentleness: row.gentleness,
  tears: row.tears,
  heaviness: row.heaviness,
  pace: row.pace,
  contentNotes: row.contentNotes,
  contentNotFound: row.contentNotFound,
  contentDetails: row.contentDetails,
  comfortPages: row.comfortPages,
  comfortSource: row.comfortSource,
  createdAt: row.createdAt.toISOString(),
})
