// Seed, app, listen: the site on a database that is open.
import type { FastifyInstance } from 'fastify'
import { plural } from '#contract/plural.ts'
import { createApp } from './app.ts'
import { bootstrapAdmin } from './auth/admins.ts'
import { keepTidy } from './cleanup.ts'
import { openChanges } from './db/changes.ts'
import { migrate } from './db/migrate.ts'
import type { Database } from './db/open.ts'
import type { Env } from './env.ts'
import { startJobs } from './jobs/all-jobs.ts'
import { logOptions } from './operations/log.ts'
import { shutDownOnSignals } from './operations/shutdown.ts'
import { loadIndex } from './seed/index/load-index.ts'
import { seed } from './seed/seed.ts'

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
    const stopJobs = startJobs({ db: database.db, env, log: app.log })
    const stopTidying = keepTidy(database.db, app.log)
    app.addHook('onClose', async () => {
      stopTidying()
      await stopJobs()
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
