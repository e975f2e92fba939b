// The calls about the inbox and the mails, for admins.
import type { Bind } from '#server/http/bind.ts'
import { countMails, readMails, sendAgain } from '#server/mail/mails.ts'
import type { Site } from '#server/site.ts'
import { countInbox, markDone, readInbox } from './inbox.ts'

export function inboxRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/admin/inbox', ({ query }) => readInbox(db, query))
  bind('GET /api/admin/inbox/count', async ({ query }) => ({ count: await countInbox(db, query) }))
  bind('PUT /api/admin/inbox/{id}', ({ params, body, me }) => markDone(db, me, params.id, body.isDone))
  bind('GET /api/admin/mails', ({ query }) => readMails(db, query))
  bind('GET /api/admin/mails/count', async ({ query }) => ({ count: await countMails(db, query) }))
  bind('POST /api/admin/mails/{id}/send', ({ params }) => sendAgain(db, params.id))
}
