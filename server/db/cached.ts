// Caches the result of an expensive query until a write of one of its topics.
import { LRUCache } from 'lru-cache'
import type { Topic } from '#contract/endpoint.ts'
import { busOf } from './change-bus.ts'
import type { Db } from './open.ts'

/** Concurrent callers share one load. A failure is not cached. */
export function cached<T>(
  db: Db,
  topics: Topic | readonly Topic[],
  load: () => Promise<T>,
): () => Promise<T> {
  const one = cachedBy(db, topics, load, 1)
  return () => one('')
}

/**
 * The same by key. Results are frozen: many share them.
 * @param most results held at a time, of the keys that were asked for last
 */
export function cachedBy<Key extends string | number, T>(
  db: Db,
  topics: Topic | readonly Topic[],
  load: (key: Key) => Promise<T>,
  most = 100,
): (key: Key) => Promise<T> {
  const known = new LRUCache<Key, Promise<T>>({ max: most })
  const bus = busOf(db)
  const all = [topics].flat()
  bus.onChange(({ topic }) => all.includes(topic) && known.clear())
  bus.onReset(() => known.clear())
  return (key) => {
    const value = known.get(key)
    if (value) return value
    const loading = load(key).then((result) => Object.freeze(result) as T)
    known.set(key, loading)
    loading.catch(() => known.get(key) === loading && known.delete(key))
    return loading
  }
}
