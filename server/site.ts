// What every room of the server may ask for.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/open.ts'
import type { Env } from './env.ts'

export interface Site {
  env: Env
  db: Db
  /** for reading; writes go through `write` of db/write.ts, which tells what they changed */
  log: FastifyBaseLogger
}
