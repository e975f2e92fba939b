// The table of page texts.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt, version } from '#server/db/columns.ts'

export const pageTexts = pgTable('page_texts', {
  /** 'home', 'k-drama', 'help' or 'travel' */
  page: text('page').primaryKey(),
  texts: jsonb('texts').$type<Record<string, unknown>>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
