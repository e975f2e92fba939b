// Making the first admin: from the settings at the start, or from the command line.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { ConfigurationMistake, type Env } from '#server/env.ts'
import { moderationLog } from '#server/moderation/table.ts'
import { makeMember, memberWithEmail } from './accounts.ts'
import { weakness } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { members } from './table.ts'

/**
 * Creates the admin named in the settings. An existing account is not changed: whoever registered the address first
 * need not be the operator.
 * @returns what to tell the person who started the site, if anything
 * @throws ConfigurationMistake
 */
export async function bootstrapAdmin(db: Db, env: Env): Promise<string | null> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SITE_NAME: siteName } = env
  if (!email || !password) return null
  const weak = weakness(password, email)
  if (weak) throw new ConfigurationMistake(`ADMIN_PASSWORD: ${weak} (set in the environment)`)
  const known = await memberWithEmail(db, email)
  if (known) return known.isAdmin ? null : notAnAdmin(email)
  const passwordHash = await hashPassword(password)
  const made = await write(db, (tx) =>
    makeMember(tx, { email, passwordHash, called: email, siteName, isAdmin: true }),
  )
  // Null: another instance, which started at the same time, made it.
  return made && `An admin account is ready: sign in as ${email} with the password in ADMIN_PASSWORD.`
}

const notAnAdmin = (email: string) =>
  `The account with ADMIN_EMAIL is not an admin. If it is yours, run: npm run admin -- ${email}`

/** Makes the account with this email an admin. @returns what happened, for the person at the keyboard */
export async function makeAdmin(db: Db, email: string): Promise<{ isDone: boolean; words: string }> {
  return write(db, async (tx) => {
    const member = await memberWithEmail(tx, email)
    if (!member)
      return {
        isDone: false,
        words: `No account has the email ${email}. Sign up on the site first.`,
      }
    const who = `${member.email} (${member.username})`
    const [changed] = await tx
      .update(members)
      .set({ isAdmin: true })
      .where(and(eq(members.id, member.id), eq(members.isAdmin, false)))
      .returning({ id: members.id })
    if (!changed) return { isDone: true, words: `${who} is already an admin.` }
    await tx.insert(moderationLog).values({
      moderatorName: 'command line',
      action: 'made-admin',
      area: 'member',
      itemId: member.id,
      authorId: member.id,
      details: sql`jsonb_build_object('about', ${member.username}::text)`,
    })
    return { isDone: true, words: `${who} is now an admin. Reload the page to see the Admin Panel.` }
  })
}
