// Stores an uploaded picture: files first, then the row; files without a row are deleted later.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { unavailable } from '#server/http/failures.ts'
import { notLeased } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { FairQueue } from '#server/limits/fair-queue.ts'
import { encode, UPLOAD_WIDTHS } from './encode.ts'
import { FILE_DELETION, queueFileDeletions, uploadPrefix } from './file-deletions.ts'
import type { ImageStore } from './store.ts'
import { uploads } from './table.ts'

/** Decoding and encoding is heavy. */
const queue = new FairQueue({
  places: 2,
  mostWaiting: 20,
  refusal: () => unavailable('Many pictures are being uploaded right now. Please try again in a moment.', 10),
})

const TRIES = 3

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
  const { hash, width, height, files } = await queue.run(() => encode(bytes, widths))
  const row = { hash, width, height, originalName: readable(name), uploadedBy: memberId }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const claim = await claimFiles(db, hash)
    if (!claim) break
    for (const file of files) await store.put(`${uploadPrefix(hash)}${file.name}`, file.bytes, file.type)
    if (await keepRow(db, row, claim)) return { url: `/uploads/${hash}/${widths.at(-1)}.webp`, width, height }
  }
  // Files that were stored while others deleted the picture may have no row: queue them once more.
  await write(db, async (tx, changed) => {
    const same = await tx.select().from(uploads).where(eq(uploads.hash, hash)).for('key share')
    if (same.length === 0) await queueFileDeletions(tx, changed, [uploadPrefix(hash)])
  })
  throw unavailable('This picture is being deleted. Please try again in a moment.', 5)
}

/** What a row will protect from deletion: the one that is there, or a deletion that is due unless a row follows. */
type Claim = { uploadId: number } | { deletionId: number }

/** @returns undefined while the files are being deleted */
async function claimFiles(db: Db, hash: string): Promise<Claim | undefined> {
  const [known] = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.hash, hash))
  if (known) return { uploadId: known.id }
  const inAnHour = sql`now() + interval '1 hour'`
  const [job] = await db
    .insert(jobs)
    .values({ kind: FILE_DELETION, key: uploadPrefix(hash), runAt: inAnHour })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: { runAt: inAnHour }, setWhere: notLeased })
    .returning({ id: jobs.id })
  return job && { deletionId: job.id }
}

/** @returns false when others deleted the picture meanwhile, and perhaps some of the files just stored */
async function keepRow(db: Db, row: typeof uploads.$inferInsert, claim: Claim): Promise<boolean> {
  return write(db, async (tx, changed) => {
    if ('uploadId' in claim) {
      const same = await tx.select().from(uploads).where(eq(uploads.id, claim.uploadId)).for('key share')
      return same.length > 0
    }
    const taken = await tx
      .delete(jobs)
      .where(and(eq(jobs.id, claim.deletionId), notLeased))
      .returning()
    if (taken.length === 0) return false
    await tx.insert(uploads).values(row).onConflictDoNothing()
    changed('uploads')
    return true
  })
}

/** What the sender called it, for the eyes of admins only: it names no file. */
const readable = (name: string) =>
  name
    .replace(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(0, 200)
