// Deletes files of deleted rows: queued in the transaction of the deletion, retried until done.
import { and, asc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { cached } from '#server/db/cached.ts'
import { isDue } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import type { ImageStore } from './store.ts'
import { fileDeletions, uploads } from './table.ts'

const LOOK_EVERY = 5_000
const AT_ONCE = 5
/** Longer than an unreachable store takes to fail. */
const LEASE_SECONDS = 120
/** After the first failure, then twice as long each time, up to an hour; it never gives up. */
const FIRST_WAIT_SECONDS = 5

export const uploadPrefix = (hash: string) => `uploads/${hash}/`

/** Nobody is deleting it at this moment. */
export const notLeased = or(isNull(fileDeletions.leasedUntil), lt(fileDeletions.leasedUntil, sql`now()`))

const hasNoRow = (db: Db) =>
  notExists(
    db
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(fileDeletions.prefix, sql`'uploads/' || ${uploads.hash} || '/'`)),
  )

/** From the commit on, files with this prefix are not served, and are deleted when the store is available. */
export async function queueFileDeletions(tx: Tx, changed: Changed, prefixes: readonly string[]) {
  if (prefixes.length === 0) return
  await tx
    .insert(fileDeletions)
    .values(prefixes.map((prefix) => ({ prefix })))
    .onConflictDoUpdate({ target: fileDeletions.prefix, set: { nextAt: sql`now()` } })
  changed('uploads')
}

/** The store without files that are queued for deletion. */
export function withoutDeleted(db: Db, store: ImageStore): ImageStore {
  const deleted = cached(db, 'uploads', () =>
    db.select({ prefix: fileDeletions.prefix }).from(fileDeletions).where(hasNoRow(db)),
  )
  const isDeleted = async (key: string) => (await deleted()).some(({ prefix }) => key.startsWith(prefix))
  return {
    ...store,
    get: async (key) => ((await isDeleted(key)) ? null : store.get(key)),
    exists: async (key) => !(await isDeleted(key)) && store.exists(key),
  }
}

interface Parts {
  db: Db
  store: ImageStore
  log: FastifyBaseLogger
}

/** Every instance looks for what is due. */
export function startFileDeletions(parts: Parts): { run(): void; stop(): Promise<void> } {
  let last: Promise<void> = Promise.resolve()
  const run = () => {
    last = last
      .then(() => deleteDueFiles(parts))
      .catch((error) => parts.log.warn({ err: error }, 'could not look up the files to delete'))
  }
  const timer = setInterval(run, LOOK_EVERY)
  timer.unref()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}

/** Deletes everything that is due now. What fails is tried again later. */
export async function deleteDueFiles(parts: Parts): Promise<void> {
  for (;;) {
    const due = await lease(parts.db)
    if (due.length === 0) return
    await Promise.all(due.map((one) => deleteFiles(parts, one)))
  }
}

type Due = typeof fileDeletions.$inferSelect

async function lease(db: Db): Promise<Due[]> {
  const due = db
    .select({ id: fileDeletions.id })
    .from(fileDeletions)
    .where(and(isDue(fileDeletions.nextAt), notLeased, hasNoRow(db)))
    .orderBy(asc(fileDeletions.nextAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return db
    .update(fileDeletions)
    .set({
      attempts: sql`${fileDeletions.attempts} + 1`,
      leasedUntil: sql`now() + ${LEASE_SECONDS} * interval '1 second'`,
    })
    .where(sql`${fileDeletions.id} in (${due})`)
    .returning()
}

async function deleteFiles({ db, store, log }: Parts, { id, prefix, attempts }: Due) {
  const mine = and(eq(fileDeletions.id, id), eq(fileDeletions.attempts, attempts))
  try {
    for await (const key of store.keys(prefix)) await store.delete(key)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 10), 3600)
    await db
      .update(fileDeletions)
      .set({
        leasedUntil: null,
        nextAt: sql`now() + ${wait} * interval '1 second'`,
        lastError: reason.slice(0, 500),
      })
      .where(mine)
    log.warn({ err: error, attempts }, 'deleted pictures are still in the store; trying again')
    return
  }
  await write(db, async (tx, changed) => {
    // Queued again since the lease began: somebody may have stored files after they were listed.
    const sinceLease = sql`${fileDeletions.nextAt} > ${fileDeletions.leasedUntil} - ${LEASE_SECONDS} * interval '1 second'`
    const [again] = await tx
      .update(fileDeletions)
      .set({ leasedUntil: null })
      .where(and(mine, sinceLease))
      .returning()
    if (!again) await tx.delete(fileDeletions).where(mine)
    changed('uploads')
  })
}
