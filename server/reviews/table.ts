// Reviews, called kdrama-notes in the API.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from '#server/auth/table.ts'
import { createdAt, id, moment, updatedAt } from '#server/db/columns.ts'
import { titleKey } from './title-key.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** the title as it is compared with the names of dramas */
    titleKey: text('title_key').generatedAlwaysAs(titleKey('title')),
    content: text('content').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    hasSpoilers: boolean('has_spoilers').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** hidden by a moderator; only its writer sees it */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [
    index('reviews_member').on(t.memberId, t.id),
    index('reviews_public').on(t.id).where(sql`is_public`),
    index('reviews_drama').on(t.titleKey, t.id).where(sql`is_public`),
  ],
)
