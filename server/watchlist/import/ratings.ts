// Converts ratings of other services to our half stars, 1 to 10.
import { HALF_STARS, type ImportFormat } from '#contract/watchlist.ts'

/** The best rating of each service. Letterboxd gives half stars, MyDramaList half points; a table may have any. */
const BEST: Record<ImportFormat, number | null> = {
  shimpyo: 10,
  letterboxd: 5,
  trakt: 10,
  simkl: 10,
  imdb: 10,
  mydramalist: 10,
  anilist: null,
  table: null,
  lines: null,
}
/** The usual scales: a table is read by the smallest that holds all of its ratings. */
const USUAL = [5, 10, 100]

export interface TheirRating {
  value: number
  /** where the rating itself says so: "4/5" */
  best?: number
}

/** "8", "8.5", "4/5", "★★★½". Null for none, which some write as 0. */
export function theirRating(text: string, outOf?: number): TheirRating | null {
  const stars = /^(★{0,10})(½?)☆*$/.exec(text.trim())
  if (stars && text.trim()) return some({ value: stars[1]!.length + (stars[2] ? 0.5 : 0), best: 5 })
  const [, value, best = outOf] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:\/\s*(5|10|100))?$/.exec(text.trim()) ?? []
  if (!value) return null
  return some({ value: Number(value.replace(',', '.')), ...(best && { best: Number(best) }) })
}

const some = (rating: TheirRating) => (rating.value > 0 ? rating : null)

/** @returns what a rating of this list is here; half of one of ours is rounded up */
export function ratingsOf(format: ImportFormat, all: readonly (TheirRating | null)[]) {
  const most = Math.max(0, ...all.map((one) => (one && !one.best ? one.value : 0)))
  const usual = BEST[format] ?? USUAL.find((best) => most <= best)
  return (rating: TheirRating | null): number | null => {
    const best = rating?.best ?? usual
    if (!rating || !best || rating.value > best) return null
    return Math.max(1, Math.round((rating.value / best) * HALF_STARS))
  }
}
