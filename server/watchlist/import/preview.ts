// Previews the import of a watchlist, without writing.
import { and, asc, gt } from 'drizzle-orm'
import type { ImportCandidate, ImportPreview, ImportRow } from '#contract/api/watchlist.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { namesOfCatalogue } from '#server/seed/index/read-index.ts'
import { watchedAmong } from '../store.ts'
import { type Known, type Match, Matcher } from './match.ts'
import { type RatedRow, readExport } from './read.ts'

/** Dramas per batch: other requests are served in between. */
const DRAMAS_AT_ONCE = 1_000
/** What is shown of a title that is none. */
const LONGEST_TITLE = 200

export async function previewImport(
  db: Db,
  memberId: number,
  text: string,
  fileName: string | undefined,
): Promise<ImportPreview> {
  const { format, rows } = readExport(text, fileName)
  const matcher = new Matcher(rows)
  await showCatalogue(db, matcher)
  const matches = matcher.results()
  const matched = matches.flatMap((match) => (match.outcome === 'matched' ? match.candidates : []))
  const taken = await watchedAmong(db, memberId, [...new Set(matched.map((drama) => drama.id))])
  const shown = rows.flatMap((row, at) => {
    const match = matches[at]!
    return row.onlyIfMatched && match.outcome !== 'matched' ? [] : [previewRow(row, match, at + 1, taken)]
  })
  return { format, rows: shown }
}

/** Dramas that are in the list, or stand further up. */
type Taken = Awaited<ReturnType<typeof watchedAmong>>

/** @param taken the row's own joins them */
function previewRow(row: RatedRow, match: Match, number: number, taken: Taken): ImportRow {
  const [drama] = match.outcome === 'matched' ? match.candidates : []
  const there = drama && taken.get(drama.id)
  if (drama && !there) taken.set(drama.id, { isRated: true })
  return {
    row: number,
    title: row.title.slice(0, LONGEST_TITLE).toWellFormed() + (row.season ? `, season ${row.season}` : ''),
    year: row.year,
    status: row.status,
    episodesWatched: row.episodesWatched,
    ownRating: row.ownRating,
    addedAt: row.addedAt,
    watched: row.watched ?? [],
    outcome: match.outcome,
    candidates: match.candidates.map(showCandidate),
    already: there !== undefined,
    fillsRating: there?.isRated === false && row.ownRating !== null,
    why: match.why,
  }
}

const showCandidate = ({ id, title, nativeTitle, year, inIndex }: Known): ImportCandidate => ({
  id,
  title,
  nativeTitle,
  year,
  inIndex,
})

async function showCatalogue(db: Db, matcher: Matcher) {
  const { id, title, nativeTitle, romanizedTitle, aliases, year, episodes, inIndex, indexKey } = dramas
  const names = await namesOfCatalogue()
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id, title, nativeTitle, romanizedTitle, aliases, year, episodes, inIndex, indexKey })
      .from(dramas)
      .where(and(gt(id, last), isHere))
      .orderBy(asc(id))
      .limit(DRAMAS_AT_ONCE)
    for (const { indexKey, ...row } of rows)
      matcher.see({ ...row, aliases: [...row.aliases, ...(names.get(indexKey ?? '') ?? [])] })
    if (rows.length < DRAMAS_AT_ONCE) return
    last = rows.at(-1)!.id
  }
}
