// What runs for TMDB's credits and pictures, beside the refresh of where to watch that reads them.
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { storeOf } from '#server/images/store.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { pictureJobs } from './pictures.ts'
import { tidy, tidying } from './tidy.ts'
import { queueTidy } from './tidy-job.ts'

interface Parts {
  db: Db
  env: Env
  /** ends a request that is under way */
  signal: AbortSignal
}

/** Without a key there is nothing to do any more, once all of TMDB is deleted. */
export async function tmdbJobs({ db, env, signal }: Parts): Promise<JobKind[]> {
  if (!showsWhereToWatch(env)) {
    await tidy(db, { facts: false, pictures: false })
    return []
  }
  await queueTidy(db)
  return [tidying(db, env), pictureJobs(db, await storeOf(env), { base: env.TMDB_IMAGE_URL, signal })]
}
