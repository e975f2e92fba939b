// The tables of what TMDB says of dramas: credits, trailers, episodes and pictures. Old rows are deleted: see tidy.ts.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'
import { ofDrama } from '#server/dramas/table.ts'

export interface CastMember {
  name: string
  /** the character */
  role?: string
  /** the key of a picture */
  face?: string
}
export interface CrewMember {
  name: string
  job: string
}

export interface NamedEpisode {
  number: number
  name?: string
  /** in Korea's calendar */
  day?: string
}

export const tmdbTitles = pgTable(
  'tmdb_titles',
  {
    dramaId: ofDrama().primaryKey(),
    tmdbId: integer('tmdb_id').notNull(),
    /** TMDB's English title, and its Korean one */
    title: text('title').notNull(),
    nativeTitle: text('native_title'),
    /** how they are spelled and sound, beside the drama's own: see dramas/close-matches/keys.ts */
    closeKeys: integer('close_keys').array().notNull().default(sql`'{}'::integer[]`),
    cast: jsonb('cast').$type<CastMember[]>().notNull(),
    crew: jsonb('crew').$type<CrewMember[]>().notNull(),
    /** a video of YouTube */
    trailer: text('trailer'),
    /** where TMDB has several seasons: the one that the episodes are of */
    season: smallint('season'),
    episodes: jsonb('episodes').$type<NamedEpisode[]>().notNull().default([]),
    /** the keys of its pictures, the most important first: see pictures.ts */
    pictures: text('pictures').array().notNull(),
    fetchedAt: moment('fetched_at').notNull().defaultNow(),
  },
  (t) => [index('tmdb_titles_close').using('gin', t.closeKeys)],
)

export const tmdbPictures = pgTable(
  'tmdb_pictures',
  {
    /** its kind, and its file at TMDB: "poster/u59kTmNHXzaGZqokivxLPiBVIML.jpg" */
    key: text('key').primaryKey(),
    /** its folder in the store and in its address */
    name: text('name').notNull().unique(),
    storedAt: moment('stored_at').notNull().defaultNow(),
    /** whether the pages cached before it came have been dropped */
    isShown: boolean('is_shown').notNull().default(false),
  },
  (t) => [index('tmdb_pictures_stored').on(t.storedAt)],
)
