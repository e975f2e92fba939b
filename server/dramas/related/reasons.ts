// Says in one sentence what two dramas share.
import { withAnd } from '#contract/in-words.ts'

/** What is shared, by its kind; `names` are the moods, people or places. */
export interface Reason {
  kind: 'place' | 'cast' | 'writer' | 'moods' | 'themes' | 'gentle' | 'genres' | 'year'
  names: readonly string[]
}

const SENTENCES: Record<Reason['kind'], (names: string) => string> = {
  place: (place) => `Filmed at the same place: ${place}.`,
  cast: (names) => `${names} ${names.includes(' and ') ? 'are' : 'is'} in both.`,
  writer: (names) => `Both were written by ${names}.`,
  moods: (moods) => `Both are ${moods} dramas.`,
  themes: (themes) => `Both tell of ${themes}.`,
  gentle: () => 'Just as gentle.',
  genres: (genre) => `Both are listed under ${genre}.`,
  year: (year) => `Both are from ${year}.`,
}

export const sentence = ({ kind, names }: Reason) => SENTENCES[kind](withAnd(names))
