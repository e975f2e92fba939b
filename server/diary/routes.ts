// Routes of the own diary.
import type { DiaryEntry } from '#contract/api/diary.ts'
import { monthOf as monthAt } from '#contract/month.ts'
import type { Bind } from '#server/http/bind.ts'
import { invalid, notFound, unavailable } from '#server/http/failures.ts'
import type { Studio } from '#server/images/artwork-studio.ts'
import { FairQueue } from '#server/limits/fair-queue.ts'
import type { Site } from '#server/site.ts'
import { addEntry, changeEntry, monthOf, removeEntry } from './store.ts'
import { yearOf } from './year.ts'

const BUSY = 'This picture could not be drawn right now. Please try again in a moment.'

export function diaryRoutes(bind: Bind, { db, env }: Site, studio: Pick<Studio, 'drawYear'>) {
  const line = new FairQueue({ places: 1, mostWaiting: 100, refusal: () => unavailable(BUSY, 5) })

  bind('GET /api/diary', ({ query, me }) =>
    monthOf(db, me.id, query.month ?? monthAt(new Date()), query.page),
  )

  const thisYear = () => String(new Date().getUTCFullYear())
  bind('GET /api/diary/year', ({ query, me }) => yearOf(db, me.id, query.year ?? thisYear()))
  bind('GET /api/diary/year/picture', async ({ query, me, reply }) => {
    const year = await yearOf(db, me.id, query.year ?? thisYear())
    if (year.dramas === 0) throw notFound('entry of that year')
    const picture = await line.run(() => studio.drawYear({ year, brand: env.SITE_NAME }), `${me.id}`)
    reply.type('image/png').header('content-disposition', `inline; filename="my-${year.year}.png"`)
    return picture
  })

  bind('POST /api/diary', async ({ body, me }) => written(await addEntry(db, me.id, body)))
  bind('PUT /api/diary/{id}', async ({ params, body, me }) =>
    written(await changeEntry(db, me.id, params.id, body)),
  )

  bind('DELETE /api/diary/{id}', async ({ params, me }) => {
    if (!(await removeEntry(db, me.id, params.id))) throw notFound('diary entry')
    return { success: true as const }
  })
}

/** @throws not-found or invalid */
function written(result: Awaited<ReturnType<typeof addEntry>>): DiaryEntry {
  if (result === 'no drama') throw notFound('drama')
  if (result === 'no entry') throw notFound('diary entry')
  if (result === 'nothing watched') throw invalid('outcome', 'Please say which episodes, or how it ended')
  if (result === 'no such episodes') throw invalid('lastEpisode', 'The drama does not have these episodes')
  return result
}
