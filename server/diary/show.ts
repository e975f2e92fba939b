// Decides which fields of a diary entry are sent out.
import type { InferSelectModel } from 'drizzle-orm'
import type { DiaryEntry } from '#contract/api/diary.ts'
import { showDrama } from '#server/dramas/show.ts'
import type { ListedRow } from '#server/dramas/table.ts'
import type { diary } from './table.ts'

export function showDiaryEntry(
  row: InferSelectModel<typeof diary>,
  drama: ListedRow,
  ownRating: number | null,
): DiaryEntry {
  const { id, title, imageUrl, art } = showDrama(drama)
  return {
    id: row.id,
    day: row.day,
    drama: { id, title, imageUrl, art: { poster: art.poster } },
    firstEpisode: row.firstEpisode,
    lastEpisode: row.lastEpisode,
    outcome: row.outcome,
    rewatch: row.rewatch,
    ownRating,
  }
}
