// Routes of the own watchlist.
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { koreanDay } from '#contract/airing.ts'
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
import { everythingOf, exportJson } from './export.ts'
import { entryOf, summaryOf, watchedDrama, watchlistOf } from './store.ts'
import { addDrama, changeNoted, removeDrama } from './write-entries.ts'

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
    const everything = await everythingOf(db, me.id)
    const { format } = query
    const isZip = format === 'letterboxd' || format === 'trakt'
    const name = `shimpyo-${isZip ? `for-${format}` : 'watchlist'}-${everything.exportedAt.slice(0, 10)}.${isZip ? 'zip' : format}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    if (format === 'json') {
      reply.type('application/json; charset=utf-8')
      return Readable.from(exportJson(everything), { objectMode: false })
    }
    reply.type(isZip ? 'application/zip' : 'text/csv; charset=utf-8')
    // Spreadsheet programs need the byte order mark to show Hangul.
    if (!isZip) return `\ufeff${watchlistCsv(everything.dramas)}`
    const { exportZip } = await import('./export-zips.ts')
    return exportZip(db, everything, format)
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
