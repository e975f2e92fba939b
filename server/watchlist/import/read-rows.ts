// What one file of an export holds, before its rows are put together.
import type { ImportFormat } from '#contract/watchlist.ts'
import type { OwnReview } from './own.ts'
import type { ExportRow, TheirList } from './row.ts'

export interface ReadRows {
  format: ImportFormat
  rows: ExportRow[]
  /** that rows may stand in */
  lists?: readonly TheirList[]
  /** of our own export, whose titles say what they are about */
  reviews?: readonly OwnReview[]
}
