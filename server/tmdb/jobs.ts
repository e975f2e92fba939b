// The jobs for TMDB's credits and pictures. The credits are fetched by the refresh of where to watch.
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { storeOf } from '#server/images/open-store.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { pictureJobs } from './pictures.ts'
import { tidy, tidying } from './tidy.ts'
import { queueTidy } from './tidy-job.ts'

interface Parts {
  db: Db
  env: Env
  /** aborts a request in progress */
  signal: AbortSignal
}

/** No jobs without a key: everything of TMDB is deleted instead. */
export async function tmdbJobs({ db, env, signal }: Parts): Promise<JobKind[]> {
  if (!showsWhereToWatch(env)) {
    await tidy(db, { facts: false, pictures: false })
    return []
  }
  await queueTidy(db)
  return [tidying(db, env), pictureJobs(db, storeOf(env), { base: env.TMDB_IMAGE_URL, signal })]
}
