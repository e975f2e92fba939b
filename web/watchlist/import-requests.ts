// Sends an import in as many requests as its size needs, and puts their answers together.
import type { ImportPreview, ImportRow } from '#contract/api/watchlist-import.ts'
import type { Api } from '#contract/api.ts'
import type { GivesOf, ParamsOf, SendsOf } from '#contract/endpoint.ts'
import { MOST_LISTS } from '#contract/lists.ts'
import { IMPORT_REVIEWS } from '#contract/reviews.ts'
import { IMPORT_ROWS } from '#contract/watchlist.ts'
import { type Chosen, isForWatchlist } from './import-choice.ts'
import { pack } from './pack.ts'

type Calls =
  | 'POST /api/watchlist/import/preview'
  | 'POST /api/watchlist/import'
  | 'POST /api/lists/import'
  | 'POST /api/kdrama-notes/import'
type Send = <C extends Calls>(call: C, params: ParamsOf<C>, body: SendsOf<Api[C]>) => Promise<GivesOf<Api[C]>>
export type SentExport = SendsOf<Api['POST /api/watchlist/import/preview']>

/** One after the other: no member has more of the server than one request. */
export async function previewParts(send: Send, parts: readonly SentExport[]): Promise<ImportPreview> {
  const previews: ImportPreview[] = []
  for (const part of parts) previews.push(await send('POST /api/watchlist/import/preview', {}, part))
  return previews.length === 1 ? previews[0]! : joined(previews)
}

function joined(previews: readonly ImportPreview[]): ImportPreview {
  const rows: ImportRow[] = []
  const byTitle = new Map<string, number>()
  const seen = new Set<string>()
  let offset = 0
  const numbered = previews.map(({ rows: ofPart, lists, reviews }) => {
    const numbers = new Map<number, number>()
    for (const row of ofPart) {
      const title = JSON.stringify([row.title, row.year, row.candidates.map(({ id }) => id)])
      // Of a title that only lists or reviews name here, an earlier part may have the row.
      const known = isForWatchlist(row) ? undefined : byTitle.get(title)
      const number = known ?? offset + row.row
      numbers.set(row.row, number)
      if (known) continue
      if (!byTitle.has(title)) byTitle.set(title, number)
      const drama = row.outcome === 'matched' && `${row.inWatchlist} ${row.candidates[0]!.id}`
      const isTwice = drama && isForWatchlist(row) && seen.has(drama)
      if (drama && isForWatchlist(row)) seen.add(drama)
      rows.push({ ...row, row: number, ...(isTwice && { already: true, fillsRating: false }) })
    }
    offset += ofPart.at(-1)?.row ?? 0
    return {
      lists: lists.map((list) => ({
        ...list,
        dramas: list.dramas.map(({ row, note }) => ({ row: numbers.get(row)!, note })),
      })),
      reviews: reviews.map((review) => ({
        ...review,
        row: review.row === null ? null : numbers.get(review.row)!,
      })),
    }
  })
  const { format } = previews.find((one) => one.format !== 'table') ?? previews[0]!
  return {
    format,
    rows,
    lists: numbered.flatMap(({ lists }) => lists),
    reviews: numbered.flatMap(({ reviews }) => reviews),
  }
}

/** Each call adds what is not there yet, so a press after a failure adds the rest. */
export async function addChosen(send: Send, { entries, lists, reviews }: Chosen) {
  const results: GivesOf<Api['POST /api/watchlist/import']> = []
  for (const part of pack(entries, { most: IMPORT_ROWS, keyOf: ({ dramaId }) => dramaId }))
    results.push(...(await send('POST /api/watchlist/import', {}, { entries: part })))
  const listed: GivesOf<Api['POST /api/lists/import']> = []
  for (const part of pack(lists, { most: MOST_LISTS, keyOf: ({ title }) => title }))
    listed.push(...(await send('POST /api/lists/import', {}, { lists: part })))
  const reviewed: GivesOf<Api['POST /api/kdrama-notes/import']> = []
  for (const part of pack(reviews, {
    most: IMPORT_REVIEWS,
    keyOf: ({ title, content }) => JSON.stringify([title, content]),
  }))
    reviewed.push(...(await send('POST /api/kdrama-notes/import', {}, { reviews: part })))
  return { results, listed, reviewed }
}
