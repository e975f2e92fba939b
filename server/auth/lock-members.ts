// Locks members until the transaction ends: what counts or compares their rows sees no other write of theirs meanwhile.
import { inArray } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { members } from './table.ts'

/** In one order, so that two who lock each other do not wait forever. */
export const lockMembers = (tx: Tx, ...ids: number[]) =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, ids))
    .orderBy(members.id)
    .for('no key update')
