// The calls for public pages, following and blocking.
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { activityFor, activityOf } from './activity.ts'
import { blockedBy, followedBy, ownPage, pageAt, publicPage } from './store.ts'
import { block, changePage, follow, unblock, unfollow } from './write-pages.ts'

export function publicPageRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/members/{name}', async ({ params, me }) => found(await publicPage(db, params.name, me?.id)))
  bind('GET /api/members/{name}/activity', async ({ params, query, me }) => {
    const { page } = found(await pageAt(db, params.name, me?.id))
    return activityOf(db, page.memberId, me?.id, query)
  })

  bind('GET /api/following', ({ me }) => followedBy(db, me.id))
  bind('GET /api/following/activity', ({ query, me }) => activityFor(db, me.id, query))
  bind('GET /api/blocked', ({ me }) => blockedBy(db, me.id))
  for (const [call, change] of [
    ['PUT /api/members/{name}/follow', follow],
    ['DELETE /api/members/{name}/follow', unfollow],
    ['PUT /api/members/{name}/block', block],
    ['DELETE /api/members/{name}/block', unblock],
  ] as const)
    bind(call, async ({ params, me }) => {
      await change(db, me.id, params.name)
      return { success: true as const }
    })

  bind('GET /api/public-page', ({ me }) => ownPage(db, me.id))
  bind('PUT /api/public-page', ({ body, me }) => changePage(db, me.id, body))
}

function found<T>(page: T | null): T {
  if (!page) throw notFound('member')
  return page
}
