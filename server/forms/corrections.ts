// Corrections by readers: they go to the inbox; a topic that an admin accepts is added to the drama's content notes.
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import {
  CONTENT_NOTES,
  type ContentNote,
  type NoteDetail,
  noteLabel,
  OPEN_REPORTS_MOST,
} from '#contract/comfort.ts'
import type { DramaFields } from '#contract/content/drama.ts'
import { write } from '#server/db/write.ts'
import { dramaRow } from '#server/dramas/store.ts'
import { dramaStore } from '#server/dramas/write-dramas.ts'
import { change } from '#server/history/history.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import { jobs } from '#server/jobs/table.ts'
import { mailAbout } from '#server/mail/outbox.ts'
import type { Site } from '#server/site.ts'
import { markDoneIn } from './inbox.ts'
import { dismissOrigin, openReports, originOf } from './origins.ts'
import { submissions } from './table.ts'

const TOO_MANY_OPEN = `You have sent ${OPEN_REPORTS_MOST} reports that we have not read yet. Please wait until we have.`

/** Who says how a drama feels that nobody had reviewed before. */
const BY_READERS = 'Compiled from what readers wrote to us'

export function correctionRoutes(bind: Bind, { db, env }: Site) {
  bind('POST /api/corrections/{dramaId}', async ({ params, body, me, request }) => {
    const drama = await dramaRow(db, params.dramaId)
    if (!drama) throw notFound('drama')
    const topic = body.about === 'topic' ? body.topic : null
    const subject = `${topic ? noteLabel(topic) : 'Where to watch'}: ${drama.title}`.slice(0, 200)
    const fields: Record<string, string> =
      body.about === 'topic' ? { topic: body.topic, how: body.how, where: body.where } : { what: body.what }
    const id = await write(db, async (tx, changed) => {
      const reporter = { memberId: me?.id ?? null, origin: await originOf(tx, request.ip) }
      const open = await openReports(tx, reporter)
      const same = open.find(
        (one) =>
          one.dramaId === drama.id && (topic ? one.topic === topic : isDeepStrictEqual(one.fields, fields)),
      )
      if (same) return same.id
      if (open.length >= OPEN_REPORTS_MOST) throw conflict(TOO_MANY_OPEN)
      const [row] = await tx
        .insert(submissions)
        .values({
          form: 'correction',
          ...{ name: '', email: '', subject, fields, dramaId: drama.id, topic },
          ...reporter,
        })
        .returning({ id: submissions.id })
      // its page shows the report beside the notes
      if (topic) changed('dramas', drama.id)
      if (env.MAIL_TO)
        await tx.insert(jobs).values(
          mailAbout(row!.id, {
            kind: 'submission',
            recipient: env.MAIL_TO,
            subject: `[correction] ${subject}`,
            body: Object.entries(fields)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n'),
          }),
        )
      return row!.id
    })
    return { success: true as const, id }
  })

  bind('POST /api/admin/inbox/{id}/dismiss-origin', ({ params, me }) =>
    write(db, (tx, changed) => dismissOrigin(tx, changed, me, params.id)),
  )

  bind('POST /api/admin/inbox/{id}/accept', ({ params, me }) =>
    write(db, async (tx, changed) => {
      const [row] = await tx.select().from(submissions).where(eq(submissions.id, params.id)).for('update')
      const topic = CONTENT_NOTES.find((one) => one === row?.topic)
      if (!row?.dramaId || !topic) throw notFound('correction')
      if (row.doneAt) throw conflict('This correction has already been handled')
      const drama = await dramaStore.lock(tx, String(row.dramaId))
      if (!drama) throw notFound('drama')
      const { how, where = '' } = row.fields
      const note: NoteDetail = {
        how: how === 'mentioned' ? 'mentioned' : 'shown',
        where: where.slice(0, 500),
        sources: [],
        addedByReader: row.createdAt.toISOString().slice(0, 10),
      }
      const fields = withNote(drama.state, topic, note)
      await change({ tx, changed, me }, dramaStore, row.dramaId, fields)
      return markDoneIn(tx, changed, me, row.id, true)
    }),
  )
}

/** The fields that a note by a reader changes. A note that is there already keeps what is known of it. */
function withNote(drama: DramaFields, topic: ContentNote, detail: NoteDetail): Partial<DramaFields> {
  return {
    contentNotes: CONTENT_NOTES.filter((one) => one === topic || drama.contentNotes.includes(one)),
    contentNotFound: drama.contentNotFound.filter((one) => one !== topic),
    contentDetails: { [topic]: detail, ...drama.contentDetails },
    comfortSource: drama.comfortSource ?? BY_READERS,
  }
}
