// Routes of uploaded pictures: upload, serve, list, describe, delete.
import { and, desc, eq, ilike, lt, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { UPLOADS_PAGE } from '#contract/images.ts'
import { write } from '#server/db/write.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict, invalid, notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { PANORAMA_WIDTHS, UPLOAD_WIDTHS } from './encode.ts'
import { queueFileDeletions, uploadPrefix } from './file-deletions.ts'
import { receiveForm } from './receive.ts'
import { sendStored } from './send-picture.ts'
import type { ImageStore } from './store.ts'
import { storeUpload } from './store-upload.ts'
import { uploads } from './table.ts'
import { withUses } from './uses.ts'

/** @param deleteFiles begins to delete what is due */
export function uploadRoutes(
  bind: Bind,
  app: FastifyInstance,
  { db }: Site,
  store: ImageStore,
  deleteFiles: () => void,
) {
  bind('POST /api/upload', async ({ request, query, me }) => {
    const { files } = await receiveForm(request, { files: 1 })
    const file = files.get('image')
    if (!file) throw invalid('image', 'Please choose a picture')
    return storeUpload(db, store, file, me.id, query.as === 'panorama' ? PANORAMA_WIDTHS : UPLOAD_WIDTHS)
  })

  bind('GET /api/admin/uploads', async ({ query: { search = '', before } }) => {
    const says = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
    const rows = await db
      .select()
      .from(uploads)
      .where(
        and(
          before ? lt(uploads.id, before) : undefined,
          search.trim() ? or(ilike(uploads.alt, says), ilike(uploads.originalName, says)) : undefined,
        ),
      )
      .orderBy(desc(uploads.id))
      .limit(UPLOADS_PAGE)
    return withUses(db, rows)
  })
  bind('PUT /api/admin/uploads/{id}', async ({ params, body }) => {
    const [row] = await db.update(uploads).set({ alt: body.alt }).where(eq(uploads.id, params.id)).returning()
    if (!row) throw notFound('picture')
    const [shown] = await withUses(db, [row])
    return shown!
  })
  bind('DELETE /api/admin/uploads/{id}', async ({ params: { id } }) => {
    await write(db, async (tx) => {
      // Lock first: a concurrent use has either committed by then, or will be refused.
      const [row] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update')
      if (!row) throw notFound('picture')
      const [shown] = await withUses(tx, [row])
      if (shown!.usedIn.length > 0)
        throw conflict(`This picture is used in: ${shown!.usedIn.map((use) => use.title).join(', ')}`)
      await tx.delete(uploads).where(eq(uploads.id, id))
      await queueFileDeletions(tx, [uploadPrefix(row.hash)])
    })
    deleteFiles()
    return { success: true as const }
  })

  app.get<{ Params: { name: string; file: string } }>('/uploads/:name/:file', (request, reply) =>
    sendStored(request, reply, { store, area: 'uploads', ...request.params, widths: PANORAMA_WIDTHS }),
  )
}
