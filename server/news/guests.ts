// Marks guest comments that use the name of a member or a reserved name.
import { sql } from 'drizzle-orm'
import { DELETED_MEMBER } from '#contract/auth.ts'
import { foldName, isReserved } from '#server/auth/names.ts'
import { members } from '#server/auth/table.ts'
import { batched } from '#server/db/batch.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { CommentRow } from './table.ts'

/**
 * Tells of each comment whether its name belongs to somebody else than its writer. Asked when comments are read:
 * a name may be taken, changed or given up after the comment was written.
 */
export async function withMemberNames(
  db: Db,
  rows: readonly Pick<CommentRow, 'author' | 'memberId'>[],
  siteName: string,
): Promise<boolean[]> {
  const names = rows.map(({ author }) => foldName(author))
  const owners = await ownersOf(db)(names)
  return rows.map(({ author, memberId }, at) => {
    const owner = owners.get(names[at]!)
    if (owner !== undefined) return owner !== memberId
    return author !== DELETED_MEMBER && speaksForTheSite(author, siteName)
  })
}

const ownersOf = prepared((db) =>
  batched(async (asked: string[][]): Promise<Map<string, number>[]> => {
    const rows = await membersNamed(db).execute({ names: [...new Set(asked.flat())] })
    const owners = new Map(rows.map(({ id, name }) => [name, id]))
    return asked.map(() => owners)
  }),
)

const membersNamed = prepared((db) =>
  db
    .select({ id: members.id, name: members.usernameFolded })
    .from(members)
    .where(sql`${members.usernameFolded} = any(${sql.placeholder('names')}::text[])`)
    .prepare('members_named'),
)

/** "Admin", and also "Minji (admin)". */
const speaksForTheSite = (author: string, siteName: string) =>
  [author, ...author.split(/[^\p{L}\p{M}\p{N}]+/u)].some((part) => part !== '' && isReserved(part, siteName))
