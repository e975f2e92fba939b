// The calls about the index: dramas of which only facts are known.
import { INDEX_PAGE } from '#contract/dramas.ts'
import { cachedByKey } from '#server/db/cached.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { closeInIndex } from './close-matches/find.ts'
import { finderOf } from './search/finder.ts'
import { oneOfAll, readDramas } from './store.ts'

/** Some 10 KB each. */
const MAX_CACHED = 500

export function indexDramaRoutes(bind: Bind, { db }: Site) {
  const finder = finderOf(db)
  const one = cachedByKey(db, ['dramas', 'people'], MAX_CACHED, (id: number) => oneOfAll(db, id))
  bind('GET /api/index', async ({ query: { search, page = 1 } }) => {
    const [inIndex, found] = await Promise.all([finder.inIndex(), finder.byText(search)])
    // Seeded best known first.
    const ids = inIndex.and(found).ids()
    const shown = ids.slice((page - 1) * INDEX_PAGE, page * INDEX_PAGE)
    const close = ids.length === 0 && page === 1 ? await closeInIndex(db, search) : []
    return { total: ids.length, dramas: await readDramas(db, shown, 'index'), close }
  })
  bind('GET /api/index/{id}', async ({ params }) => {
    const drama = await one(params.id)
    if (!drama) throw notFound('drama')
    return drama
  })
}
