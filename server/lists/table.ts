// Lists of dramas, and what is in them.
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ofMember } from '#server/auth/table.ts'
import { createdAt, id, moment, updatedAt } from '#server/db/columns.ts'
import { ofDrama } from '#server/dramas/table.ts'

export const lists = pgTable(
  'lists',
  {
    id: id(),
    memberId: ofMember(),
    title: text('title').notNull(),
    /** one of VISIBILITIES */
    visibility: text('visibility').notNull().default('private'),
    /** the secret part of its address; private lists have none */
    key: text('key'),
    /** the list it was copied from, which may be gone */
    copiedFrom: integer('copied_from'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** when it was first made public. Set by the database */
    publishedAt: moment('published_at'),
    /** hidden by a moderator; only its member sees it */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [
    index('lists_member').on(t.memberId, t.id),
    index('lists_of_member')
      .on(t.memberId, t.publishedAt, t.id)
      .where(sql`visibility = 'public' and hidden_at is null`),
    index('lists_public').on(t.id).where(sql`visibility = 'public' and hidden_at is null`),
  ],
)

/** What everyone can find. As the index has it, word for word. */
export const isPublicList: SQL = sql`${lists.visibility} = 'public' and ${lists.hiddenAt} is null`

/** Lists of others that a member saved: read where they are, as they are now. */
export const savedLists = pgTable(
  'saved_lists',
  {
    memberId: ofMember(),
    listId: integer('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.listId] }), index('saved_lists_list').on(t.listId)],
)

export const listDramas = pgTable(
  'list_dramas',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    dramaId: ofDrama(),
    position: smallint('position').notNull(),
    note: text('note').notNull().default(''),
    /** whether its list is: the public lists of a drama are found without reading its private ones */
    isPublic: boolean('is_public').notNull().default(false),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.dramaId] }),
    index('list_dramas_drama').on(t.dramaId, t.isPublic, t.listId),
  ],
)
