// Accounts: found by email or username, and created, each with a username of its own.
import { eq, inArray, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { foldName, isReserved, namesLike, usernameFrom } from './names.ts'
import type { MemberRow } from './show.ts'
import { members } from './table.ts'

/** Only an email has an @; no username does. */
export async function memberCalled(db: Pick<Db, 'select'>, identifier: string): Promise<MemberRow | null> {
  return identifier.includes('@') ? memberWithEmail(db, identifier) : memberNamed(db, identifier)
}

export async function memberWithEmail(db: Pick<Db, 'select'>, email: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(sql`lower(${members.email})`, email.trim().toLowerCase()))
  return row ?? null
}

/** The member with this name, or with one that looks like it. */
async function memberNamed(db: Pick<Db, 'select'>, name: string): Promise<MemberRow | null> {
  if (name.length > LIMITS.name) return null
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members.usernameFolded, foldName(name)))
  return row ?? null
}

interface NewMember {
  email: string | null
  passwordHash?: string
  replitId?: string
  isAdmin?: boolean
  /** what the username is made from */
  called: string
  siteName: string
}

/**
 * Creates a member, with a number behind the name if it is taken.
 * @returns null if the email, or the subject at the provider, is taken
 */
export async function makeMember(
  tx: Tx,
  { called, siteName, ...account }: NewMember,
): Promise<MemberRow | null> {
  for (const names of namesLike(usernameFrom(called))) {
    const folded = new Map(names.map((name) => [foldName(name), name]))
    const taken = await tx
      .select({ folded: members.usernameFolded })
      .from(members)
      .where(inArray(members.usernameFolded, [...folded.keys()]))
    for (const { folded: name } of taken) folded.delete(name)
    for (const [usernameFolded, username] of folded) {
      if (!account.isAdmin && isReserved(username, siteName)) continue
      const [row] = await tx
        .insert(members)
        .values({ ...account, username, usernameFolded })
        // Someone else may take the name, the email or the subject at this very moment.
        .onConflictDoNothing()
        .returning()
      if (row) return row
      if (await isKnown(tx, account)) return null
    }
  }
  return null
}

async function isKnown(tx: Tx, { email, replitId }: Pick<NewMember, 'email' | 'replitId'>): Promise<boolean> {
  if (email && (await memberWithEmail(tx, email))) return true
  if (!replitId) return false
  return (await memberOfProvider(tx, replitId)) !== null
}

export async function memberOfProvider(db: Pick<Db, 'select'>, subject: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.replitId, subject))
  return row ?? null
}
