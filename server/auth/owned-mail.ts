// Which forms and mails belong to an account. They have only an email address, and addresses are not verified, so
// only those written since the account exists count.
import { and, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { submissions } from '#server/forms/table.ts'
import { outbox } from '#server/mail/table.ts'
import type { MemberRow } from './show.ts'

type Owner = Pick<MemberRow, 'email' | 'createdAt'>

const isTheirs = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase())

export const formsOf = ({ email, createdAt }: Owner): SQL | undefined =>
  and(email ? isTheirs(submissions.email, email) : sql`false`, gte(submissions.createdAt, createdAt))

export const mailsOf = ({ email, createdAt }: Owner): SQL | undefined =>
  and(email ? isTheirs(outbox.recipient, email) : sql`false`, gte(outbox.createdAt, createdAt))

/** Also mails to the site that have the address as their Reply-To. */
export const mailsNaming = ({ email, createdAt }: Owner): SQL | undefined =>
  and(
    email ? or(isTheirs(outbox.recipient, email), isTheirs(outbox.replyTo, email)) : sql`false`,
    gte(outbox.createdAt, createdAt),
  )
