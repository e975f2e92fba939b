// Is the process alive, and should it get traffic? For proxies, containers and monitoring.
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Changes } from '#server/db/changes.ts'
import type { Database } from '#server/db/open.ts'

/** A database that takes longer for an empty query is not ready for visitors. */
const ANSWER_WITHIN = 2_000
/** The same where replicas serve meanwhile: proxies give up on a health check after a second. */
const ANSWER_SOON = 500
/** Many may ask: the database is asked this often at most. */
const KNOWN_FOR = 500
/** A proxy that asked within this time is still watching, and will see that we are leaving. */
const WATCHED_FOR = 30_000

type Checked = Pick<Database, 'db'> & Partial<Pick<Database, 'replicas'>>

export type Reason = 'leaving' | 'database' | 'changes'

interface Check {
  because: Reason | null
  /** the primary answers */
  writes: boolean
}

/** Whether this instance should be sent visitors, and why not. */
export class Readiness {
  readonly #database: Checked
  readonly #changes: Pick<Changes, 'isListening'>
  #shuttingDown = false
  #checkedAt = Number.NEGATIVE_INFINITY
  #known: { until: number; answers: Promise<boolean> } = { until: 0, answers: Promise.resolve(true) }

  constructor(database: Checked, changes: Pick<Changes, 'isListening'>) {
    this.#database = database
    this.#changes = changes
  }

  get isShuttingDown() {
    return this.#shuttingDown
  }

  /** From now on no new visitors, please. */
  startShutdown() {
    this.#shuttingDown = true
  }

  /** Somebody looks at our readiness, and will act on it. */
  isWatched() {
    return performance.now() - this.#checkedAt < WATCHED_FOR
  }

  /** What keeps visitors away, or null. */
  async reason(): Promise<Reason | null> {
    return (await this.check()).because
  }

  /** Without the primary, a replica keeps the site readable: no other instance could do more. */
  async check(): Promise<Check> {
    this.#checkedAt = performance.now()
    if (this.#shuttingDown) return { because: 'leaving', writes: true }
    const writes = await this.#databaseAnswers()
    if (!writes) return { because: this.#database.replicas?.isOneServing ? null : 'database', writes }
    // Deaf to the writes of other instances it would show what is no longer so.
    return { because: this.#changes.isListening() ? null : 'changes', writes }
  }

  /** Null without replicas. Their addresses are nobody's business here: they are numbered as in DATABASE_READ_URL. */
  replicas() {
    const { replicas } = this.#database
    if (!replicas) return null
    return replicas.all.map((replica, at) => {
      const { leftOut, behindMs, behindBytes } = replica.status()
      return {
        replica: at + 1,
        serves: !leftOut,
        ...(leftOut && { because: leftOut }),
        behindMs,
        behindBytes,
      }
    })
  }

  #databaseAnswers(): Promise<boolean> {
    const now = performance.now()
    if (now < this.#known.until) return this.#known.answers
    const limit = this.#database.replicas?.isOneServing ? ANSWER_SOON : ANSWER_WITHIN
    const answers = within(limit, this.#database.db.execute(sql`select 1`))
    this.#known = { until: Number.POSITIVE_INFINITY, answers }
    answers.then(() => {
      this.#known.until = performance.now() + KNOWN_FOR
    })
    return answers
  }
}

function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    const settle = (fine: boolean) => {
      clearTimeout(timer)
      resolve(fine)
    }
    work.then(
      () => settle(true),
      () => settle(false),
    )
  })
}

export function healthRoutes(app: FastifyInstance, readiness: Readiness) {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const { because, writes } = await readiness.check()
    const replicas = readiness.replicas()
    const more = replicas && { writes, replicas }
    reply.header('cache-control', 'no-store')
    return because ? reply.code(503).send({ ready: false, because, ...more }) : { ready: true, ...more }
  })
}
