// Routes of history and trash.
import { sql } from 'drizzle-orm'
import { HISTORY_AREAS, type HistoryArea } from '#contract/history.ts'
import { write } from '#server/db/write.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
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
    const { rows } = await db.execute<{
      area: HistoryArea
      id: number
      title: string
      deleted_at: string
    }>(sql`
      with thrown as (
        select 'drama' as area, id, title, deleted_at from dramas
        union all select 'article', id, title, deleted_at from articles
        union all select 'place', id, name, deleted_at from places
      )
      select * from thrown where deleted_at > now() - interval '30 days' order by deleted_at desc`)
    return rows.map(({ deleted_at, ...thrown }) => ({
      ...thrown,
      deletedAt: new Date(deleted_at).toISOString(),
    }))
  })

  bind('POST /api/admin/trash/{area}/{id}/take-out', async ({ params, me }) => {
    await write(db, (tx, changed) => restoreFromTrash({ tx, changed, me }, storeOf(params.area), params.id))
    return { success: true as const }
  })
}
