// The tables of dramas, content notes and imports.
import { and, getTableColumns, type InferSelectModel, isNull, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { NoteDetails, PageRead } from '#contract/comfort.ts'
import { DRAMA } from '#contract/content/drama.ts'
import type { Field, Fields, NamesWith } from '#contract/content/fields.ts'
import { members } from '#server/auth/table.ts'
import { createdAt, id, moment, updatedAt, version } from '#server/db/columns.ts'
import { titleKeys } from '#server/reviews/title-key.ts'
import type { CheckedRow } from './import/check-row.ts'

/** "Misaeng: Incomplete Life" is Misaeng to most. */
export const shortTitle = sql<string>`split_part(dramas.title, ':', 1)`
const byTitle = sql`sort_title collate "C"`
const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`)

/**
 * Lists read every row and few of its columns. What only finding needs (`searchedText`, `closeKeys`) therefore
 * lies beside the table, uncompressed, as the end of 0001_schema.sql says: counting 100,000 dramas is three times as fast.
 */
export const dramas = pgTable(
  'dramas',
  {
    id: id(),
    title: text('title').notNull(),
    nativeTitle: text('native_title'),
    romanizedTitle: text('romanized_title'),
    aliases: list('aliases'),
    /** all its names as they are compared with what people call it: see reviews/title-key.ts */
    nameKeys: text('name_keys')
      .array()
      .generatedAlwaysAs(titleKeys('array[title, native_title, romanized_title] || aliases')),
    description: text('description').notNull(),
    year: integer('year').notNull(),
    episodes: integer('episodes').notNull(),
    /** what the number counts, where that needs a word */
    episodesNote: text('episodes_note'),
    /** as written: "8.6/10" */
    rating: text('rating').notNull(),
    /** whose it is, and when it was taken */
    ratingSource: text('rating_source'),
    /** the same as a number, for ordering */
    score: numeric('score', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    /** the title and the first platform as they are ordered, and what is searched: see findable.ts */
    sortTitle: text('sort_title').notNull(),
    firstPlatform: text('first_platform'),
    searchedText: text('searched_text').notNull(),
    /** how its names are spelled and sound, for close matches: see close/keys.ts */
    closeKeys: integer('close_keys').array().notNull(),
    genre: text('genre').notNull(),
    categories: list('categories'),
    mainCast: list('main_cast'),
    writer: text('writer').notNull().default(''),
    streamingPlatforms: list('streaming_platforms'),
    /** the month in which they were known: "2026-11" */
    platformsChecked: text('platforms_checked'),
    isPopular: boolean('is_popular').notNull().default(false),
    network: text('network'),
    /** a day or a month: "2016-12-02", "2016-12" */
    airedFrom: text('aired_from'),
    airedTo: text('aired_to'),
    tags: list('tags'),
    /** only its facts are known */
    inIndex: boolean('in_index').notNull().default(false),
    /** when it joined the catalogue; null for the starter catalogue and the index */
    cataloguedAt: moment('catalogued_at').defaultNow(),
    /** which entry of server/seed/index it is: "Goblin 2016" */
    indexKey: text('index_key').unique(),
    /** an uploaded picture; without one the drawn artwork stands in */
    imageUrl: text('image_url'),
    /** the name of its poster in tmdb_pictures, where an admin wants those; set by server/tmdb/tidy.ts */
    tmdbPoster: text('tmdb_poster'),
    /** no longer read: what pictures of earlier versions contained */
    motifs: list('motifs'),
    /** which drawing of packages/art it has, in which colours; '' for its own. Chosen when the drama is created. */
    artSeed: text('art_seed').notNull(),
    drawing: text('art_scene').notNull(),
    palette: text('art_mood').notNull(),
    gentleness: smallint('gentleness'),
    tears: smallint('tears'),
    heaviness: smallint('heaviness'),
    pace: smallint('pace'),
    /** the topics that are there, with what is known of each, and those looked for and not found */
    contentNotes: list('content_notes'),
    contentNotFound: list('content_not_found'),
    contentDetails: jsonb('content_details').$type<NoteDetails>().notNull().default({}),
    /** the topics that are shown, not only mentioned */
    contentShown: text('content_shown')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`shown_notes(content_notes, content_details)`),
    /** what was read to find out */
    comfortPages: jsonb('comfort_pages').$type<PageRead[]>().notNull().default([]),
    /** who says so; null while nobody has reviewed it */
    comfortSource: text('comfort_source'),
    /** where its facts were imported from when that has to be said: "tmdb:67915" */
    source: text('source'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('dramas_ranking')
      .on(t.score.desc(), t.gentleness.desc(), t.heaviness, byTitle, t.id)
      .where(sql`deleted_at is null and not in_index`),
    index('dramas_oldest').on(t.year, byTitle, t.id).where(sql`deleted_at is null and not in_index`),
    index('dramas_latest').on(t.year.desc(), byTitle, t.id).where(sql`deleted_at is null and not in_index`),
    index('dramas_ott')
      .on(sql`first_platform collate "C"`, t.score.desc(), t.gentleness.desc(), t.heaviness, byTitle, t.id)
      .where(sql`deleted_at is null and not in_index`),
    // written at once: a list of what is pending would be read through at every look-up
    index('dramas_names').using('gin', t.nameKeys).with({ fastupdate: false }),
    index('dramas_close').using('gin', t.closeKeys),
    index('dramas_categories').using('gin', t.categories),
    index('dramas_platforms').using('gin', t.streamingPlatforms),
    // of all rows: what a partial index knows of its expression, the planner does not look at
    index('dramas_short_title').on(sql`split_part(title, ':', 1)`),
    index('dramas_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    // Read backwards: .desc() would make an index of "nulls last", and desc() in a query means "nulls first".
    index('dramas_joined')
      .on(t.cataloguedAt, t.id)
      .where(sql`deleted_at is null and not in_index and catalogued_at is not null`),
    index('dramas_popular')
      .on(t.score.desc(), t.gentleness.desc(), t.heaviness, byTitle, t.id)
      .where(sql`deleted_at is null and not in_index and is_popular`),
    // the orders of the admins' list, and the one of GET /api/dramas
    index('dramas_by_id').on(t.id).where(sql`deleted_at is null and not in_index`),
    index('dramas_changed').on(t.updatedAt, t.id).where(sql`deleted_at is null and not in_index`),
    index('dramas_by_title').on(byTitle, t.id).where(sql`deleted_at is null and not in_index`),
    index('dramas_reviewed').on(t.id).where(sql`deleted_at is null and comfort_source is not null`),
    index('dramas_to_come').on(t.airedFrom).where(sql`deleted_at is null and aired_from is not null`),
    index('dramas_in_index').on(t.id).where(sql`deleted_at is null and in_index`),
  ],
)

/** The column of a drama whose rows these are: deleted with it. */
export const ofDrama = () =>
  integer('drama_id')
    .notNull()
    .references(() => dramas.id, { onDelete: 'cascade' })

/** Not in the trash. */
export const isHere = isNull(dramas.deletedAt)
/** What the site recommends and lists. */
export const inCatalogue = and(isHere, sql`not ${dramas.inIndex}`)!
/** Of what only facts are known. */
export const onlyInIndex = and(isHere, sql`${dramas.inIndex}`)!

/** Which editions of server/seed/index and of server/seed/people this database has taken in. */
export const indexEditions = pgTable('index_editions', {
  /** SHA-256 of the file */
  hash: text('hash').primaryKey(),
  loadedAt: createdAt(),
})

/** Entries of the index that an admin deleted for good: a later edition does not bring them back. */
export const removedFromIndex = pgTable('removed_from_index', {
  indexKey: text('index_key').primaryKey(),
})

/** A drama as it is read: without what only finding and ordering need. */
export type DramaRow = Omit<
  InferSelectModel<typeof dramas>,
  | 'nameKeys'
  | 'sortTitle'
  | 'firstPlatform'
  | 'searchedText'
  | 'closeKeys'
  | 'indexKey'
  | 'cataloguedAt'
  | 'motifs'
>

/** Files that admins have brought in: what was read of them, and what came of it. */
export const dramaImports = pgTable('drama_imports', {
  id: id(),
  /** the file's name, or where it was found */
  name: text('name').notNull(),
  /** 'csv', 'json' or 'tmdb' */
  format: text('format').notNull(),
  /** headings that mean nothing here */
  ignored: list('ignored'),
  /** what was read, until it is imported */
  rows: jsonb('rows').$type<CheckedRow[]>(),
  total: integer('total').notNull(),
  memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
  added: integer('added'),
  changed: integer('changed'),
  createdAt: createdAt(),
  doneAt: moment('done_at'),
  undoneAt: moment('undone_at'),
})

const {
  nameKeys,
  sortTitle,
  firstPlatform,
  searchedText,
  closeKeys,
  indexKey,
  cataloguedAt,
  motifs,
  ...shown
} = getTableColumns(dramas)
/** A drama without what only the database reads. */
export const dramaColumns = shown

const { score, version: saves, createdAt: created, deletedAt, ...all } = dramaColumns
/** What a card says about how it feels. */
const felt = {
  gentleness: true,
  tears: true,
  heaviness: true,
  pace: true,
  contentNotes: true,
  contentShown: true,
  comfortSource: true,
} as const
type Unlisted = Exclude<
  keyof typeof DRAMA,
  NamesWith<typeof DRAMA, { public: 'list' } | { kind: 'picture' | 'choice' }>
>
/** What lists show of a drama. */
export const listedColumns = Object.fromEntries(
  Object.entries(all).filter(([name]) => {
    const field: Field | undefined = (DRAMA as Fields)[name]
    return (
      !field || field.public === 'list' || field.kind === 'picture' || field.kind === 'choice' || name in felt
    )
  }),
) as Omit<typeof all, Exclude<Unlisted, keyof typeof felt>>
export type ListedRow = Pick<DramaRow, keyof typeof listedColumns>
