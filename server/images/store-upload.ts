// Stores an uploaded picture: files first, then the row.
import type { Db } from '#server/db/open.ts'
import { unavailable } from '#server/http/failures.ts'
import { readableName } from '#server/http/multipart.ts'
import { FairQueue } from '#server/limits/fair-queue.ts'
import { encode, UPLOAD_WIDTHS } from './encode.ts'
import { lockFiles, uploadPrefix } from './file-deletions.ts'
import type { ImageStore } from './store.ts'
import { uploads } from './table.ts'

/** Decoding and encoding is heavy. */
const queue = new FairQueue({
  places: 2,
  mostWaiting: 20,
  refusal: () => unavailable('Many pictures are being uploaded right now. Please try again in a moment.', 10),
})

/**
 * Stores a picture; the same picture twice is stored once.
 * @throws what encode() throws
 */
export async function storeUpload(
  db: Db,
  store: ImageStore,
  { bytes, name }: { bytes: Buffer; name: string },
  memberId: number,
  widths: readonly number[] = UPLOAD_WIDTHS,
) {
  return queue.run(async () => {
    const { hash, width, height, files } = await encode(bytes, widths)
    const prefix = uploadPrefix(hash)
    await db.transaction(async (tx) => {
      await lockFiles(tx, prefix)
      for (const file of files) await store.put(`${prefix}${file.name}`, file.bytes, file.type)
      await tx
        .insert(uploads)
        .values({ hash, width, height, originalName: readableName(name, 200), uploadedBy: memberId })
        .onConflictDoNothing()
    })
    return { url: `/uploads/${hash}/${widths.at(-1)}.webp`, width, height }
  })
}
