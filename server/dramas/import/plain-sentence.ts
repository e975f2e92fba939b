// Generates a placeholder description from a drama's facts.

import type { DramaFields } from '#contract/content/drama.ts'
import { PLAIN_ENDING } from '#contract/drama-import.ts'
import { plural } from '#contract/plural.ts'

/** How many cast members it names. */
const NAMES = 3

type Facts = Pick<DramaFields, 'title' | 'year'> &
  Partial<Pick<DramaFields, 'episodes' | 'genre' | 'mainCast' | 'writer'>>

/** The same facts give the same sentence. Its end says that there is no description yet. */
export function plainSentence({ title, year, episodes, genre, mainCast = [], writer }: Facts): string {
  const kind = !genre || /^drama$/i.test(genre) ? 'Korean drama' : `Korean ${genre.toLowerCase()} drama`
  const length = episodes ? ` in ${plural(episodes, 'episode')}` : ''
  const cast = mainCast.length > 0 ? `, with ${inWords(mainCast.slice(0, NAMES))}` : ''
  const by = writer ? `, written by ${writer}` : ''
  return `${title} is a ${kind} from ${year}${length}${cast}${by}. ${PLAIN_ENDING}`
}

const inWords = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
