// The calls about Korean lines: which drama they are from, and the ones a member keeps for later.
import { quoteOf } from '#contract/quotes.ts'
import { cached } from '#server/db/cached.ts'
import { write } from '#server/db/write.ts'
import { isDrama } from '#server/dramas/store.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { ankiPackage } from './anki.ts'
import { lineSources, linesIn, linesOf, removeLine, reviewLine, saveLine } from './store.ts'

export function learnerRoutes(bind: Bind, { db, env }: Site) {
  const sources = cached(db, 'dramas', () => lineSources(db))
  bind('GET /api/korean-lines', () => sources())

  bind('GET /api/dramas/{id}/see-also/lines', async ({ params }) => {
    if (!(await isDrama(db, params.id))) throw notFound('drama')
    return linesIn(await sources(), params.id)
  })

  bind('GET /api/kept-lines', ({ me }) => linesOf(db, me.id))

  bind('GET /api/kept-lines/anki', async ({ me, reply }) => {
    const saved = await linesOf(db, me.id)
    reply.header('content-disposition', 'attachment; filename="korean-lines.apkg"')
    reply.type('application/octet-stream')
    return ankiPackage(
      saved.map(({ line }) => quoteOf(line)!),
      env.SITE_NAME,
      new Date(),
    )
  })

  bind('POST /api/kept-lines/{line}', ({ params, me }) => {
    const { id } = known(params.line)
    return write(db, (tx) => saveLine(tx, me.id, id))
  })

  bind('POST /api/kept-lines/{line}/review', async ({ params, body, me }) => {
    const { id } = known(params.line)
    const line = await write(db, (tx) => reviewLine(tx, me.id, id, body))
    if (!line) throw notFound('line')
    return line
  })

  bind('DELETE /api/kept-lines/{line}', async ({ params, me }) => {
    const { id } = known(params.line)
    await write(db, (tx) => removeLine(tx, me.id, id))
    return { success: true as const }
  })
}

/** Only the site's own lines can be kept. */
function known(line: string) {
  const quote = quoteOf(line)
  if (!quote) throw notFound('line')
  return quote
}
