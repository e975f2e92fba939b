// Routes of history and trash.
import { and, desc, gt, isNotNull, sql } from 'drizzle-orm'
import { HISTORY_AREAS, type HistoryArea } from '#contract/history.ts'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { articles } from '#server/news/table.ts'
import type { Site } from '#server/site.ts'
import { places } from '#server/virtual-tour/table.ts'
import { type ContentStore, historyOf, restoreFromTrash, restoreVersion } from './history.ts'

/** @param stores every kind of content with a history */
export function historyRoutes(bind: Bind, { db }: Site, stores: readonly ContentStore[]) {
  const storeOf = (area: string): ContentStore => {
    const store = stores.find((one) => one.area === area)
    if (!store) throw notFound('history')
    return store
  }
  const isArea = (area: string): area is HistoryArea => (HISTORY_AREAS as readonly string[]).includes(area)

  bind('GET /api/admin/history/{area}/{item}', ({ params, query }) => {
    // an id, or the name of a page
    if (!isArea(params.area) || !/^[\w-]{1,100}$/.test(params.item)) throw notFound('history')
    return historyOf(db, params.area, params.item, query.before)
  })

  bind('POST /api/admin/history/{id}/put-back', ({ params, body, me }) =>
    write(db, (tx, changed) => restoreVersion({ tx, changed, me }, storeOf, params.id, body.side)),
  )

  bind('GET /api/admin/trash', async () => {
    const fresh = sql`now() - interval '30 days'`
    const [thrownDramas, thrownArticles, thrownPlaces] = [
      await db
        .select({ id: dramas.id, title: dramas.title, deletedAt: dramas.deletedAt })
        .from(dramas)
        .where(and(isNotNull(dramas.deletedAt), gt(dramas.deletedAt, fresh)))
        .orderBy(desc(dramas.deletedAt)),
      await db
        .select({ id: articles.id, title: articles.title, deletedAt: articles.deletedAt })
        .from(articles)
        .where(and(isNotNull(articles.deletedAt), gt(articles.deletedAt, fresh)))
        .orderBy(desc(articles.deletedAt)),
      await db
        .select({ id: places.id, title: places.name, deletedAt: places.deletedAt })
        .from(places)
        .where(and(isNotNull(places.deletedAt), gt(places.deletedAt, fresh)))
        .orderBy(desc(places.deletedAt)),
    ]
    const shown = (area: HistoryArea, rows: { id: number; title: string; deletedAt: Date | null }[]) =>
      rows.map(({ id, title, deletedAt }) => ({ area, id, title, deletedAt: deletedAt!.toISOString() }))
    return [
      ...shown('drama', thrownDramas),
      ...shown('article', thrownArticles),
      ...shown('place', thrownPlaces),
    ].sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
  })

  bind('POST /api/admin/trash/{area}/{id}/take-out', async ({ params, me }) => {
    await write(db, (tx, changed) => restoreFromTrash({ tx, changed, me }, storeOf(params.area), params.id))
    return { success: true as const }
  })
}
