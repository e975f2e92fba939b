// Which forms and mails belong to an account. They have only an email address, and addresses are not verified, so
// only those written since the account exists count.
import { and, eq, gte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { submissions } from '#server/forms/table.ts'
import { mails } from '#server/mail/outbox.ts'
import type { MemberRow } from './show.ts'

type Owner = Pick<MemberRow, 'email' | 'createdAt'>

const isTheirs = (column: SQLWrapper, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase())

export const formsOf = ({ email, createdAt }: Owner): SQL | undefined =>
  and(email ? isTheirs(submissions.email, email) : sql`false`, gte(submissions.createdAt, createdAt))

export const mailsOf = ({ email, createdAt }: Owner): SQL | undefined =>
  and(email ? isTheirs(mails.recipient, email) : sql`false`, gte(mails.createdAt, createdAt))

/** Also mails to the site that have the address as their Reply-To. */
export const mailsNaming = ({ email, createdAt }: Owner): SQL | undefined =>
  and(
    email ? or(isTheirs(mails.recipient, email), isTheirs(mails.replyTo, email)) : sql`false`,
    gte(mails.createdAt, createdAt),
  )
