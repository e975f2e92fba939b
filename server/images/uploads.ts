// Uploaded pictures: stored in several sizes under a name of ours, and shown from there for ever.
import { and, desc, eq, ilike, lt, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { UPLOADS_PAGE } from '#contract/images.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict, invalid, notFound, unavailable } from '#server/http/failures.ts'
import { fewAtOnce } from '#server/limits/few-at-once.ts'
import type { Site } from '#server/site.ts'
import { encode, PANORAMA_WIDTHS, UPLOAD_FORMATS, UPLOAD_WIDTHS } from './encode.ts'
import { receiveForm } from './receive.ts'
import { isKnownPicture, sendNotModified, sendPicture } from './send-picture.ts'
import type { ImageStore } from './store.ts'
import { uploads } from './table.ts'
import { withUses } from './uses.ts'

const EVERY_WIDTH: readonly number[] = PANORAMA_WIDTHS
const urlOf = (hash: string, width: number) => `/uploads/${hash}/${width}.webp`
const keyOf = (hash: string, file: string) => `uploads/${hash}/${file}`

/** Decoding and encoding is heavy. */
const inTurn = fewAtOnce({
  atOnce: 2,
  waiting: 20,
  full: () => unavailable('Many pictures are being read right now. Please try again.', 10),
})

/**
 * Keeps a picture: the same picture twice is one.
 * @throws what encode() throws
 */
export async function keepUpload(
  db: Db,
  store: ImageStore,
  { bytes, name }: { bytes: Buffer; name: string },
  memberId: number,
  widths: readonly number[] = UPLOAD_WIDTHS,
) {
  const { hash, width, height, files } = await inTurn(() => encode(bytes, widths))
  for (const file of files) await store.put(keyOf(hash, file.name), file.bytes, file.type)
  await write(db, (tx) =>
    tx
      .insert(uploads)
      .values({ hash, width, height, originalName: readable(name), uploadedBy: memberId })
      .onConflictDoNothing(),
  )
  return { url: urlOf(hash, widths.at(-1)!), width, height }
}

/** What the sender called it, for the eyes of admins only: it names no file. */
const readable = (name: string) =>
  name
    .replace(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(0, 200)

export function uploadRoutes(bind: Bind, app: FastifyInstance, { db }: Site, store: ImageStore) {
  bind('POST /api/upload', async ({ request, query, me }) => {
    const { files } = await receiveForm(request, { files: 1 })
    const file = files.get('image')
    if (!file) throw invalid('image', 'Please choose a picture')
    return keepUpload(db, store, file, me.id, query.as === 'panorama' ? PANORAMA_WIDTHS : UPLOAD_WIDTHS)
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
    const { hash } = await write(db, async (tx) => {
      // Locked first: somebody about to use it has either done so by then, or is told that it is gone.
      const [row] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update')
      if (!row) throw notFound('picture')
      const [shown] = await withUses(tx, [row])
      if (shown!.usedIn.length > 0)
        throw conflict(`This picture is used in: ${shown!.usedIn.map((use) => use.title).join(', ')}`)
      await tx.delete(uploads).where(eq(uploads.id, id))
      return row
    })
    for (const width of EVERY_WIDTH)
      for (const format of UPLOAD_FORMATS) await store.delete(keyOf(hash, `${width}.${format}`))
    return { success: true as const }
  })

  app.get<{ Params: { hash: string; file: string } }>(
    '/uploads/:hash/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash, file } = request.params
      const [, width, format] = /^(\d+)\.(avif|webp)$/.exec(file) ?? []
      if (!/^[0-9a-f]{32}$/.test(hash) || !EVERY_WIDTH.includes(Number(width))) throw notFound('picture')
      const etag = `"${hash}-${file}"`
      if (isKnownPicture(request, etag)) return sendNotModified(reply, etag)
      const bytes = await store.get(keyOf(hash, file))
      if (!bytes) throw notFound('picture')
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      return sendPicture(request, reply, { bytes, type: `image/${format}`, etag })
    },
  )
}
