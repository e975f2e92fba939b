// Scores how close the names of a drama are to the typed text.
import type { CloseBecause } from '#contract/close-matches.ts'
import { BARE_LETTERS, GUESSED, GUESSED_SOUND, isGuessed } from './keys.ts'
import { type Called, type Extent, type Name, namesOf, type Piece } from './names.ts'
import { fitsInitials, type SearchTerm } from './search-term.ts'
import { bare } from './spelling.ts'

export interface Nearness {
  /** 0 is the name itself; from SLIPPED on it is a guess */
  distance: number
  because: CloseBecause
  /** the name it was found by, as it is stored */
  name: string
}

const SLIPPED = 20
/** A match with part of a name counts for less than one with all of it. */
export const PART = 5

const FURTHER: Record<Extent, number> = { whole: 0, first: PART, part: PART + 1 }
export function nearness(what: SearchTerm, drama: Called): Nearness | null {
  let nearest: Nearness | null = null
  for (const name of namesOf(drama))
    for (const piece of name.pieces) {
      const found = compare(what, name, piece)
      if (!found || (nearest && nearest.distance <= found.distance)) continue
      nearest = { ...found, name: name.text }
      // Found by its own title: then only the spelling differed.
      if (nearest.because === 'name' && name.text === drama.title) nearest.because = 'spelling'
    }
  return nearest
}

function compare(what: SearchTerm, { of }: Name, piece: Piece): Omit<Nearness, 'name'> | null {
  const at = (distance: number, because: CloseBecause) => ({
    distance: distance + FURTHER[piece.extent],
    because: of === 'drama' ? because : of,
  })
  if (what.initials !== null) return byInitials(what.initials, piece) ? at(0, 'initials') : null
  if (piece.isTurned && (what.isHangul || what.isOneWord)) return null
  if (what.spelled.includes(piece.spelled)) return at(0, 'name')
  if (piece.sounds.some((sound) => what.sounds.includes(sound))) return at(1, 'spelling')
  if (piece.sounds.some((sound) => what.sounds.some((other) => sameBare(sound, other))))
    return at(2, 'spelling')
  return what.slipped ? slipped(what, of, piece, at) : null
}

/** Two initials fit a word in every second name, so they must fit the beginning. */
const byInitials = (initials: string, { hangul, extent }: Piece) =>
  hangul !== undefined && (extent !== 'part' || initials.length > 2) && fitsInitials(initials, hangul)

const sameBare = (sound: string, other: string) => {
  const letters = bare(sound)
  return letters.length >= BARE_LETTERS && letters === bare(other)
}

function slipped<T>(
  what: SearchTerm,
  of: Name['of'],
  piece: Piece,
  at: (d: number, b: CloseBecause) => T,
): T | null {
  const { extent } = piece
  if (!isGuessed(of, piece)) return null
  const typed = what.spelled[0]!
  // A person's name is shorter, and more like those of others.
  const least = of === 'drama' ? GUESSED[extent] : GUESSED_SOUND[extent]
  if (typed.length >= least && isOneSlip(typed, piece.spelled)) return at(SLIPPED, 'spelling')
  // Hangul is written as it is meant: what sounds almost alike is another word.
  if (what.isHangul) return null
  const soundsAlike = piece.sounds.some((sound) =>
    what.sounds.some((other) => other.length >= GUESSED_SOUND[extent] && isOneSlip(other, sound)),
  )
  return soundsAlike ? at(SLIPPED + 1, 'spelling') : null
}

const digits = (text: string) => text.replace(/\D/g, '')

/** One letter too many, too few, wrong, or two that changed places. A wrong number is another drama, not a slip. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [mine, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isSlip =
    (mine.length <= 1 && other.length <= 1) ||
    (mine.length === 2 && other.length === 2 && mine[0] === other[1] && mine[1] === other[0])
  return isSlip && digits(a) === digits(b)
}
