// Jobs that outlive the request that caused them: queued in its transaction, leased by one instance, retried, given up.
import { and, asc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isDue } from '#server/db/columns.ts'
import type { Db } from '#server/db/open.ts'
import { jobs } from './table.ts'

const LOOK_EVERY = 5_000
const AT_ONCE = 5
/** Longer than a server that cannot be reached takes to fail. */
const LEASE_SECONDS = 120

export interface JobKind<Payload extends object = object> {
  name: string
  /** @throws what went wrong: the job is tried again later */
  run(job: Job<Payload>): Promise<void>
  /** seconds from the first failure to the second try; each further wait is twice as long, up to the longest */
  firstWait: number
  longestWait: number
  /** after so many it is given up */
  tries?: number
  /** what becomes of a job that is done; a number of seconds: it runs again after them */
  whenDone: 'delete' | 'keep' | number
}

export type Job<Payload extends object = object> = typeof jobs.$inferSelect & {
  leasedUntil: Date
  payload: Payload
}

/** A failure that says more about the next try. */
export class JobFailure extends Error {
  /** no further try would help */
  readonly isFinal: boolean
  /** seconds to wait at least */
  readonly waitAtLeast: number

  constructor(message: string, { isFinal = false, waitAtLeast = 0 } = {}) {
    super(message)
    this.isFinal = isFinal
    this.waitAtLeast = waitAtLeast
  }
}

interface Parts {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn'>
}

export const LEASE_END = sql`now() + ${LEASE_SECONDS} * interval '1 second'`
const notLeased = or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`))!
/** The lease is still ours: neither has it ended, nor has the job been queued again with another one. */
const isMine = ({ id, leasedUntil }: Job): SQL => and(eq(jobs.id, id), eq(jobs.leasedUntil, leasedUntil))!

/** Extends the lease of a job that takes long. False: another instance has taken over. */
export async function keepLease(db: Db, job: Job): Promise<boolean> {
  const [kept] = await db
    .update(jobs)
    .set({ leasedUntil: LEASE_END })
    .where(isMine(job))
    .returning({ leasedUntil: jobs.leasedUntil })
  if (kept) job.leasedUntil = kept.leasedUntil!
  return kept !== undefined
}

export interface Worker {
  /** looks now; resolves when nothing more is due */
  run: () => Promise<void>
  stop: () => Promise<void>
}

/** Every instance looks for what is due; each job is done by one of them. */
export function startWorker(parts: Parts, kind: JobKind): Worker {
  let isStopped = false
  let last: Promise<void> = Promise.resolve()
  const run = () => {
    last = last
      .then(() => runDue(parts, kind, () => isStopped))
      .catch((error) => parts.log.warn({ err: error, kind: kind.name }, 'could not look for jobs'))
    return last
  }
  const timer = setInterval(run, LOOK_EVERY).unref()
  return {
    run,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await last
    },
  }
}

/** Does everything of a kind that is due now. */
export async function runDue(
  parts: Parts,
  kind: JobKind,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const due = await lease(parts.db, kind)
    if (due.length === 0) return
    await Promise.all(due.map((job) => runOne(parts, kind, job)))
  }
}

async function lease(db: Db, { name }: JobKind): Promise<Job[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, name), isNull(jobs.doneAt), isNull(jobs.failedAt), isDue(jobs.runAt), notLeased))
    .orderBy(asc(jobs.runAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const leased = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, leasedUntil: LEASE_END })
    .where(sql`${jobs.id} in (${due})`)
    .returning()
  return leased as Job[]
}

async function runOne(parts: Parts, kind: JobKind, job: Job): Promise<void> {
  try {
    await kind.run(job)
  } catch (error) {
    return failed(parts, kind, job, error)
  }
  await parts.db.transaction(async (tx) => {
    // One that was queued again meanwhile has to run again.
    const isSame = and(isMine(job), eq(jobs.runAt, job.runAt))
    if (kind.whenDone === 'delete') await tx.delete(jobs).where(isSame)
    else await tx.update(jobs).set(doneIn(kind.whenDone)).where(isSame)
    await tx.update(jobs).set({ leasedUntil: null }).where(isMine(job))
  })
}

const doneIn = (whenDone: 'keep' | number) =>
  whenDone === 'keep'
    ? { doneAt: sql`now()`, leasedUntil: null, lastError: null }
    : { runAt: secondsFromNow(whenDone), leasedUntil: null, lastError: null, attempts: 0 }

async function failed({ db, log }: Parts, kind: JobKind, job: Job, error: unknown) {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const { isFinal = false, waitAtLeast = 0 } = error instanceof JobFailure ? error : {}
  const givenUp = isFinal || job.attempts >= (kind.tries ?? Number.POSITIVE_INFINITY)
  const wait = Math.min(kind.firstWait * 2 ** Math.min(job.attempts - 1, 20), kind.longestWait)
  await db
    .update(jobs)
    .set({
      leasedUntil: null,
      lastError: reason,
      ...(givenUp ? { failedAt: sql`now()` } : { runAt: secondsFromNow(Math.max(wait, waitAtLeast)) }),
    })
    .where(isMine(job))
  // The reason alone: an error may carry addresses and keys.
  log.warn({ job: job.id, kind: kind.name, attempts: job.attempts, givenUp, reason }, 'a job failed')
}

const secondsFromNow = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
