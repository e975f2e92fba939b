// The calls around reports, the moderators' log, and suspended members.
import type { Bind } from '#server/http/bind.ts'
import type { Site } from '#server/site.ts'
import { readLog } from './log.ts'
import { decide, readCases, report } from './reports.ts'
import { restore, suspend } from './suspension.ts'

export function moderationRoutes(bind: Bind, { db }: Site) {
  bind('POST /api/reports', ({ body, me }) => report(db, me, body))
  bind('GET /api/admin/reports', ({ query }) => readCases(db, query.state))
  bind('POST /api/admin/reports/{id}/decision', ({ params, body, me }) =>
    decide(db, me, params.id, body.outcome, body.reason),
  )
  bind('GET /api/admin/moderation-log', ({ query }) => readLog(db, query.before))
  bind('POST /api/admin/users/{id}/suspend', ({ params, body, me }) =>
    suspend(db, me, params.id, body.reason),
  )
  bind('POST /api/admin/users/{id}/restore', ({ params, body, me }) =>
    restore(db, me, params.id, body.reason),
  )
}
