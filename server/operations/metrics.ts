// Metrics for Prometheus.
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#server/db/open.ts'
import { databaseCode, isDatabaseUnavailable } from '#server/db/query-errors.ts'
import type { Db } from '#server/db/transaction.ts'
import type { FairQueue } from '#server/limits/fair-queue.ts'
import { MAILS_IN, mails } from '#server/mail/outbox.ts'

export interface Measured {
  database: Database
  queue: FairQueue
}

export interface Metrics {
  onResponse(request: FastifyRequest, reply: FastifyReply): void
  onQuery(ms: number, error: unknown): void
  /** in Prometheus' text format */
  text(): Promise<string>
  contentType: string
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function startMetrics({ database, queue }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const { pool, db } = database

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time from asking the database to its whole answer',
    buckets: SECONDS,
    registers,
  })
  const queryErrors = new Counter({
    name: 'database_query_errors_total',
    help: 'Queries that failed, by the code of PostgreSQL ("away": it did not answer)',
    labelNames: ['code'],
    registers,
  })

  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('http_requests_in_flight', 'Requests whose turn it is', () => queue.running)
  gauge('http_requests_waiting', 'Requests waiting for their turn', () => queue.waiting)
  gauge('database_connections', 'Open connections of this instance', () => pool.totalCount)
  gauge('database_connections_wanted', 'Requests waiting for a connection', () => pool.waitingCount)
  const readOutbox = outboxMetrics(db, registers)

  return {
    onResponse({ method, routeOptions: { url: route = 'none' } }, { statusCode: status, elapsedTime }) {
      durations.observe({ method, route, status }, elapsedTime / 1_000)
    },
    onQuery(ms, error) {
      queries.observe(ms / 1_000)
      if (error) queryErrors.inc({ code: codeOf(error) })
    },
    async text() {
      await readOutbox()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

const codeOf = (error: unknown) => databaseCode(error) ?? (isDatabaseUnavailable(error) ? 'away' : 'other')

/** @returns a function that reads the mails; without the database the gauges are empty instead of stale */
function outboxMetrics(db: Db, registers: Registry[]) {
  const waiting = new Gauge({ name: 'outbox_mails_waiting', help: 'Emails waiting to be sent', registers })
  const failed = new Gauge({ name: 'outbox_mails_failed', help: 'Emails that could not be sent', registers })
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest waiting email',
    registers,
  })
  return async () => {
    try {
      const [found] = await db
        .select({
          waiting: sql<number>`count(*) filter (where ${MAILS_IN.waiting})::int`,
          failed: sql<number>`count(${mails.failedAt})::int`,
          age: sql<number>`coalesce(extract(epoch from now() - min(${mails.createdAt}) filter (where ${MAILS_IN.waiting})), 0)::float8`,
        })
        .from(mails)
      waiting.set(found?.waiting ?? 0)
      failed.set(found?.failed ?? 0)
      oldest.set(found?.age ?? 0)
    } catch {
      for (const gauge of [waiting, failed, oldest]) gauge.remove()
    }
  }
}
