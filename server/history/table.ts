// The history table: who changed what and when, with the state before and after.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { createdAt, id } from '#server/db/columns.ts'

export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    /** 'drama', 'article', 'place' or 'page' */
    area: text('area').notNull(),
    /** the row's id, or the page's name */
    item: text('item').notNull(),
    version: integer('version').notNull(),
    /** 'created', 'updated', 'deleted', 'restored', 'imported' */
    action: text('action').notNull(),
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    memberName: text('member_name').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** the import that made this change; it is undone as a whole */
    importId: integer('import_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('revisions_item').on(t.area, t.item, t.id),
    index('revisions_import').on(t.importId).where(sql`import_id is not null`),
  ],
)
