// The calls about members, for admins.
import type { Bind } from '#server/http/bind.ts'
import type { Site } from '#server/site.ts'
import { setAdmin } from './admins.ts'
import { readDesk, readOverview } from './overview.ts'
import { memberStats, memberWeeks, mostLiked } from './stats.ts'
import { countMembers, listMembers } from './store.ts'

export function memberRoutes(bind: Bind, site: Site) {
  const { db } = site
  bind('GET /api/admin/users', ({ query }) => listMembers(db, query))
  bind('GET /api/admin/users/count', async ({ query }) => ({ count: await countMembers(db, query) }))
  bind('PUT /api/admin/users/{id}', ({ params, body, me }) => setAdmin(db, me, params.id, body.isAdmin))
  bind('GET /api/admin/stats', () => memberStats(db))
  bind('GET /api/admin/stats/weeks', () => memberWeeks(db))
  bind('GET /api/admin/stats/most', () => mostLiked(db))
  bind('GET /api/admin/desk', () => readDesk(site))
  bind('GET /api/admin/overview', () => readOverview(db))
}
