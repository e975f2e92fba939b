// Fetches, re-encodes and stores pictures of TMDB: a job for each, one at a time.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { encode } from '#server/images/encode.ts'
import { lockFiles } from '#server/images/file-deletions.ts'
import type { ImageStore } from '#server/images/store.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { FairQueue } from '#server/limits/fair-queue.ts'
import { type FetchOptions, fetchPicture, NotNow, orFinal } from './fetch-picture.ts'
import { nameOf, picturePrefix, readKey } from './picture-key.ts'
import { tmdbPictures } from './table.ts'
import { queueTidy } from './tidy-job.ts'

/** The job's key is the picture's. */
export const PICTURE = 'tmdb-picture'
/** Seconds until new pictures are shown, so that cached pages are dropped once for many of them. */
const SHOWN_AFTER = 20
const FIRST_WAIT = 60

export function pictureJobs(db: Db, store: ImageStore, options: FetchOptions): JobKind {
  // A worker runs several jobs at once, but encoding is heavy and nobody waits for it.
  const line = new FairQueue({ places: 1, mostWaiting: 1_000, refusal: () => new Error('Too many pictures') })
  return {
    name: PICTURE,
    firstWait: FIRST_WAIT,
    longestWait: 6 * 3600,
    tries: 8,
    whenDone: 'delete',
    run: (job) =>
      line.run(async () => {
        try {
          await storePicture(db, store, job.key!, options)
        } catch (error) {
          if (error instanceof NotNow) await postponeAll(db, Math.max(FIRST_WAIT, error.waitAtLeast))
          throw error
        }
      }),
  }
}

async function storePicture(db: Db, store: ImageStore, key: string, options: FetchOptions) {
  const { path, widths } = readKey(key)
  const bytes = await fetchPicture(path, options)
  const { files } = await encode(bytes, widths).catch((error) => {
    throw orFinal(error)
  })
  const name = nameOf(key)
  const prefix = picturePrefix(name)
  await db.transaction(async (tx) => {
    await lockFiles(tx, prefix)
    for (const file of files) await store.put(`${prefix}${file.name}`, file.bytes, file.type)
    await tx
      .insert(tmdbPictures)
      .values({ key, name })
      .onConflictDoUpdate({ target: tmdbPictures.key, set: { storedAt: sql`now()` } })
    await queueTidy(tx, SHOWN_AFTER)
  })
}

/** When TMDB or the network fails, the other pictures wait too. */
const postponeAll = (db: Db, seconds: number) =>
  db
    .update(jobs)
    .set({ runAt: sql`greatest(${jobs.runAt}, now() + ${seconds} * interval '1 second')` })
    .where(sql`${jobs.kind} = ${PICTURE} and ${jobs.leasedUntil} is null and ${jobs.failedAt} is null`)
