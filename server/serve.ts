// Seed, app, listen: the site on a database that is open.
import type { FastifyInstance } from 'fastify'
import { plural } from '#contract/plural.ts'
import { airingJobs } from './airing/refresh.ts'
import { weeklyJobs } from './airing/weekly.ts'
import { createApp } from './app.ts'
import { bootstrapAdmin } from './auth/admins.ts'
import { keepTidy } from './cleanup.ts'
import { openChanges } from './db/changes.ts'
import { migrate } from './db/migrate.ts'
import type { Database } from './db/open.ts'
import type { Env } from './env.ts'
import { startWorker, type Worker } from './jobs/jobs.ts'
import { noticeMailJobs } from './notices/mail-jobs.ts'
import { pushJobs } from './notices/push-jobs.ts'
import { logOptions } from './operations/log.ts'
import { shutDownOnSignals } from './operations/shutdown.ts'
import { loadIndex } from './seed/index/load-index.ts'
import { seed } from './seed/seed.ts'
import { tmdbJobs } from './tmdb/jobs.ts'
import { refreshJobs } from './where-to-watch/refresh.ts'

/** Closes the database when the site cannot start on it. */
export async function serve(env: Env, database: Database): Promise<void> {
  let app: FastifyInstance | undefined
  try {
    // Loaded while the database answers.
    const loading = loadWeb(env)
    loading.catch(() => {}) // awaited below
    await migrate(database)
    const seeded = await seed(database.db)
    const index = await loadIndex(database.db)
    const aboutAdmin = await bootstrapAdmin(database.db, env)
    const changes = await openChanges(database)
    const web = await loading
    app = await createApp({ env, database, changes, logger: logOptions(env.LOG_LEVEL), web })
    const parts = { db: database.db, log: app.log }
    const workers: Worker[] = []
    if (env.SMTP_URL) {
      workers.push(startWorker(parts, (await import('./mail/sender.ts')).mailJobs(env)))
      workers.push(startWorker(parts, noticeMailJobs({ ...parts, env })))
    }
    workers.push(startWorker(parts, pushJobs({ ...parts, env })))
    const stopping = new AbortController()
    const refresh = await refreshJobs({ ...parts, env, signal: stopping.signal })
    if (refresh) workers.push(startWorker(parts, refresh))
    const airing = await airingJobs({ ...parts, env, signal: stopping.signal })
    if (airing) workers.push(startWorker(parts, airing))
    for (const kind of await tmdbJobs({ db: database.db, env, signal: stopping.signal }))
      workers.push(startWorker(parts, kind))
    const weekly = await weeklyJobs({ db: database.db, env, signal: stopping.signal })
    if (weekly) workers.push(startWorker(parts, weekly))
    const stopTidying = keepTidy(database.db, app.log)
    app.addHook('onClose', async () => {
      stopTidying()
      stopping.abort()
      await Promise.all(workers.map((worker) => worker.stop()))
      await changes.close()
    })
    shutDownOnSignals({ app, database, env })
    await app.listen({ port: env.PORT, host: env.HOST })
    if (seeded) console.log(`Added the starter catalog: ${plural(seeded.dramas, 'drama')}.`)
    if (index?.added) console.log(`Added the index: ${plural(index.added, 'drama')} with their facts.`)
    if (aboutAdmin) console.log(aboutAdmin)
  } catch (error) {
    await app?.close()
    await database.close()
    throw error
  }
  const address = app.server.address()
  const port = address && typeof address === 'object' ? address.port : env.PORT
  console.log(`${env.SITE_NAME} is at ${env.SITE_URL ?? env.siteUrl.replace(/:\d+$/, `:${port}`)}`)
}

const loadWeb = async ({ NODE_ENV }: Env) =>
  NODE_ENV === 'development'
    ? (await import('./pages/dev.ts')).developedWeb
    : (await import('./pages/served-build.ts')).servedBuild
