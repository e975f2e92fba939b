// A table in memory of something about every drama: read once, then only what a write changed is read again.
import type { Topic } from '#contract/endpoint.ts'
import { busOf } from '#server/db/change-bus.ts'
import type { Db } from '#server/db/open.ts'

interface TableSource<T> {
  readAll: () => Promise<T>
  /** may answer with a new table, read anew */
  readAgain: (table: T, ids: number[]) => Promise<T>
  /** whose ids say which drama is outdated */
  topic?: Topic
  /** a change of these makes all of it outdated */
  resetBy?: readonly Topic[]
}

/** @returns the table as it is after every write that has happened so far */
export function liveTable<T>(
  db: Db,
  { readAll, readAgain, topic: own = 'dramas', resetBy = [] }: TableSource<T>,
): () => Promise<T> {
  let table: Promise<T> | null = null
  let changed = new Set<number>()
  const reset = () => {
    table = null
    changed = new Set()
  }
  const bus = busOf(db)
  bus.onChange(({ topic, id }) => {
    if (resetBy.includes(topic) || (topic === own && id === null)) reset()
    else if (topic === own) changed.add(Number(id))
  })
  bus.onReset(reset)

  return () => {
    if (table && changed.size === 0) return table
    const before = table
    const ids = [...changed]
    changed = new Set()
    const next = before ? before.then((known) => readAgain(known, ids)) : readAll()
    table = next
    next.catch(() => {
      if (table === next) reset()
    })
    return next
  }
}
