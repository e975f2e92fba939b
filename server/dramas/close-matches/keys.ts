// Index keys (hashes) by which the database finds the candidates for a typed text.
import { type Called, type Extent, type Name, namesOf, type Piece } from './names.ts'
import { bare, initialsOf } from './spelling.ts'

/**
 * Hashes a text. A collision costs one more comparison and changes no result: candidates are compared letter by letter.
 */
function key(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** Wholes and parts have keys of their own: wholes are few, however many dramas there are. */
export type Sort = 'w' | 'p'
const sortOf = ({ extent }: Piece): Sort => (extent === 'whole' ? 'w' : 'p')

export const exactKey = (sort: Sort, text: string) => key(`${sort}=${text}`)
export const bareKey = (sort: Sort, letters: string) => key(`${sort}~${letters}`)
export const initialsKey = (sort: Sort, initials: string) => key(`${sort}:${initials}`)

/** What begins: a drama's name, a word inside of one, or the name of somebody of the cast or the writers. */
export const BEGINS = ['name', 'word', 'person'] as const
export type Begins = (typeof BEGINS)[number]
export const beginsAs = (of: Name['of'], { extent }: Piece): Begins =>
  of !== 'drama' ? 'person' : extent === 'part' ? 'word' : 'name'

/** So many letters of a beginning have a key: what was typed is found by the longest that it fills, and then compared. */
const BEGINNINGS = [2, 3, 4, 6, 9, 13]
const beginning = (begins: Begins, kind: '=' | ':', letters: string) => key(`${begins}^${kind}${letters}`)
const beginnings = (begins: Begins, kind: '=' | ':', text: string) =>
  BEGINNINGS.filter((length) => length <= text.length).map((length) =>
    beginning(begins, kind, text.slice(0, length)),
  )

/** Of the letters or the sound typed so far, or of the initials. Nothing for less than two. */
export function beginKey(begins: Begins, kind: '=' | ':', typed: string): number | undefined {
  return beginnings(begins, kind, typed).at(-1)
}

const thirds = (length: number) => [0, Math.floor(length / 3), Math.floor((2 * length) / 3), length] as const

/** A text of so many letters without one of its thirds; what stands before it and behind it is taken from the ends. */
const without = (third: 0 | 1 | 2, sort: Sort, length: number, text: string) => {
  const ends = thirds(length)
  const behind = length - ends[third + 1]!
  return key(`${sort}${length}-${third}${text.slice(0, ends[third])}|${text.slice(text.length - behind)}`)
}
const THIRDS = [0, 1, 2] as const

/** A text without each of its thirds in turn: one slip spoils one third, so without that one it is found. */
const forgiving = (sort: Sort, text: string) => THIRDS.map((third) => without(third, sort, text.length, text))

/**
 * The keys under which a text may lie that was typed with one slip. It is a letter longer, shorter or as long; and
 * where two letters have changed places across the border of two thirds, they are changed back.
 */
export function slips(sort: Sort, typed: string): number[] {
  const [, first, second] = thirds(typed.length)
  const turned = [first, second].map(
    (at) => typed.slice(0, at - 1) + typed.charAt(at) + typed.charAt(at - 1) + typed.slice(at + 1),
  )
  return [
    ...[-1, 0, 1].flatMap((more) => THIRDS.map((third) => without(third, sort, typed.length + more, typed))),
    ...turned.map((text) => without(0, sort, text.length, text)),
  ]
}

/** So many letters must be typed before a slip among them is looked for. Fewer are too much like too many names. */
export const GUESSED: Record<Extent, number> = { whole: 5, first: 6, part: 8 }
export const GUESSED_SOUND: Record<Extent, number> = { whole: 7, first: 7, part: 8 }

/** People are guessed by all of their name in its own order. */
export const isGuessed = (of: Name['of'], { extent, isTurned }: Piece) =>
  of === 'drama' || (extent === 'whole' && !isTurned)

/** Shorter pieces are shared by too many names. */
export const BARE_LETTERS = 6

/** Every key that a drama is found by; stored with the drama. */
export function closeKeys(drama: Called): number[] {
  const keys = new Set<number>()
  const add = (text: string, sort: Sort, guessedFrom: number) => {
    keys.add(exactKey(sort, text))
    // A slip may have added a letter to what was typed.
    if (text.length >= guessedFrom - 1) for (const one of forgiving(sort, text)) keys.add(one)
  }
  for (const { of, pieces } of namesOf(drama))
    for (const piece of pieces) {
      const sort = sortOf(piece)
      const never = isGuessed(of, piece) ? 0 : Number.POSITIVE_INFINITY
      // Of people the sound is enough: all their names are Korean.
      if (of === 'drama') add(piece.spelled, sort, GUESSED[piece.extent])
      const begins = beginsAs(of, piece)
      const begin = (kind: '=' | ':', text: string) => {
        for (const one of beginnings(begins, kind, text)) keys.add(one)
      }
      if (of === 'drama') begin('=', piece.spelled)
      if (piece.hangul) {
        keys.add(initialsKey(sort, initialsOf(piece.hangul)))
        begin(':', initialsOf(piece.hangul))
      }
      for (const sound of piece.sounds) {
        begin('=', sound)
        add(sound, sort, Math.max(never, GUESSED_SOUND[piece.extent]))
        const letters = of === 'drama' ? bare(sound) : ''
        if (letters.length >= BARE_LETTERS) keys.add(bareKey(sort, letters))
      }
    }
  return [...keys].sort((a, b) => a - b)
}
