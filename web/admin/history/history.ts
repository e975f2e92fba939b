// Reads an item's history: the current version, the original one, and the changes since a version.
import type { Revision } from '#contract/api/history.ts'
import type { HistoryArea } from '#contract/history.ts'
import { query } from '#web/api.ts'

export const historyOf = (area: HistoryArea, item: number | string, before?: number) =>
  query('GET /api/admin/history/{area}/{item}', { area, item: String(item) }, { before })

/** The original state, for items that came with the site's seed data. */
export const beginning = (newestFirst: readonly Revision[]): Revision | null => {
  const oldest = newestFirst.at(-1)
  return oldest?.before ? oldest : null
}

/** The changes by others since a version, and the state at that version. */
export function since(newestFirst: readonly Revision[], version: number) {
  const changes = newestFirst.filter((one) => one.version > version)
  return { changes, was: changes.at(-1)?.before ?? null }
}

const DONE: Record<Revision['action'], string> = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  imported: 'Imported',
}
export const actionWords = (revision: Pick<Revision, 'action'>) => DONE[revision.action]
