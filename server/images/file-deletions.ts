// Deletes files of deleted rows: queued in the transaction of the deletion, tried until it is done.
import { and, eq, notExists, sql } from 'drizzle-orm'
import { cached } from '#server/db/cached.ts'
import type { Db, Tx } from '#server/db/open.ts'
import type { Changed } from '#server/db/write.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import type { ImageStore } from './store.ts'
import { uploads } from './table.ts'

/** Its key is what the keys of the files begin with: "uploads/{hash}/" or "art/{mark}". */
export const FILE_DELETION = 'file-deletion'

export const uploadPrefix = (hash: string) => `uploads/${hash}/`

/** The deletions that no uploaded picture stands against. */
const deletions = (db: Db) =>
  db
    .select({ prefix: sql<string>`${jobs.key}` })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, FILE_DELETION),
        notExists(
          db
            .select({ id: uploads.id })
            .from(uploads)
            .where(eq(jobs.key, sql`'uploads/' || ${uploads.hash} || '/'`)),
        ),
      ),
    )
    .$dynamic()

/** From the commit on, files with this prefix are not served, and are deleted when the store is available. */
export async function queueFileDeletions(tx: Tx, changed: Changed, prefixes: readonly string[]) {
  if (prefixes.length === 0) return
  await tx
    .insert(jobs)
    .values(prefixes.map((key) => ({ kind: FILE_DELETION, key })))
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: { runAt: sql`now()` } })
  changed('uploads')
}

/** The store without files that are queued for deletion. */
export function withoutDeleted(db: Db, store: ImageStore): ImageStore {
  const deleted = cached(db, 'uploads', () => deletions(db))
  const isDeleted = async (key: string) => (await deleted()).some(({ prefix }) => key.startsWith(prefix))
  return {
    ...store,
    get: async (key) => ((await isDeleted(key)) ? null : store.get(key)),
    exists: async (key) => !(await isDeleted(key)) && store.exists(key),
  }
}

export const fileDeletions = (db: Db, store: ImageStore): JobKind => ({
  name: FILE_DELETION,
  firstWait: 5,
  longestWait: 3600,
  whenDone: 'delete',
  changes: 'uploads',
  async run({ key: prefix }) {
    // Somebody has uploaded the picture again.
    if ((await deletions(db)).every((one) => one.prefix !== prefix)) return
    for await (const key of store.keys(prefix!)) await store.delete(key)
  },
})
