// Imports lists: private ones, next to those that are there.
import { sql } from 'drizzle-orm'
import type { ImportedList, listsApi } from '#contract/api/lists.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { MOST_LISTS } from '#contract/lists.ts'
import { lockMembers } from '#server/auth/lock-members.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import { dramaIdsOf } from './store.ts'
import { listDramas, lists } from './table.ts'

type Results = GivesOf<(typeof listsApi)['POST /api/lists/import']>

export type OwnContents = Awaited<ReturnType<typeof dramaIdsOf>>

/** A list that has grown since it was imported is still the same. */
export const isThere = (own: OwnContents, title: string, dramaIds: readonly number[]) =>
  own.some((list) => list.title === title && dramaIds.every((id) => list.dramaIds.includes(id)))

export const importLists = (db: Db, memberId: number, imported: readonly ImportedList[]): Promise<Results> =>
  write(db, async (tx) => {
    await lockMembers(tx, memberId)
    const own = await dramaIdsOf(tx, memberId)
    const results: Results = []
    let count = own.length
    for (const { title, dramas: entries } of imported) {
      const ids = entries.map(({ dramaId }) => dramaId)
      const result = isThere(own, title, ids) ? 'already' : count < MOST_LISTS ? 'added' : 'too-many'
      results.push({ result })
      if (result !== 'added') continue
      count++
      const [list] = await tx.insert(lists).values({ memberId, title }).returning({ id: lists.id })
      await tx.execute(sql`
        insert into ${listDramas} (list_id, drama_id, position, note)
        select ${list!.id}, drama_id, at, note
        from unnest(
          ${sql.param(ids)}::int[],
          ${sql.param(entries.map(({ note }) => note))}::text[]
        ) with ordinality as entry (drama_id, note, at)
        join ${dramas} on dramas.id = drama_id and deleted_at is null
        order by at
        on conflict do nothing`)
    }
    return results
  })
