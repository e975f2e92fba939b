// Recommendations: which dramas match is the rule of search.ts; their order is how well each fits the chosen moods.
import { type ComfortScales, SCALES } from './comfort.ts'
import { foldCategory } from './fold-category.ts'
import { CATEGORIES, type Category, MOODS, type Weights } from './moods.ts'
import { type Categorized, matchedMoods } from './search.ts'
import { CAN_TAKE, type CanTake } from './tonight.ts'

export type MoodWeights = Readonly<Record<Category, Weights>>

interface Felt extends Categorized {
  /** absent while nobody has reviewed it */
  feel?: Partial<ComfortScales> | undefined
}

interface Recommendation<D> {
  drama: D
  /** which of the chosen moods it has */
  matched: string[]
}

/** What each chosen mood that a drama has counts: as much as one step of heaviness and two of tears where calm is wanted. */
const MATCH = 4
const MIDDLE = 3
/** Fits that differ by less are equal, and the order given decides. */
const STEP = 2

/**
 * Dramas with at least one of the chosen moods: the best fit first, among equals in the order given.
 * @param feel what somebody can take tonight: it alone decides the order, and then no mood need be chosen
 */
export function recommend<D extends Felt>(
  dramas: readonly D[],
  chosen: readonly string[],
  weights: MoodWeights = weightsIn(''),
  feel?: CanTake,
): Recommendation<D>[] {
  const wished = wishedFor(chosen, weights, feel)
  const isForAll = feel !== undefined && chosen.length === 0
  return dramas
    .map((drama) => ({ drama, matched: matchedMoods(drama, chosen) }))
    .filter(({ matched }) => isForAll || matched.length > 0)
    .map((found) => ({
      ...found,
      fit: Math.round((MATCH * found.matched.length + pointsOf(found.drama.feel, wished)) / STEP),
    }))
    .sort((a, b) => b.fit - a.fit)
}

/** What the chosen moods wish for together: of each scale the strongest wish. Healing with revenge is calm. */
export function wishedFor(chosen: readonly string[], weights: MoodWeights, feel?: CanTake): Weights {
  if (feel) return CAN_TAKE[feel].weights
  const folded = new Set(chosen.map(foldCategory))
  const known = CATEGORIES.filter((mood) => folded.has(foldCategory(mood)))
  const strongest = (scale: keyof ComfortScales) =>
    known.reduce(
      (most, mood) => (Math.abs(weights[mood][scale]) > Math.abs(most) ? weights[mood][scale] : most),
      0,
    )
  return Object.fromEntries(SCALES.map((scale) => [scale, strongest(scale)])) as Record<
    keyof ComfortScales,
    number
  >
}

/** How far it lies from the middle of each scale, in the direction that is wished for; 0 where nobody has reviewed it. */
const pointsOf = (feel: Partial<ComfortScales> | undefined, wished: Weights): number =>
  SCALES.reduce((sum, scale) => sum + wished[scale] * ((feel?.[scale] ?? MIDDLE) - MIDDLE), 0)

const WORDS: Record<keyof ComfortScales, { low: string; high: string }> = {
  gentleness: { low: 'harsh', high: 'gentle' },
  heaviness: { low: 'light', high: 'heavy' },
  tears: { low: 'few tears', high: 'many tears' },
  pace: { low: 'slow', high: 'fast' },
}

/** The scales that speak for a drama, in words: "gentle", "few tears". */
export const wordsFor = (feel: Partial<ComfortScales> | undefined, wished: Weights): string[] =>
  (Object.keys(WORDS) as (keyof ComfortScales)[]).flatMap((scale) => {
    const step = (feel?.[scale] ?? MIDDLE) - MIDDLE
    if (step * wished[scale] <= 0) return []
    return step > 0 ? WORDS[scale].high : WORDS[scale].low
  })

/** The weights as an admin writes them: a line for each mood. */
export const DEFAULT_WEIGHTS = CATEGORIES.map((mood) => {
  const numbers = SCALES.map((scale) => MOODS[mood].weights[scale])
  return [mood, ...numbers].join(' | ')
}).join('\n')

/** Moods without a line, and lines that make no sense, have the weights of moods.ts. */
export function weightsIn(text: string): MoodWeights {
  const read = linesOf(text).filter((line) => problemOf(line) === null)
  const written = new Map(
    read.map(([mood, ...numbers]) => [
      mood,
      Object.fromEntries(SCALES.map((scale, at) => [scale, Number(numbers[at])])),
    ]),
  )
  return Object.fromEntries(
    CATEGORIES.map((mood) => [mood, written.get(mood) ?? MOODS[mood].weights]),
  ) as MoodWeights
}

/** What is wrong with the lines, in words for their admin; null when nothing is. */
export function weightsProblem(text: string): string | null {
  const lines = linesOf(text)
  const at = lines.findIndex((line) => problemOf(line) !== null)
  return at < 0 ? null : `Line ${at + 1}: ${problemOf(lines[at]!)}`
}

const MOST = 5

function problemOf([mood, ...numbers]: string[]): string | null {
  if (!(CATEGORIES as string[]).includes(mood ?? '')) return `"${mood}" is none of the moods`
  const isWeight = (text: string) => text !== '' && Math.abs(Number(text)) <= MOST
  return numbers.length === SCALES.length && numbers.every(isWeight)
    ? null
    : `write ${mood} and ${SCALES.length} numbers from -${MOST} to ${MOST}, with | between them`
}

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split('|').map((part) => part.trim()))
