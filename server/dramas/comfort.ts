// What of the comfort guide leaves the building, and which dramas fit a wish for comfort.
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

/** Undefined while nobody has reviewed it: without a source nothing is said. A topic that is noted is never "not found". */
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

/** What the address of a list wishes for; null where it wishes for nothing. */
export function wishOf(query: { avoid?: string | undefined; gentle?: unknown }): ComfortWish | null {
  const wish = { avoid: notesIn(query.avoid), gentle: Boolean(query.gentle) }
  return wish.avoid.length > 0 || wish.gentle ? wish : null
}

/** Dramas that fit, by the rule of contract/comfort.ts; undefined when nothing is wished for. */
export function matchesComfort(query: Parameters<typeof wishOf>[0]): SQL | undefined {
  const wish = wishOf(query)
  if (!wish) return undefined
  const absent = mustBeAbsent(wish)
  return and(
    isNotNull(dramas.comfortSource),
    arrayContains(dramas.contentNotFound, absent),
    not(arrayOverlaps(dramas.contentNotes, absent)),
    sql`not ${openTopics} && ${sql.param(absent)}::text[]`,
    wish.gentle ? gte(dramas.gentleness, GENTLE.gentleness) : undefined,
    wish.gentle ? lte(dramas.heaviness, GENTLE.heaviness) : undefined,
  )
}

/** Dramas that might fit: nothing known speaks against them, but not everything was looked for. */
export function perhapsComforting(wish: ComfortWish): SQL | undefined {
  const { gentleness, heaviness, contentNotes, comfortSource } = dramas
  return or(
    isNull(comfortSource),
    and(
      not(arrayOverlaps(contentNotes, mustBeAbsent(wish))),
      wish.gentle ? or(isNull(gentleness), gte(gentleness, GENTLE.gentleness)) : undefined,
      wish.gentle ? or(isNull(heaviness), lte(heaviness, GENTLE.heaviness)) : undefined,
      sql`(${matchesComfort({ avoid: wish.avoid.join(','), gentle: wish.gentle })}) is not true`,
    ),
  )
}

/**
 * The topics of a drama that readers have named and no admin has decided on. Written out, because the query builder
 * leaves out the names of tables where it selects from one.
 */
export const openTopics = sql<string[]>`array(select distinct topic from submissions
  where drama_id = dramas.id and topic is not null and done_at is null)`
