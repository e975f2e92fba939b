// Checks whether uploaded pictures still exist, and locks them against deletion.
import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { uploads } from './table.ts'

/** "/uploads/{hash}/1280.webp" is an upload; all other addresses are ignored. */
const hashIn = (address: unknown) =>
  typeof address === 'string' ? (/^\/uploads\/([^/]+)\//.exec(address)?.[1] ?? null) : null

/** The addresses of deleted uploads. In a transaction the others are locked until it ends. */
export async function deletedUploads(db: Db, addresses: readonly unknown[]): Promise<Set<unknown>> {
  const named = addresses.filter((address) => hashIn(address) !== null)
  if (named.length === 0) return new Set()
  const here = await db
    .select({ hash: uploads.hash })
    .from(uploads)
    .where(inArray(uploads.hash, [...new Set(named.map((address) => hashIn(address)!))]))
    .for('key share')
  const hashes = new Set(here.map(({ hash }) => hash))
  return new Set(named.filter((address) => !hashes.has(hashIn(address)!)))
}
