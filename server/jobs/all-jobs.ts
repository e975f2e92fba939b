// Everything that runs beside the answers: mails, pushes, where to watch, what airs, TMDB's pictures.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { airingRefresh } from '#server/airing/refresh.ts'
import { dailyNotices } from '#server/airing/tell.ts'
import { weeklyJobs } from '#server/airing/weekly.ts'
import { replyJobs } from '#server/community/tell-replies.ts'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { noticeMailJobs } from '#server/notices/mail-jobs.ts'
import { pushJobs } from '#server/notices/push-jobs.ts'
import { tmdbJobs } from '#server/tmdb/jobs.ts'
import { refreshJobs } from '#server/tmdb/refresh.ts'
import { offersRefresh } from '#server/where-to-watch/refresh.ts'
import { type JobKind, startWorker, type Worker } from './jobs.ts'

interface Parts {
  db: Db
  env: Env
  log: FastifyBaseLogger
}

const TRY_AGAIN = 10_000

/**
 * Some kinds write when they start. A database that takes no writes now, on a full disk, must not keep the site from
 * being read: they are started later.
 * @returns ends them
 */
export function startJobs(parts: Parts): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let workers: Worker[] = []
  const start = async () => {
    while (!signal.aborted)
      try {
        const kinds = await jobKinds({ ...parts, signal })
        if (!signal.aborted) workers = kinds.map((kind) => startWorker(parts, kind))
        return
      } catch (error) {
        parts.log.warn({ err: error }, 'the jobs cannot start yet')
        await wait(TRY_AGAIN, undefined, { signal }).catch(() => {})
      }
  }
  const started = start()
  return async () => {
    stopping.abort()
    await started
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

async function jobKinds(parts: Parts & { signal: AbortSignal }): Promise<JobKind[]> {
  const { db, env } = parts
  const kinds = [
    replyJobs(parts),
    pushJobs(parts),
    await refreshJobs(parts, offersRefresh(db, env)),
    await refreshJobs(parts, airingRefresh),
    await weeklyJobs(parts),
    await dailyNotices(parts),
    ...(await tmdbJobs(parts)),
  ]
  if (env.SMTP_URL) kinds.push((await import('#server/mail/sender.ts')).mailJobs(env), noticeMailJobs(parts))
  return kinds.filter((kind) => kind !== null) as JobKind[]
}
