// Remembers what is costly to find out until a write of the same topic makes it stale.
import type { Topic } from '#contract/endpoint.ts'
import { busOf } from './bus.ts'
import type { Db } from './open.ts'

/** Callers who ask at the same time share one search. A failure is not remembered. */
export function remembered<T>(
  db: Db,
  topics: Topic | readonly Topic[],
  find: () => Promise<T>,
): () => Promise<T> {
  let known: Promise<T> | null = null
  const forget = () => {
    known = null
  }
  const bus = busOf(db)
  const all = [topics].flat()
  bus.onChange(({ topic }) => all.includes(topic) && forget())
  bus.onReset(forget)
  return () => {
    if (known) return known
    const finding = find()
    known = finding
    finding.catch(() => {
      if (known === finding) forget()
    })
    return finding
  }
}
