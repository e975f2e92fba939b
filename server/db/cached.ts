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

/** Cached by key, for the keys that were asked for last. */
export function cachedBy<K extends string, T>(
  db: Db,
  topics: Topic | readonly Topic[],
  load: (key: K) => Promise<T>,
  most = 100,
): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>()
  const bus = busOf(db)
  const all = [topics].flat()
  bus.onChange(({ topic }) => all.includes(topic) && known.clear())
  bus.onReset(() => known.clear())
  return (key) => {
    const value = known.get(key) ?? load(key)
    known.delete(key)
    known.set(key, value)
    if (known.size > most) known.delete(known.keys().next().value!)
    value.catch(() => known.get(key) === value && known.delete(key))
    return value
  }
}

/**
 * The same for one result per key. Results are frozen, so that their HTML can be cached too.
 * @param most results held at a time
 */
export function cachedByKey<Key, T>(
  db: Db,
  topics: readonly Topic[],
  most: number,
  load: (key: Key) => Promise<T>,
): (key: Key) => Promise<T> {
  const all = cached(db, topics, async () => new Map<Key, Promise<T>>())
  return async (key) => {
    const results = await all()
    const known = results.get(key)
    if (known) return known
    if (results.size >= most) results.clear()
    const loading = load(key).then((result) => Object.freeze(result) as T)
    results.set(key, loading)
    loading.catch(() => results.delete(key))
    return loading
  }
}
