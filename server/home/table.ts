// Texts of single pages that an admin may change: the home page, and the K-Drama page's heading.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt, version } from '#server/db/columns.ts'

export const pageTexts = pgTable('page_texts', {
  /** 'home' or 'k-drama' */
  page: text('page').primaryKey(),
  texts: jsonb('texts').$type<Record<string, unknown>>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
