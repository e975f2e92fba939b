// What every room of the server gets: database, settings.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/open.ts'
import type { Env } from './env.ts'

export interface Site {
  env: Env
  /** for reading; writes go through write() in db/write.ts, which publishes what changed */
  db: Db
  log: FastifyBaseLogger
}
