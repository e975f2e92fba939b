// Provenance of rating and platforms (source, date): a new value never keeps the remark of the old one.

import type { DramaFields } from '#contract/content/drama.ts'
import { sameValue } from '#contract/history.ts'
import { monthInWords, monthOf } from '#contract/month.ts'

type Remarks = Partial<Pick<DramaFields, 'ratingSource' | 'platformsChecked'>>

/**
 * The remarks when an admin saves a drama. A form also sends unchanged remarks: only a changed remark belongs to the
 * new value.
 */
export function provenance(before: DramaValues, after: DramaValues, now: Date): Remarks {
  const remarks: Remarks = {}
  if (after.rating !== before.rating && after.ratingSource === before.ratingSource)
    remarks.ratingSource = isRated(after)
      ? `Entered by this site's admins, ${monthInWords(monthOf(now))}`
      : null
  if (
    !sameValue(after.streamingPlatforms, before.streamingPlatforms) &&
    after.platformsChecked === before.platformsChecked
  )
    remarks.platformsChecked = after.streamingPlatforms.length > 0 ? monthOf(now) : null
  return remarks
}

type DramaValues = Pick<DramaFields, 'rating' | 'ratingSource' | 'streamingPlatforms' | 'platformsChecked'>
const isRated = ({ rating }: DramaValues) => Number.parseFloat(rating) > 0

const REMARK_OF = { rating: 'ratingSource', streamingPlatforms: 'platformsChecked' } as const

/**
 * The remarks after an import or a restored version. A remark belongs to the value it came with: where the drama keeps
 * its value it keeps its remark, and a new value without a remark has none.
 */
export function remarksFor(before: DramaFields, sent: Partial<DramaFields>, after: DramaFields): Remarks {
  const remarks: Record<string, unknown> = {}
  for (const [value, remark] of Object.entries(REMARK_OF) as [Value, (typeof REMARK_OF)[Value]][]) {
    if (sent[value] !== undefined && !sameValue(sent[value], after[value])) remarks[remark] = before[remark]
    else if (!sameValue(before[value], after[value])) remarks[remark] = sent[remark] ?? null
  }
  return remarks
}
type Value = keyof typeof REMARK_OF
