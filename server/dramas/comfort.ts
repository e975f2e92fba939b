// Which fields of the comfort guide are sent out, and the SQL filter by comfort.
import {
  and,
  arrayContains,
  arrayOverlaps,
  gte,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  type Comfort,
  type ComfortWish,
  type ContentNote,
  GENTLE,
  mustBeAbsent,
  notesIn,
  SCALES,
} from '#contract/comfort.ts'
import type { DramaRow } from './table.ts'
import { dramas } from './table.ts'

/** Undefined while nobody has reviewed the drama. A topic with a note is never "not found". */
export function comfortOf(row: DramaRow, reported: string[]): Comfort | undefined {
  if (!row.comfortSource) return undefined
  const scales = SCALES.flatMap((scale) => (row[scale] === null ? [] : [[scale, row[scale]]]))
  const notes = row.contentNotes
  return {
    ...Object.fromEntries(scales),
    notes,
    notFound: row.contentNotFound.filter((topic) => !notes.includes(topic) && !reported.includes(topic)),
    reported,
    details: Object.fromEntries(
      notes.flatMap((note) => {
        const detail = row.contentDetails[note as ContentNote]
        return detail ? [[note, detail]] : []
      }),
    ),
    pages: row.comfortPages,
    source: row.comfortSource,
  }
}

/** The comfort filter in the query; null without one. */
export function wishOf(query: { avoid?: string | undefined; gentle?: unknown }): ComfortWish | null {
  const wish = { avoid: notesIn(query.avoid), gentle: Boolean(query.gentle) }
  return wish.avoid.length > 0 || wish.gentle ? wish : null
}

/** Dramas that match, by the rule of contract/comfort.ts. */
export function matchesComfort(wish: ComfortWish): SQL {
  const absent = mustBeAbsent(wish)
  return and(
    isNotNull(dramas.comfortSource),
    arrayContains(dramas.contentNotFound, absent),
    not(arrayOverlaps(dramas.contentNotes, absent)),
    sql`not ${openTopics} && ${sql.param(absent)}::text[]`,
    wish.gentle ? gte(dramas.gentleness, GENTLE.gentleness) : undefined,
    wish.gentle ? lte(dramas.heaviness, GENTLE.heaviness) : undefined,
  )!
}

/** Dramas that may match: nothing known excludes them, but not everything was checked. */
export function mayMatchComfort(wish: ComfortWish): SQL {
  const { gentleness, heaviness, contentNotes, comfortSource } = dramas
  return or(
    isNull(comfortSource),
    and(
      not(arrayOverlaps(contentNotes, mustBeAbsent(wish))),
      wish.gentle ? or(isNull(gentleness), gte(gentleness, GENTLE.gentleness)) : undefined,
      wish.gentle ? or(isNull(heaviness), lte(heaviness, GENTLE.heaviness)) : undefined,
      sql`(${matchesComfort(wish)}) is not true`,
    ),
  )!
}

/**
 * The topics that readers have reported and no admin has decided on. Raw SQL, because the query builder omits table
 * names when it selects from one table.
 */
export const openTopics = sql<string[]>`array(select distinct topic from submissions
  where drama_id = dramas.id and topic is not null and done_at is null)`
