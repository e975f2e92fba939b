// The table of uploaded pictures.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { createdAt, id } from '#server/db/columns.ts'

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
