// The search of the index: dramas of which only facts are known.
import { INDEX_PAGE } from '#contract/dramas.ts'
import type { Bind } from '#server/http/bind.ts'
import type { Site } from '#server/site.ts'
import { closeInIndex } from './close-matches/find.ts'
import { finderOf } from './find.ts'
import { readListed } from './listed.ts'

export function indexDramaRoutes(bind: Bind, { db }: Site) {
  const finder = finderOf(db)
  bind('GET /api/index', async ({ query: { search, page = 1 } }) => {
    const [inIndex, holding] = await Promise.all([finder.inIndex(), finder.holding(search)])
    const found = inIndex.filter((drama) => holding.has(drama))
    const shown = found.slice((page - 1) * INDEX_PAGE, page * INDEX_PAGE)
    const close = found.length === 0 && page === 1 ? await closeInIndex(db, search) : []
    return { total: found.length, dramas: await readListed(db, shown), close }
  })
}
