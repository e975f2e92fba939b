// The calls that preview an import, and add its dramas to the watchlist.
import type { ImportResult } from '#contract/api/watchlist-import.ts'
import { write } from '#server/db/write.ts'
import type { Bind } from '#server/http/bind.ts'
import { invalid } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { watchedAmong } from '../store.ts'
import { addDramas } from '../write-entries.ts'
import { previewImport } from './preview.ts'
import { Unreadable } from './read.ts'

export function watchlistImportRoutes(bind: Bind, { db }: Site) {
  bind('POST /api/watchlist/import/preview', async ({ body, me }) => {
    try {
      return await previewImport(
        db,
        me.id,
        body.files ?? [{ name: body.fileName ?? '', text: body.text ?? '' }],
      )
    } catch (error) {
      if (error instanceof Unreadable) throw invalid('text', error.message)
      throw error
    }
  })

  bind('POST /api/watchlist/import', async ({ body, me }) => {
    // Of a drama with two rows the first one counts.
    const byDrama = new Map(body.entries.toReversed().map((entry) => [entry.dramaId, entry]))
    const entries = [...byDrama.values()].map((entry) => ({
      ...entry,
      addedAt: entry.addedAt ? new Date(entry.addedAt) : null,
    }))
    const results = await write(db, (tx, changed) => addDramas(tx, changed, me.id, entries))
    const existing = await watchedAmong(db, me.id, [...byDrama.keys()])
    return body.entries.map(({ dramaId }): ImportResult => {
      const result = results.get(dramaId) ?? (existing.has(dramaId) ? 'already' : 'unknown')
      // it is the first row's; for any other the drama is there already
      results.delete(dramaId)
      return { dramaId, result }
    })
  })
}
