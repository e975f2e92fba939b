// The starter catalog as the lists of the site know it: ranked, with how each drama feels and how long it takes.
import { CONTENT_NOTES, type Feel } from '#contract/comfort.ts'
import { byTitle, scoreOf } from '#contract/search.ts'
import { hoursOf } from '#contract/tonight.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { research } from '#server/seed/comfort/index.ts'

const known = catalogue.map((drama) => {
  const { present = {}, notFound = [] } = research.get(drama.title) ?? {}
  const that = (how: string) => CONTENT_NOTES.filter((topic) => present[topic]?.how === how)
  const feel: Feel = { ...drama.comfort, shown: that('shown'), mentioned: that('mentioned'), notFound }
  return { ...drama, feel, hours: hoursOf(drama) }
})
export type KnownDrama = (typeof known)[number]

/** As server/dramas/order.ts has them. */
export const ranked: readonly KnownDrama[] = known.toSorted(
  (a, b) =>
    scoreOf(b.rating) - scoreOf(a.rating) ||
    (b.feel.gentleness ?? 0) - (a.feel.gentleness ?? 0) ||
    (a.feel.heaviness ?? 9) - (b.feel.heaviness ?? 9) ||
    byTitle(a, b),
)

export const scalesInWords = ({ gentleness, tears, heaviness, pace }: Feel) =>
  gentleness === undefined
    ? 'not reviewed'
    : `gentle ${gentleness} tears ${tears} heavy ${heaviness} pace ${pace}`
