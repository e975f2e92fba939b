// Reads what is held in memory of every drama soon after the start, so that no visitor waits for it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#server/db/open.ts'
import { finderOf } from './find.ts'
import { featureTable } from './related/load-table.ts'
import { dramas } from './table.ts'

/** The first requests come first. */
const SOON = 500
/** Fewer are read in a moment, and an idle site needs less memory without them. */
const MANY = 20_000

/** @returns a function that stops waiting to begin */
export function warmUpSoon(db: Db): () => void {
  const stopped = new AbortController()
  const warmUp = async () => {
    await pause(SOON, undefined, { signal: stopped.signal, ref: false })
    if ((await db.$count(dramas)) < MANY) return
    await finderOf(db).all()
    await featureTable(db)()
  }
  // The first request that needs it tries again, and says what is wrong.
  warmUp().catch(() => {})
  return () => stopped.abort()
}
