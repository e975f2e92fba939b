// Deduplicates double clicks: the same thing sent twice within a minute is stored once.
import { eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { recentSubmissions } from './table.ts'

/**
 * Runs `create` unless the same fingerprint was stored within the last 60 seconds.
 * @returns the id of what was stored, now or the first time, and whether this call stored it
 */
export async function deduplicated(
  tx: Tx,
  mark: string,
  create: () => Promise<number>,
): Promise<{ id: number; stored: boolean }> {
  const minuteIsOver = sql`${recentSubmissions.createdAt} < now() - interval '60 seconds'`
  // The row is locked by whoever comes first; the second waits here until the first has committed.
  const [mine] = await tx
    .insert(recentSubmissions)
    .values({ fingerprint: mark })
    .onConflictDoUpdate({
      target: recentSubmissions.fingerprint,
      set: { createdAt: sql`now()`, itemId: null },
      setWhere: minuteIsOver,
    })
    .returning({ fingerprint: recentSubmissions.fingerprint })
  if (!mine) {
    const [first] = await tx
      .select({ itemId: recentSubmissions.itemId })
      .from(recentSubmissions)
      .where(eq(recentSubmissions.fingerprint, mark))
    if (first?.itemId) return { id: first.itemId, stored: false }
  }
  const id = await create()
  await tx.update(recentSubmissions).set({ itemId: id }).where(eq(recentSubmissions.fingerprint, mark))
  return { id, stored: true }
}

export async function deleteOldSubmissions(tx: Pick<Tx, 'delete'>) {
  await tx.delete(recentSubmissions).where(lt(recentSubmissions.createdAt, sql`now() - interval '1 hour'`))
}
