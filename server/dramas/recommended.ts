// Recommended dramas, each with why: what speaks for it on the comfort guide's scales, and what it is about.
import type { Drama } from '#contract/api/dramas.ts'
import { withAnd } from '#contract/in-words.ts'
import { type MoodWeights, recommend, wishedFor, wordsFor } from '#contract/recommend.ts'
import type { CanTake } from '#contract/tonight.ts'
import type { Db } from '#server/db/open.ts'
import type { KnownDrama } from './find.ts'
import { onPage, readListed } from './listed.ts'
import { THEMES } from './related/themes.ts'

/** @param among in the order of the ranking */
export async function recommended(
  db: Db,
  among: readonly KnownDrama[],
  chosen: readonly string[],
  weights: MoodWeights,
  { page, feel }: { page?: number | undefined; feel?: CanTake | undefined },
): Promise<(Drama & { why?: string })[]> {
  const wished = wishedFor(chosen, weights, feel)
  const shown = onPage(page, recommend(among, chosen, weights, feel))
  const why = new Map(shown.map(({ drama }) => [drama.id, reasons(wordsFor(drama.feel, wished), drama.tags)]))
  const read = await readListed(
    db,
    shown.map(({ drama }) => drama),
  )
  return read.map((drama) => ({ ...drama, ...(why.get(drama.id) && { why: why.get(drama.id) }) }))
}

/** So many of what it is about are named. */
const THEMES_MOST = 2

/** "Gentle, few tears, about neighbors and growing up"; blank where nothing is known. */
function reasons(words: readonly string[], tags: readonly string[]): string {
  const themes = [...new Set(tags.flatMap((tag) => THEMES[tag] ?? []))].slice(0, THEMES_MOST)
  const all = [...words, ...(themes.length > 0 ? [`about ${withAnd(themes)}`] : [])].join(', ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}
