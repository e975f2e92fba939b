// Decides which fields of a member are sent out.
import type { InferSelectModel } from 'drizzle-orm'
import type { Member } from '#contract/api/auth.ts'
import type { members } from './table.ts'

export type MemberRow = InferSelectModel<typeof members>

/** For the member's own eyes. What others may see of a member is their username, and nothing else. */
export const showMember = (
  row: Pick<MemberRow, 'id' | 'username' | 'email' | 'isAdmin' | 'createdAt' | 'replitId'>,
): Member => ({
  id: row.id,
  username: row.username,
  email: row.email,
  isAdmin: row.isAdmin,
  createdAt: row.createdAt.toISOString(),
  ...(row.replitId && { replitId: row.replitId }),
})
