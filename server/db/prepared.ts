// Prepared queries for what nearly every call reads: built once, and planned once per connection.
import type { Db } from './transaction.ts'

/** @param make builds the query and prepares it under a name of its own */
export function prepared<Query>(make: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>()
  return (db) => {
    const query = known.get(db) ?? make(db)
    known.set(db, query)
    return query
  }
}
