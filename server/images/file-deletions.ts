// Deletes files of deleted rows: queued in the transaction of the deletion, tried until it is done.
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/open.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { tmdbPictures } from '#server/tmdb/table.ts'
import type { ImageStore } from './store.ts'
import { uploads } from './table.ts'

/** Its key is what the keys of the files begin with: "uploads/{hash}/", "tmdb/{name}/" or "art/{mark}". */
export const FILE_DELETION = 'file-deletion'

const UPLOADS = 'uploads/'
export const uploadPrefix = (hash: string) => `${UPLOADS}${hash}/`

export async function queueFileDeletions(tx: Tx, prefixes: readonly string[]) {
  if (prefixes.length === 0) return
  await tx
    .insert(jobs)
    .values(prefixes.map((key) => ({ kind: FILE_DELETION, key })))
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: { runAt: sql`now()` } })
}

/** Any number, always the same. */
const FILES = 731_010

/** Until the transaction ends nobody else stores or deletes files with this prefix, on any instance. */
export const lockFiles = (tx: Tx, prefix: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${FILES}::int, hashtext(${prefix}))`)

export const fileDeletions = (db: Db, store: ImageStore): JobKind => ({
  name: FILE_DELETION,
  firstWait: 5,
  longestWait: 3600,
  whenDone: 'delete',
  run: (job) =>
    db.transaction(async (tx) => {
      const prefix = job.key!
      await lockFiles(tx, prefix)
      if (await isStoredAgain(tx, prefix)) return
      for await (const key of store.keys(prefix)) await store.delete(key)
    }),
})

/** Somebody may have uploaded the picture again, or it was fetched from TMDB again. */
async function isStoredAgain(tx: Tx, prefix: string): Promise<boolean> {
  const [area, name = ''] = prefix.split('/')
  if (area === 'tmdb') return (await tx.$count(tmdbPictures, eq(tmdbPictures.name, name))) > 0
  return (await tx.$count(uploads, eq(uploads.hash, name))) > 0
}
