// Caches the result of an expensive query until a write of one of its topics.
import type { Topic } from '#contract/endpoint.ts'
import { busOf } from './change-bus.ts'
import type { Db } from './open.ts'

/** Concurrent callers share one load. A failure is not cached. */
export function cached<T>(
  db: Db,
  topics: Topic | readonly Topic[],
  load: () => Promise<T>,
): () => Promise<T> {
  let value: Promise<T> | null = null
  const invalidate = () => {
    value = null
  }
  const bus = busOf(db)
  const all = [topics].flat()
  bus.onChange(({ topic }) => all.includes(topic) && invalidate())
  bus.onReset(invalidate)
  return () => {
    if (value) return value
    const loading = load()
    value = loading
    loading.catch(() => {
      if (value === loading) invalidate()
    })
    return loading
  }
}
