// What every room of the server may ask for.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/open.ts'
import type { Env } from './env.ts'

export interface Site {
  env: Env
  /** for reading; writes go through write() in db/write.ts, which tells everybody what changed */
  db: Db
  log: FastifyBaseLogger
}
