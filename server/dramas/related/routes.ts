// The call about where to go from a drama.
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { relatedDramas } from './store.ts'

export function relatedRoutes(bind: Bind, { db }: Site) {
  const relatedTo = relatedDramas(db)
  bind('GET /api/dramas/{id}/see-also/dramas', async ({ params }) => {
    const related = await relatedTo(params.id)
    if (!related) throw notFound('drama')
    return related
  })
}
