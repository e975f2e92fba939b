// Routes of the own watchlist.
import { eq } from 'drizzle-orm'
import { koreanDay } from '#contract/airing.ts'
import type { ImportResult, WatchlistExport } from '#contract/api/watchlist.ts'
import { plural } from '#contract/plural.ts'
import { watchlistCsv } from '#contract/watchlist-csv.ts'
import { nextOf } from '#server/airing/read.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import type { Bind } from '#server/http/bind.ts'
import { invalid, notFound } from '#server/http/failures.ts'
import { Streamed } from '#server/http/streamed.ts'
import type { Site } from '#server/site.ts'
import { previewImport } from './import/preview.ts'
import { Unreadable } from './import/read.ts'
import { entryOf, exportOf, summaryOf, watchedAmong, watchedDrama, watchlistOf } from './store.ts'
import { addDrama, addDramas, changeNoted, removeDrama } from './write-entries.ts'

export function watchlistRoutes(bind: Bind, { db, env }: Site) {
  bind('GET /api/watchlist', async ({ query, me }) => {
    const list = await watchlistOf(db, me.id, query)
    if (list instanceof Streamed) return list
    const next = await nextOf(db, env, koreanDay(new Date()))
    return list.map((drama) => ({ ...drama, ...(next.has(drama.id) && { next: next.get(drama.id)! }) }))
  })
  bind('GET /api/watchlist/summary', ({ me }) => summaryOf(db, me.id))
  bind('GET /api/watchlist/check/{id}', async ({ params, me }) => {
    const entry = await entryOf(db, me.id, params.id)
    return { isInWatchlist: entry !== null, ...(entry && { entry }) }
  })

  bind('GET /api/watchlist/export', async ({ query, me, reply }) => {
    const list = await exportOf(db, me.id)
    const exportedAt = new Date().toISOString()
    const name = `shimpyo-watchlist-${exportedAt.slice(0, 10)}.${query.format}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (query.format === 'csv') {
      reply.type('text/csv; charset=utf-8')
      return watchlistCsv(list)
    }
    const exported: WatchlistExport = { format: 'shimpyo-watchlist', version: 1, exportedAt, dramas: list }
    return exported
  })

  bind('POST /api/watchlist/{id}', async ({ params, body, me }) => {
    const { status = null, episodesWatched = null, ownRating = null, rewatch, day } = body
    const addedAt = body.addedAt ? new Date(body.addedAt) : null
    const added = { dramaId: params.id, status, episodesWatched, ownRating, addedAt, rewatch, day }
    return mine(await addDrama(db, me.id, added))
  })

  bind('PUT /api/watchlist/{id}', async ({ params, body, me }) => {
    const changed = await changeNoted(db, me.id, params.id, body)
    if (changed) return changed
    const { episodes } = mine(await watchedDrama(db, me.id, params.id))
    throw invalid('episodesWatched', `This drama has only ${plural(episodes, 'episode')}`)
  })

  bind('DELETE /api/watchlist/{id}', async ({ params, me, request }) => {
    const removed = await write(db, (tx, changed) => removeDrama(tx, changed, me.id, params.id))
    if (!removed && !(await everExisted(db, params.id))) throw notFound('drama')
    const isWanted = request.headers.prefer === 'return=representation'
    return { success: true as const, ...(removed && isWanted && { removed }) }
  })

  bind('POST /api/watchlist/import/preview', async ({ body, me }) => {
    try {
      return await previewImport(db, me.id, body.text, body.fileName)
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

function mine<T>(drama: T | null): T {
  if (!drama) throw notFound('drama')
  return drama
}

/** Also when the drama is in the trash: removing it twice is not an error. */
async function everExisted(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: dramas.id }).from(dramas).where(eq(dramas.id, id))
  return rows.length > 0
}
