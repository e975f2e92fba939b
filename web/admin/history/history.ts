// What the history of a thing says: which version stands now, where it began, and what came after a version.
import type { Revision } from '#contract/api/history.ts'
import type { HistoryArea, State } from '#contract/history.ts'
import { query } from '#web/api.ts'

export const historyOf = (area: HistoryArea, item: number | string, before?: number) =>
  query('GET /api/admin/history/{area}/{item}', { area, item: String(item) }, { before })

/** What stands there now, by its newest revision; what was deleted stands nowhere. */
export const stateNow = (newestFirst: readonly Revision[]): State | null => newestFirst[0]?.after ?? null

/** What was there before anybody changed it, when it came with the site and nobody created it here. */
export const beginning = (newestFirst: readonly Revision[]): Revision | null => {
  const oldest = newestFirst.at(-1)
  return oldest?.before ? oldest : null
}

/** What others did since a version was read, and what stood there then. */
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
