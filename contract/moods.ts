// The 22 moods: everything that is said of one, in one place. Its color is the rule .cat-ID in web/styles/dyes.css.
import type { ComfortScales } from './comfort.ts'
import { nameKey } from './name-key.ts'

/** What each step above the middle of a scale counts for or against a drama. */
export type Weights = Readonly<Record<keyof ComfortScales, number>>

interface Mood {
  /** its icon in public/icons.svg */
  icon: string
  /** which dramas of this mood come first: docs/decisions/014 */
  weights: Weights
  /** genres of other lists that mean it; one that means two moods is listed with both */
  words: readonly string[]
  /** what else people type who want it */
  hints: readonly string[]
}

const CALM: Weights = { gentleness: 1, tears: -1, heaviness: -2, pace: -0.5 }
const LIGHT: Weights = { gentleness: 0.5, tears: -1, heaviness: -2, pace: 0 }
const WARM: Weights = { gentleness: 1, tears: 0, heaviness: -1, pace: 0 }
const FAST: Weights = { gentleness: 0, tears: 0, heaviness: 0, pace: 1 }
/** A story may hurt, but what is heavy does not lead. */
const NOT_HEAVY: Weights = { gentleness: 0, tears: 0, heaviness: -2, pace: 0 }
/** How it feels does not matter: the rating decides. */
const ANY: Weights = { gentleness: 0, tears: 0, heaviness: 0, pace: 0 }

/** In the order they are shown: calm first. */
export const MOODS = {
  healing: { icon: 'sprout', weights: CALM, words: ['힐링'], hints: ['heal', 'recovery', 'burnout'] },
  'slice-of-life': {
    icon: 'coffee',
    weights: CALM,
    words: ['life', '일상'],
    hints: ['everyday life', 'daily life'],
  },
  family: { icon: 'house', weights: CALM, words: ['family drama', '가족'], hints: [] },
  cooking: { icon: 'cooking-pot', weights: CALM, words: ['food', '요리'], hints: ['restaurant', 'chef'] },
  romance: {
    icon: 'heart',
    weights: WARM,
    words: [
      'romantic',
      'romance drama',
      'romantic drama',
      'romantic comedy',
      'romantic fantasy',
      'fantasy romance',
      'romantic thriller',
      'historical romance',
      'teen romance',
      '로맨스',
      '멜로',
      '로맨틱코미디',
      '로코',
    ],
    hints: ['romcom', 'love story'],
  },
  comedy: {
    icon: 'laugh',
    weights: LIGHT,
    words: [
      'sitcom',
      'black comedy',
      'dark comedy',
      'comedy drama',
      'action comedy',
      'crime comedy',
      'romantic comedy',
      'workplace comedy',
      'office comedy',
      '코미디',
      '시트콤',
      '로맨틱코미디',
      '로코',
    ],
    hints: ['romcom', 'funny', 'fun', 'laugh', 'hilarious', 'humor'],
  },
  music: {
    icon: 'music',
    weights: WARM,
    words: ['musical', 'musical drama', '음악'],
    hints: ['band', 'singers'],
  },
  school: {
    icon: 'graduation-cap',
    weights: WARM,
    words: ['high school', 'school drama', 'school life', '학원', '학원물', '청춘학원'],
    hints: ['youth'],
  },
  sports: { icon: 'volleyball', weights: WARM, words: ['sports drama', '스포츠'], hints: ['sport'] },
  motivational: {
    icon: 'sunrise',
    weights: WARM,
    words: [],
    hints: ['motivation', 'inspiring', 'inspirational', 'uplifting'],
  },
  workplace: {
    icon: 'building-2',
    weights: LIGHT,
    words: ['workplace comedy', 'office comedy', '직장', '오피스'],
    hints: ['office', 'job'],
  },
  business: { icon: 'briefcase', weights: ANY, words: [], hints: ['company', 'startup', 'corporate'] },
  fantasy: {
    icon: 'wand-sparkles',
    weights: NOT_HEAVY,
    words: [
      'sci-fi & fantasy',
      'dark fantasy',
      'fantasy action',
      'romantic fantasy',
      'fantasy romance',
      '판타지',
    ],
    hints: ['magic'],
  },
  'time-travel': { icon: 'hourglass', weights: NOT_HEAVY, words: ['time slip', '타임슬립'], hints: [] },
  historical: {
    icon: 'scroll',
    weights: NOT_HEAVY,
    words: [
      'historical drama',
      'historical fiction',
      'historical romance',
      'period drama',
      'period',
      'sageuk',
      '사극',
      '역사',
      '시대극',
    ],
    hints: ['history'],
  },
  medical: {
    icon: 'stethoscope',
    weights: CALM,
    words: ['medical drama', 'hospital setting', '의학', '메디컬'],
    hints: ['hospital', 'doctors'],
  },
  legal: {
    icon: 'scale',
    weights: ANY,
    words: ['law', 'legal drama', 'legal thriller', '법정', '법조'],
    hints: ['lawyers', 'courtroom'],
  },
  justice: { icon: 'gavel', weights: ANY, words: [], hints: ['fairness'] },
  supernatural: { icon: 'moon-star', weights: NOT_HEAVY, words: ['초자연'], hints: ['ghosts'] },
  mystery: { icon: 'search', weights: ANY, words: ['미스터리', '추리'], hints: ['whodunit'] },
  thriller: {
    icon: 'eye',
    weights: FAST,
    words: [
      'crime thriller',
      'psychological thriller',
      'suspense thriller',
      'action thriller',
      'legal thriller',
      'romantic thriller',
      '스릴러',
    ],
    hints: ['suspense', 'exciting'],
  },
  revenge: {
    icon: 'swords',
    weights: ANY,
    words: ['revenge drama', '복수', '복수극'],
    hints: ['payback', 'vengeance'],
  },
} as const satisfies Record<string, Mood>

export type Category = keyof typeof MOODS
export const CATEGORIES = Object.keys(MOODS) as Category[]

/** The keys of our own words: the first search after a start compares them with the genres of thousands of dramas. */
const keys = new Map<string, string>()
function keyOf(word: string): string {
  const key = keys.get(word) ?? nameKey(word)
  keys.set(word, key)
  return key
}

const stands = (word: string) => {
  const key = nameKey(word)
  return (one: string) => keyOf(one) === key
}

/** The moods that a genre of another list means, whatever its spelling: "Slice of Life", "sageuk", "romantic comedy". */
export const moodsCalled = (genre: string): Category[] =>
  CATEGORIES.filter((mood) => [mood, ...MOODS[mood].words].some(stands(genre)))

/** The moods that somebody wants who types this. */
export const moodsWanted = (typed: string): Category[] =>
  CATEGORIES.filter((mood) => [mood, ...MOODS[mood].words, ...MOODS[mood].hints].some(stands(typed)))
