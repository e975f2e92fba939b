// Reads an item's history, and the changes since a version.
import type { Revision } from '#contract/api/history.ts'
import type { HistoryArea } from '#contract/history.ts'
import { query } from '#web/api.ts'

export const historyOf = (area: HistoryArea, item: number | string, before?: number) =>
  query('GET /api/admin/history/{area}/{item}', { area, item: String(item) }, { before })

/** The changes by others since a version, and the state at that version. */
export function since(newestFirst: readonly Revision[], version: number) {
  const changes = newestFirst.filter((one) => one.version > version)
  return { changes, was: changes.at(-1)?.before ?? null }
}
