// Everything that runs beside the answers: mails, pushes, where to watch, what airs, TMDB's pictures.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { airingJobs } from '#server/airing/refresh.ts'
import { weeklyJobs } from '#server/airing/weekly.ts'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { noticeMailJobs } from '#server/notices/mail-jobs.ts'
import { pushJobs } from '#server/notices/push-jobs.ts'
import { tmdbJobs } from '#server/tmdb/jobs.ts'
import { refreshJobs } from '#server/where-to-watch/refresh.ts'
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
        const kinds = await jobKinds(parts, signal)
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

async function jobKinds({ env, ...parts }: Parts, signal: AbortSignal): Promise<JobKind[]> {
  const mails = env.SMTP_URL
    ? [(await import('#server/mail/sender.ts')).mailJobs(env), noticeMailJobs({ ...parts, env })]
    : []
  const looks = [
    await refreshJobs({ ...parts, env, signal }),
    await airingJobs({ ...parts, env, signal }),
    await weeklyJobs({ db: parts.db, env, signal }),
  ]
  return [
    ...mails,
    pushJobs({ ...parts, env }),
    ...looks.filter((kind) => kind !== null),
    ...(await tmdbJobs({ db: parts.db, env, signal })),
  ] as JobKind[]
}
