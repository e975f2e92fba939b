// The table of page texts.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt, version } from '#server/db/columns.ts'

export const pageTexts = pgTable('page_texts', {
  /** one of PAGES */
  page: text('page').primaryKey(),
  texts: jsonb('texts').$type<Record<string, unknown>>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
