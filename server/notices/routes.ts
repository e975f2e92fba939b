// Routes of what is new for a member.
import type { Bind } from '#server/http/bind.ts'
import type { Site } from '#server/site.ts'
import { changeNotices, noticesOf } from './store.ts'

export function noticeRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/notices', ({ me }) => noticesOf(db, me.id))
  bind('PUT /api/notices', async ({ body, me }) => {
    await changeNotices(db, me.id, body)
    return { success: true as const }
  })
}
