// Is the process alive, and should it get traffic? For proxies, containers and monitoring.
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Changes } from '#server/db/changes.ts'
import type { Database, Db } from '#server/db/open.ts'

/** A database that takes longer for an empty query is not ready for visitors. */
const ANSWER_WITHIN = 2_000
/** Many may ask: the database is asked this often at most. */
const KNOWN_FOR = 500
/** A proxy that asked within this time is still watching, and will see that we are leaving. */
const WATCHED_FOR = 30_000

export type Reason = 'leaving' | 'database' | 'changes'

/** Whether this instance should be sent visitors, and why not. */
export class Readiness {
  readonly #db: Db
  readonly #changes: Pick<Changes, 'isListening'>
  #shuttingDown = false
  #checkedAt = Number.NEGATIVE_INFINITY
  #known: { until: number; answers: Promise<boolean> } = { until: 0, answers: Promise.resolve(true) }

  constructor({ db }: Pick<Database, 'db'>, changes: Pick<Changes, 'isListening'>) {
    this.#db = db
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
    this.#checkedAt = performance.now()
    if (this.#shuttingDown) return 'leaving'
    if (!(await this.#databaseAnswers())) return 'database'
    // Deaf to the writes of other instances it would show what is no longer so.
    return this.#changes.isListening() ? null : 'changes'
  }

  #databaseAnswers(): Promise<boolean> {
    const now = performance.now()
    if (now < this.#known.until) return this.#known.answers
    const answers = within(ANSWER_WITHIN, this.#db.execute(sql`select 1`))
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
    const because = await readiness.reason()
    reply.header('cache-control', 'no-store')
    return because ? reply.code(503).send({ ready: false, because }) : { ready: true }
  })
}
