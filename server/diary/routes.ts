// Routes of the own diary.
import { monthOf as monthAt } from '#contract/month.ts'
import type { Bind } from '#server/http/bind.ts'
import { invalid, notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { addEntry, monthOf, moveEntry, removeEntry } from './store.ts'
import { yearOf } from './year.ts'

export function diaryRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/diary', ({ query, me }) =>
    monthOf(db, me.id, query.month ?? monthAt(new Date()), query.page),
  )

  bind('GET /api/diary/year', ({ query, me }) =>
    yearOf(db, me.id, query.year ?? String(new Date().getUTCFullYear())),
  )

  bind('POST /api/diary', async ({ body, me }) => {
    const added = await addEntry(db, me.id, body)
    if (added === 'no drama') throw notFound('drama')
    if (added === 'nothing watched') throw invalid('outcome', 'Please say which episodes, or how it ended')
    if (added === 'no such episodes') throw invalid('lastEpisode', 'The drama does not have these episodes')
    return added
  })

  bind('PUT /api/diary/{id}', async ({ params, body, me }) => {
    const moved = await moveEntry(db, me.id, params.id, body.day)
    if (!moved) throw notFound('diary entry')
    return moved
  })

  bind('DELETE /api/diary/{id}', async ({ params, me }) => {
    if (!(await removeEntry(db, me.id, params.id))) throw notFound('diary entry')
    return { success: true as const }
  })
}
