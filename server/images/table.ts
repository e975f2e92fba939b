// The tables of uploaded pictures and of files to delete.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** content hash: the same picture twice is one file */
    hash: text('hash').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    originalName: text('original_name').notNull().default(''),
    uploadedBy: integer('uploaded_by').references(() => members.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_created').on(t.createdAt)],
)

/**
 * Files to delete: inserted in the transaction that deletes the row, and before an upload stores its files. The upload
 * removes the entry in the transaction that inserts its row.
 */
export const fileDeletions = pgTable(
  'file_deletions',
  {
    id: id(),
    /** what their keys begin with: "uploads/{hash}/" or "art/{mark}" */
    prefix: text('prefix').notNull().unique(),
    nextAt: moment('next_at').notNull().defaultNow(),
    /** until then an instance is deleting them */
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [index('file_deletions_due').on(t.nextAt)],
)
