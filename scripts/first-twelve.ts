// What is recommended first for each mood, with its scales, and whether calm moods begin calm.
import { feelingOf } from '#contract/comfort.ts'
import { CATEGORIES } from '#contract/moods.ts'
import { recommend } from '#contract/recommend.ts'
import { byTitle, scoreOf } from '#contract/search.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import type { CatalogueDrama } from '#server/seed/catalogue/shape.ts'

const FIRST = 12

/** As server/dramas/order.ts has them. */
const ranked = catalogue
  .toSorted(
    (a, b) =>
      scoreOf(b.rating) - scoreOf(a.rating) ||
      (b.comfort?.gentleness ?? 0) - (a.comfort?.gentleness ?? 0) ||
      (a.comfort?.heaviness ?? 9) - (b.comfort?.heaviness ?? 9) ||
      byTitle(a, b),
  )
  .map((drama) => ({ ...drama, feel: drama.comfort }))

export const firstOf = (...moods: string[]): CatalogueDrama[] =>
  recommend(ranked, moods)
    .slice(0, FIRST)
    .map(({ drama }) => drama)

export const isHeavy = ({ comfort }: CatalogueDrama) => (comfort?.heaviness ?? 0) >= 4
export const isTearful = ({ comfort }: CatalogueDrama) =>
  comfort?.tears === 5 && feelingOf(comfort).toLowerCase().includes('bittersweet')

export function printFirstTwelve() {
  for (const mood of CATEGORIES) {
    const first = firstOf(mood)
    console.log(
      `\n${mood}: ${first.filter(isHeavy).length} heavy, ${first.filter(isTearful).length} bittersweet with tissues`,
    )
    for (const { title, rating, comfort } of first) {
      const scales = comfort
        ? `gentle ${comfort.gentleness} tears ${comfort.tears} heavy ${comfort.heaviness} pace ${comfort.pace}`
        : 'not reviewed'
      console.log(`  ${rating.padEnd(7)} ${scales}  ${title}`)
    }
  }
}
