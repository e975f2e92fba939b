// The tables of people and of their credits: who acted in which drama, and who wrote it.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Role } from '#contract/people.ts'
import { createdAt, id, updatedAt, version } from '#server/db/columns.ts'
import { ofDrama } from '#server/dramas/table.ts'
import { titleKey, titleKeys } from '#server/reviews/title-key.ts'

/** Stands in every list of dramas that are somebody's own: without it an emptied list would mean all others. */
export const NO_DRAMA = 0

export const people = pgTable(
  'people',
  {
    id: id(),
    /** in the address of the page; never changes */
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** in Hangul */
    nativeName: text('native_name'),
    otherNames: text('other_names').array().notNull().default(sql`'{}'::text[]`),
    /** all names as they are compared with what credits say: see reviews/title-key.ts */
    nameKeys: text('name_keys')
      .array()
      .generatedAlwaysAs(titleKeys('array[name, native_name] || other_names')),
    /** tells people of one name apart: "writer of Twelve" */
    remark: text('remark'),
    /** as what the names mean this person; an actor and a writer with one name are two people at first */
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** the dramas in which the names mean this person and not another one; empty: in all others */
    onlyIn: integer('only_in').array().notNull().default(sql`'{}'::integer[]`),
    /** the person this entry turned out to be: its credits and its page are theirs */
    mergedInto: integer('merged_into').references((): AnyPgColumn => people.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('people_names').using('gin', t.nameKeys).with({ fastupdate: false }),
    // begins so: a range of names, letter by letter; with all that PostgreSQL reads of each, so that it stays in the index
    index('people_begins').on(sql`title_key(name) collate "C"`, t.id, t.name),
    index('people_merged').on(t.mergedInto).where(sql`merged_into is not null`),
    // two people of one name need a remark, and two transactions cannot add the same new person
    uniqueIndex('people_told_apart')
      .on(titleKey('name'), t.roles, sql`coalesce(remark, '')`)
      .where(sql`merged_into is null`),
  ],
)

/**
 * Derived from the cast and the writer of a drama by derive_credits(), in the statement that writes them: triggers on
 * `dramas` call it (migration 0009). Nothing else writes here. Dramas in the trash keep their credits.
 */
export const credits = pgTable(
  'credits',
  {
    dramaId: ofDrama(),
    role: text('role').$type<Role>().notNull(),
    /** its place in the list, from 1 */
    position: smallint('position').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** the name as the drama has it */
    creditedAs: text('credited_as').notNull(),
    nameKey: text('name_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dramaId, t.role, t.position] }),
    index('credits_person').on(t.personId),
    index('credits_name').on(t.nameKey),
  ],
)
