// The calls about Korean lines: which drama they are from, and the ones a member keeps for later.
import { cached, cachedBy } from '#server/db/cached.ts'
import { write } from '#server/db/write.ts'
import { isDrama } from '#server/dramas/store.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { type Answer, answerOf } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import type { Site } from '#server/site.ts'
import { chooseLines } from './further-lines.ts'
import { allLines, lineOf } from './lines.ts'
import { dramasWithLines, linesIn, linesOf, quoteSources, removeLine, reviewLine, saveLine } from './store.ts'

/** Dramas whose lines are in memory. */
const MAX_CACHED = 1_000
const APKG = 'application/octet-stream'
/** SQLite and the zip are loaded for those who export. */
const anki = () => import('./anki.ts')

export function learnerRoutes(bind: Bind, { db, env }: Site) {
  const dramaIds = cached(db, 'dramas', () => dramasWithLines(db))
  bind('GET /api/korean-lines', async () => quoteSources(await dramaIds()))

  bind('GET /api/korean-lines/further', async ({ query }) => chooseLines(await dramaIds(), query))

  // The same for everybody: made once.
  let wholeDeck: Answer | undefined
  bind('GET /api/korean-lines/anki', async ({ request, reply }) => {
    const { ankiPackage } = await anki()
    wholeDeck ??= answerOf(200, APKG, ankiPackage(allLines, env.SITE_NAME, new Date()), {
      'content-disposition': 'attachment; filename="all-korean-lines.apkg"',
    })
    await sendAnswer(request, reply, wholeDeck)
    return wholeDeck.bytes.identity!
  })

  const ofDrama = async (id: number) => ((await isDrama(db, id)) ? linesIn(await dramaIds(), id) : null)
  const linesOfDrama = cachedBy(db, 'dramas', ofDrama, MAX_CACHED)
  bind('GET /api/dramas/{id}/see-also/lines', async ({ params }) => {
    const lines = await linesOfDrama(params.id)
    if (!lines) throw notFound('drama')
    return lines
  })

  bind('GET /api/kept-lines', ({ me }) => linesOf(db, me.id))

  bind('GET /api/kept-lines/anki', async ({ me, reply }) => {
    const [saved, { ankiPackage }] = await Promise.all([linesOf(db, me.id), anki()])
    reply.header('content-disposition', 'attachment; filename="korean-lines.apkg"')
    reply.type(APKG)
    return ankiPackage(
      saved.map(({ line }) => lineOf(line)!),
      env.SITE_NAME,
      new Date(),
    )
  })

  bind('POST /api/kept-lines/{line}', ({ params, body, me }) => {
    const { id } = known(params.line)
    return write(db, (tx) => saveLine(tx, me.id, id, body))
  })

  bind('POST /api/kept-lines/{line}/review', async ({ params, body, me }) => {
    const { id } = known(params.line)
    const line = await write(db, (tx) => reviewLine(tx, me.id, id, body))
    if (!line) throw notFound('line')
    return line
  })

  bind('DELETE /api/kept-lines/{line}', async ({ params, me }) => {
    const { id } = known(params.line)
    const removed = await write(db, (tx) => removeLine(tx, me.id, id))
    return { success: true as const, ...(removed && { removed }) }
  })
}

/** Only the site's own lines can be kept. */
function known(id: string) {
  const line = lineOf(id)
  if (!line) throw notFound('line')
  return line
}
