// The outbox table: mails waiting, sent or failed.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { submissions } from '#server/forms/table.ts'

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** 'submission', 'confirmation' or 'password-reset' */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    submissionId: integer('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    nextAt: moment('next_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due').on(t.nextAt).where(sql`sent_at is null and failed_at is null`),
    index('outbox_submission').on(t.submissionId),
  ],
)

/** How long a mail in progress is reserved: longer than a mail server takes to refuse it. */
export const LEASE_SECONDS = 120
