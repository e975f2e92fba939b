// Filming places of the virtual tour.
import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PageRead } from '#contract/comfort.ts'
import { createdAt, id, moment, updatedAt, version } from '#server/db/columns.ts'
import { titleKeys } from '#server/reviews/title-key.ts'

const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`)

export const places = pgTable(
  'places',
  {
    id: id(),
    name: text('name').notNull(),
    nativeName: text('native_name'),
    /** title of the drama it is known from */
    drama: text('drama').notNull(),
    otherDramas: list('other_dramas'),
    /** all of them as titles are compared: see reviews/title-key.ts */
    dramaKeys: text('drama_keys').array().generatedAlwaysAs(titleKeys('array[drama] || other_dramas')),
    description: text('description').notNull(),
    imageUrl: text('image_url'),
    panoramaUrl: text('panorama_url'),
    hasWorkingPanorama: boolean('has_working_panorama').notNull().default(false),
    address: text('address').notNull(),
    nativeAddress: text('native_address'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    funFacts: list('fun_facts'),
    scenes: list('scenes'),
    /** the pages that say what was filmed here */
    sources: jsonb('sources').$type<PageRead[]>().notNull().default([]),
    /** "2026-10" or "2026-10-31": when somebody last compared the lines with what is published */
    lastChecked: text('last_checked'),
    artSeed: text('art_seed').notNull(),
    drawing: text('art_scene').notNull(),
    palette: text('art_mood').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    /** what admins search */
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_texts(array[name, drama, address, description, native_name, native_address] || other_dramas)`,
    ),
  },
  (t) => [
    index('places_dramas').using('gin', t.dramaKeys).with({ fastupdate: false }),
    index('places_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
)

const { searchText, ...shown } = getTableColumns(places)
/** A place without what only the database searches. */
export const placeColumns = shown
