// Environment, database, seed, app, listen. One clear line for whatever keeps the site from starting.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { bootstrapAdmin, makeAdmin } from './auth/admins.ts'
import { copyForBackup } from './backup/copy.ts'
import { openControl } from './control.ts'
import { openChanges } from './db/changes.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { Refusal } from './db/refusal.ts'
import { ConfigurationMistake, readEnv } from './env.ts'
import { startMailer } from './mail/sender.ts'
import { leaveOnSignals } from './operations/leave.ts'
import { logOptions } from './operations/log.ts'
import { listenForMetrics } from './operations/metrics-routes.ts'
import { seed } from './seed/seed.ts'
import { keepTidy } from './tidy.ts'

try {
  await start()
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof ConfigurationMistake) && !isOfTheMachine(error))
    throw error
  console.error(error.message)
  process.exitCode = 1
}

async function start() {
  const env = readEnv(process.env)
  const database = await openDatabase(
    env.DATABASE_URL
      ? { url: env.DATABASE_URL, connections: env.DATABASE_POOL, connectWithin: 2_000 }
      : { dir: join(env.DATA_DIR, 'database') },
  )
  database.lost.then((reason) => {
    console.error(`The database stopped: ${reason.message}`)
    process.exit(1)
  })
  let app: FastifyInstance | undefined
  try {
    await migrate(database)
    const seeded = await seed(database.db)
    const aboutAdmin = await bootstrapAdmin(database.db, env)
    const changes = await openChanges(database)
    const web =
      env.NODE_ENV === 'development'
        ? (await import('./pages/dev.ts')).developedWeb
        : (await import('./pages/served-build.ts')).servedBuild
    app = await createApp({ env, database, changes, logger: logOptions(env.LOG_LEVEL), web })
    const mailer = env.SMTP_URL ? startMailer({ db: database.db, env, log: app.log }) : null
    // Where the database is ours alone, commands have to come through us.
    const control = database.embedded
      ? await openControl(env.DATA_DIR, {
          admin: async (email) => JSON.stringify(await makeAdmin(database.db, email)),
          'copy-database': () => copyForBackup(database, env.DATA_DIR),
        })
      : null
    const stopTidying = keepTidy(database.db, app.log)
    app.addHook('onClose', async () => {
      stopTidying()
      await control?.close()
      await mailer?.stop()
      await changes.close()
    })
    leaveOnSignals({ app, database, env })
    if (env.METRICS_PORT !== undefined && app.operations.metrics) {
      const stopFigures = await listenForMetrics(app.operations.metrics, env)
      app.addHook('onClose', async () => stopFigures())
    }
    await app.listen({ port: env.PORT, host: env.HOST })
    if (seeded) console.log(`The starter catalogue is in: ${seeded.dramas} dramas.`)
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

/** The port is taken, the disk is full or not ours: their own line says it, a stack would only hide it. */
function isOfTheMachine(error: unknown): error is Error {
  const { code = '' } = error as NodeJS.ErrnoException
  return error instanceof Error && ['EADDRINUSE', 'EACCES', 'ENOSPC', 'EDQUOT', 'EROFS'].includes(code)
}
