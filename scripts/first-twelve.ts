// What is recommended first for each mood, with its scales, and whether calm moods begin calm.
import { feelingOf } from '#contract/comfort.ts'
import { CATEGORIES } from '#contract/moods.ts'
import { recommend } from '#contract/recommend.ts'
import { type KnownDrama, ranked, scalesInWords } from './known-dramas.ts'

const FIRST = 12

export const firstOf = (...moods: string[]): KnownDrama[] =>
  recommend(ranked, moods)
    .slice(0, FIRST)
    .map(({ drama }) => drama)

export const isHeavy = ({ feel }: KnownDrama) => (feel.heaviness ?? 0) >= 4
export const isTearful = ({ feel }: KnownDrama) =>
  feel.tears === 5 && feelingOf(feel).toLowerCase().includes('bittersweet')

export function printFirstTwelve() {
  for (const mood of CATEGORIES) {
    const first = firstOf(mood)
    console.log(
      `\n${mood}: ${first.filter(isHeavy).length} heavy, ${first.filter(isTearful).length} bittersweet with tissues`,
    )
    for (const { title, rating, feel } of first)
      console.log(`  ${rating.padEnd(7)} ${scalesInWords(feel)}  ${title}`)
  }
}
