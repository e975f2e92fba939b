// Previews the import of a watchlist, without writing.
import { and, asc, gt } from 'drizzle-orm'
import type { ExportFile, ImportCandidate, ImportPreview, ImportRow } from '#contract/api/watchlist-import.ts'
import type { Db } from '#server/db/open.ts'
import { notedAmong } from '#server/diary/note.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { isThere as isSameList } from '#server/lists/import.ts'
import { dramaIdsOf } from '#server/lists/store.ts'
import { ownReviews } from '#server/reviews/import.ts'
import { namesOfCatalogue } from '#server/seed/index/read-index.ts'
import { watchedAmong } from '../store.ts'
import { type Known, type Match, Matcher } from './match.ts'
import type { MergedRow } from './merge.ts'
import { readFiles } from './read.ts'

/** Dramas per batch: other requests are served in between. */
const DRAMAS_AT_ONCE = 1_000
/** What is shown of a title that is none. */
const LONGEST_TITLE = 200

export async function previewImport(
  db: Db,
  memberId: number,
  files: readonly ExportFile[],
): Promise<ImportPreview> {
  const { format, rows, lists, reviews } = readFiles(files)
  const matcher = new Matcher(rows)
  await showCatalogue(db, matcher)
  const matches = matcher.results()
  const matched = rows.map((_, at) => {
    const { outcome, candidates } = matches[at]!
    return outcome === 'matched' ? candidates[0] : undefined
  })
  const ids = [...new Set(matched.flatMap((drama) => drama?.id ?? []))]
  const taken = await watchedAmong(db, memberId, ids)
  const noted: Taken = new Map(
    [...(await notedAmong(db, memberId, ids))].map((id) => [id, { isRated: true }]),
  )
  const shown = rows.flatMap((row, at) => {
    const match = matches[at]!
    if (row.onlyIfMatched && match.outcome !== 'matched') return []
    return [previewRow(row, match, at + 1, row.inWatchlist ? taken : noted)]
  })
  const own = await dramaIdsOf(db, memberId)
  const isThere = await ownReviews(db, memberId)
  const about = rows.flatMap((row, at) =>
    row.reviews.map((review) => ({
      ...{ ...review, row: at + 1, showsRating: false, updatedAt: null },
      title: matched[at]?.title ?? titleOf(row),
    })),
  )
  return {
    format,
    rows: shown,
    lists: lists.map(({ title, dramas }) => ({
      title,
      dramas: dramas.map(({ at, note }) => ({ row: at + 1, note })),
      already: isSameList(
        own,
        title,
        dramas.flatMap(({ at }) => matched[at]?.id ?? []),
      ),
    })),
    reviews: [...reviews.map((review) => ({ ...review, row: null })), ...about].map((review) => ({
      ...review,
      already: isThere(review),
    })),
  }
}

/** Dramas that are in the watchlist or the diary, or stand further up. */
type Taken = Awaited<ReturnType<typeof watchedAmong>>

const titleOf = ({ title, season }: MergedRow) =>
  title.slice(0, LONGEST_TITLE).toWellFormed() + (season ? `, season ${season}` : '')

/** @param taken the row's own joins them */
function previewRow(row: MergedRow, match: Match, number: number, taken: Taken): ImportRow {
  const [drama] = match.outcome === 'matched' ? match.candidates : []
  const there = drama && taken.get(drama.id)
  if (drama && !there) taken.set(drama.id, { isRated: true })
  return {
    row: number,
    title: titleOf(row),
    year: row.year,
    status: row.status,
    episodesWatched: row.episodesWatched,
    ownRating: row.ownRating,
    rewatch: row.rewatch ?? false,
    addedAt: row.addedAt,
    changedAt: row.changedAt ?? null,
    watched: row.watched,
    inWatchlist: row.inWatchlist,
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
