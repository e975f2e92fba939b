// Dramas as they are stored.
import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt, version } from '#server/db/columns.ts'

const byTitle = sql`sort_title collate "C"`
const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`)

export const dramas = pgTable(
  'dramas',
  {
    id: id(),
    title: text('title').notNull(),
    nativeTitle: text('native_title'),
    romanizedTitle: text('romanized_title'),
    aliases: list('aliases'),
    description: text('description').notNull(),
    year: integer('year').notNull(),
    episodes: integer('episodes').notNull(),
    /** as written: "8.6/10" */
    rating: text('rating').notNull(),
    /** the same as a number, for ordering */
    score: numeric('score', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    /** the title and the first platform as they are ordered, and what is searched: see findable.ts */
    sortTitle: text('sort_title').notNull(),
    firstPlatform: text('first_platform'),
    words: text('words').array().notNull(),
    searchedText: text('searched_text').notNull(),
    genre: text('genre').notNull(),
    categories: list('categories'),
    mainCast: list('main_cast'),
    writer: text('writer').notNull().default(''),
    streamingPlatforms: list('streaming_platforms'),
    isPopular: boolean('is_popular').notNull().default(false),
    /** an uploaded picture; without one the drawn artwork stands in */
    imageUrl: text('image_url'),
    /** what the artwork is drawn from, chosen when the drama is created */
    artSeed: text('art_seed').notNull(),
    artScene: text('art_scene').notNull(),
    artMood: text('art_mood').notNull(),
    gentleness: smallint('gentleness'),
    tears: smallint('tears'),
    heaviness: smallint('heaviness'),
    pace: smallint('pace'),
    contentNotes: list('content_notes'),
    /** who says so; null while nobody has reviewed it */
    comfortSource: text('comfort_source'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('dramas_ranking').on(t.score.desc(), byTitle, t.id).where(sql`deleted_at is null`),
    index('dramas_oldest').on(t.year, byTitle, t.id).where(sql`deleted_at is null`),
    index('dramas_latest').on(t.year.desc(), byTitle, t.id).where(sql`deleted_at is null`),
    index('dramas_ott')
      .on(sql`first_platform collate "C"`, t.score.desc(), byTitle, t.id)
      .where(sql`deleted_at is null`),
    index('dramas_words').using('gin', t.words),
    index('dramas_categories').using('gin', t.categories),
    index('dramas_platforms').using('gin', t.streamingPlatforms),
    index('dramas_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)

const { sortTitle, firstPlatform, words, searchedText, ...shown } = getTableColumns(dramas)
/** A drama without what only the database reads. */
export const dramaColumns = shown
