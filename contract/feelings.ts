// Words of feeling that people type into the search box, and the dramas they mean by the comfort guide.
import type { ComfortScales } from './comfort.ts'
import { moodsWanted } from './moods.ts'
import { nameKey } from './name-key.ts'
import { type Answers, CAN_TAKE, fitsTonight } from './tonight.ts'

interface Feeling {
  /** as the group of dramas is headed */
  title: string
  words: readonly string[]
  /** the scales must be known */
  has: (drama: { feel: Readonly<ComfortScales>; hours: number }) => boolean
  /** the list of all of them */
  list?: Answers
}

export const FEELINGS: readonly Feeling[] = [
  {
    title: 'Calm dramas',
    words: ['calm', 'calming', 'relax', 'relaxing', 'peaceful', 'quiet', 'soothing', 'unwind'],
    has: ({ feel }) => feel.gentleness >= 4 && feel.heaviness <= 2 && feel.tears <= 3 && feel.pace <= 2,
  },
  {
    title: 'Comforting dramas',
    words: [
      'cozy',
      'cosy',
      'comfort',
      'comforting',
      'comfy',
      'warm',
      'heartwarming',
      'wholesome',
      'feel good',
      'hug',
    ],
    has: ({ feel }) => feel.gentleness >= 4 && feel.heaviness <= 2,
  },
  {
    title: 'Gentle dramas',
    words: ['gentle', 'soft', 'kind', 'tender', 'nothing heavy'],
    has: ({ feel }) => feel.gentleness >= 4 && feel.heaviness <= 3,
  },
  {
    title: 'Light dramas',
    words: ['light', 'lighthearted', 'easy', 'happy', 'cheerful', 'nothing sad'],
    has: ({ feel }) => CAN_TAKE.light.has(feel),
    list: { feel: 'light' },
  },
  {
    title: 'Dramas for a good cry',
    words: [
      'sad',
      'cry',
      'crying',
      'good cry',
      'tears',
      'tearjerker',
      'bittersweet',
      'emotional',
      'melancholy',
    ],
    has: ({ feel }) => CAN_TAKE.cry.has(feel),
    list: { feel: 'cry' },
  },
  {
    title: 'Slow, quiet dramas',
    words: ['slow', 'slow burn', 'slow paced'],
    has: ({ feel }) => feel.pace <= 2 && feel.heaviness <= 3,
  },
  {
    title: 'Short dramas, 3 to 10 hours',
    words: ['short', 'quick', 'weekend', 'mini', 'one evening'],
    has: ({ feel, hours }) =>
      fitsTonight({ feel, hours }, { length: 'evening' }) && feel.gentleness >= 3 && feel.heaviness <= 3,
    list: { length: 'evening' },
  },
]

/** "Something cozy", "calm K-dramas" */
const bare = (typed: string) =>
  nameKey(
    typed
      .replace(/^\s*(?:something|a|an)\s+/i, '')
      .replace(/\s+(?:k-?\s?)?(?:dramas?|shows?|series)\s*$/i, ''),
  )

/** The feeling that was typed, as a whole; null for anything else, a title among it. */
export function feelingTyped(typed: string): Feeling | null {
  const key = bare(typed)
  return FEELINGS.find(({ words }) => words.some((word) => nameKey(word) === key)) ?? null
}

interface Felt {
  /** absent while nobody has reviewed it */
  feel?: Partial<ComfortScales> | undefined
  hours: number
}

/** The dramas that feel so: the gentlest first, among equals in the order given. */
export const feelingSo = <D extends Felt>({ has }: Feeling, dramas: readonly D[]): D[] =>
  dramas
    .filter(({ feel, hours }) => feel && has({ feel: { ...UNKNOWN, ...feel }, hours }))
    .sort((a, b) => (b.feel?.gentleness ?? 0) - (a.feel?.gentleness ?? 0))

/** A scale that nobody has said fits no feeling. */
const UNKNOWN = {
  gentleness: Number.NaN,
  tears: Number.NaN,
  heaviness: Number.NaN,
  pace: Number.NaN,
}

/** The moods that were typed in other words than their own, which a search finds by itself. */
export function moodsTyped(typed: string): string[] {
  const key = bare(typed)
  return moodsWanted(key).filter((mood) => nameKey(mood) !== key)
}
