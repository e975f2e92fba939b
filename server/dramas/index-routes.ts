// The calls about the index: dramas of which only facts are known.
import { asc } from 'drizzle-orm'
import { INDEX_PAGE } from '#contract/dramas.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { closeInIndex } from './close-matches/find.ts'
import { matchesText } from './filters.ts'
import { countDramas, listDramas, oneOfAll } from './store.ts'
import { dramas, onlyInIndex } from './table.ts'

export function indexDramaRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/index', async ({ query: { search, page = 1 } }) => {
    const where = matchesText(search)
    // Seeded best known first.
    const order = [asc(dramas.id)]
    const found = await listDramas(db, { scope: onlyInIndex, where, order, page, pageSize: INDEX_PAGE })
    const isAll = page === 1 && found.length < INDEX_PAGE
    const total = isAll ? found.length : await countDramas(db, where, onlyInIndex)
    const close = total === 0 && page === 1 ? await closeInIndex(db, search) : []
    return { total, dramas: found, close }
  })
  bind('GET /api/index/{id}', async ({ params }) => {
    const drama = await oneOfAll(db, params.id)
    if (!drama) throw notFound('drama')
    return drama
  })
}
