// Marks guest comments that use the name of a member or a reserved name.
import { sql } from 'drizzle-orm'
import { DELETED_MEMBER } from '#contract/auth.ts'
import { foldName, isReserved } from '#server/auth/names.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { CommentRow } from './table.ts'

/**
 * Tells of each comment whether its name belongs to somebody else than its writer. Asked when comments are read:
 * a name may be taken, changed or given up after the comment was written.
 */
export async function withMemberNames(
  db: Db,
  rows: readonly CommentRow[],
  siteName: string,
): Promise<boolean[]> {
  const names = rows.map(({ author }) => foldName(author))
  const owners = await ownersOf(db, [...new Set(names)])
  return rows.map(({ author, memberId }, at) => {
    const owner = owners.get(names[at]!)
    if (owner !== undefined) return owner !== memberId
    return author !== DELETED_MEMBER && speaksForTheSite(author, siteName)
  })
}

const owners = prepared((db) =>
  db
    .select({ id: members.id, name: members.usernameFolded })
    .from(members)
    .where(sql`${members.usernameFolded} = any(${sql.placeholder('names')}::text[])`)
    .prepare('owners_of_names'),
)

async function ownersOf(db: Db, names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  return new Map((await owners(db).execute({ names })).map(({ id, name }) => [name, id]))
}

/** "Admin", and also "Minji (admin)". */
const speaksForTheSite = (author: string, siteName: string) =>
  [author, ...author.split(/[^\p{L}\p{M}\p{N}]+/u)].some((part) => part !== '' && isReserved(part, siteName))
