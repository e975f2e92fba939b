// Suggestions while typing: dramas whose names begin with the text, else close matches.
import type { CloseMatch, Suggestion } from '#contract/api/dramas.ts'
import { type CloseBecause, SUGGESTED_MOST } from '#contract/close-matches.ts'
import { type Feel, SCALES } from '#contract/comfort.ts'
import type { Db } from '#server/db/open.ts'
import { finderOf } from '../find.ts'
import { candidatesFor } from './candidates.ts'
import { closeInIndex, closeTo } from './find.ts'
import { BEGINS, type Begins, beginKey, beginsAs } from './keys.ts'
import { type Called, type Name, type Piece, peopleOf, soundsAs, titlesOf } from './names.ts'
import { fitsInitials } from './search-term.ts'
import { hasInitials, hasSyllables, initialsOf, isLaughter, spelled, wordsIn } from './spelling.ts'
import { dramasOfCalled, withPeople } from './suggested-people.ts'

/** What was typed so far, in every form in which it may be the beginning of a name. */
interface Typed {
  spelled: string
  /** how it sounds; without its last vowels too, which may be half of another one: dokka(e) */
  sounds: string[]
  initials: string | null
  /** a given name stands in front of its family only where somebody types both, and never in Hangul */
  isTurned: boolean
}

const LETTERS_MOST = 60
const LETTERS_LEAST = 2
const SOUND_LETTERS = 3
/** How many dramas that begin like this are compared closely, the best rated first; most of them turn out to fit. */
const LOOKED_AT = 2 * SUGGESTED_MOST
/** A beginning that more dramas share says so little that any this many will do, the best rated of them first. */
const LED_TO = 200

export async function suggested(db: Db, text: string): Promise<Suggestion[]> {
  const what = typedAs(text)
  if (!what) return []
  const [found, called] = await Promise.all([beginning(db, what), dramasOfCalled(db, text)])
  const near = found.length > 0 ? found : (await close(db, text)).map(shownMatch)
  // A title that begins so comes before a person who is called exactly so.
  const all = near[0]?.because === 'name' ? [...near, ...called] : [...called, ...near]
  const offered = all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at)
  return withPeople(db, await withFeel(db, offered.slice(0, SUGGESTED_MOST)))
}

/** With how each feels: nothing heavy is offered without saying so. */
async function withFeel(db: Db, offered: readonly Suggestion[]): Promise<Suggestion[]> {
  const known = await finderOf(db).all()
  return offered.map((one) => {
    const scales = scalesOf(known.get(one.id)?.feel)
    return { ...one, ...(scales && { feel: scales }) }
  })
}

const scalesOf = (feel: Feel | undefined) =>
  feel && Object.fromEntries(SCALES.flatMap((scale) => (feel[scale] ? [[scale, feel[scale]]] : [])))

async function close(db: Db, text: string) {
  const matches = await closeTo(db, text)
  return matches.length > 0 ? matches : closeInIndex(db, text)
}

const shownMatch = ({ drama, because, name }: CloseMatch) => shown(drama, because, name)

/** @returns null for what can be the beginning of no name */
function typedAs(text: string): Typed | null {
  const words = wordsIn(text.slice(0, LETTERS_MOST))
  const joined = words.join('')
  const letters = spelled(joined)
  if (letters.length < LETTERS_LEAST || isLaughter(joined)) return null
  return {
    spelled: letters,
    sounds: soundsTyped(words),
    initials: hasInitials(joined) ? joined : null,
    isTurned: words.length > 1 && !hasSyllables(joined),
  }
}

/** One consonant behind a syllable waits for its vowel: 공ㅇ is heard as 공. More of them are initials. */
const WAITING = /(?<=[가-힣])[ㄱ-ㅎ]$/

function soundsTyped(words: readonly string[]): string[] {
  const last = words.at(-1)!
  const ways = [last.replace(WAITING, ''), ...(hasSyllables(last) ? [] : [last.replace(/[aeiouwy]+$/, '')])]
  const sounding = ways.flatMap((way) => soundsAs([...words.slice(0, -1), way].filter(Boolean)))
  return [...new Set(sounding)].filter((sound) => /^[a-z0-9]+$/.test(sound) && sound.length >= SOUND_LETTERS)
}

function keysOf(begins: Begins, { spelled, sounds, initials }: Typed): number[] {
  const keys = [
    ...[spelled, ...sounds].map((text) => beginKey(begins, '=', text)),
    initials === null ? undefined : beginKey(begins, ':', initialsOf(initials)),
  ]
  return keys.filter((key) => key !== undefined)
}

/**
 * Names that begin so; where they are few, words inside of names too, and then people. The best rated of each first,
 * and dramas of the index after all of the catalogue.
 */
async function beginning(db: Db, what: Typed): Promise<Suggestion[]> {
  const found = new Map<number, Suggestion>()
  for (const inIndex of [false, true]) {
    if (found.size >= SUGGESTED_MOST) break
    const lists = BEGINS.map((begins) => keysOf(begins, what))
    const best = await candidatesFor(db, lists, { inIndex, among: LED_TO, most: LOOKED_AT })
    for (const [at, begins] of BEGINS.entries()) {
      if (found.size >= SUGGESTED_MOST) break
      const begun = best[at]!.flatMap((row) => {
        const how = found.has(row.id) ? null : howItBegins(what, begins, row)
        return how ? [{ row, ...how }] : []
      })
      for (const { row, because, name } of begun.toSorted((a, b) => a.rank - b.rank))
        found.set(row.id, shown(row, because, name))
    }
  }
  return [...found.values()]
}

type Shown = Pick<Suggestion, 'id' | 'title' | 'year'> & {
  nativeTitle?: string | null | undefined
  inIndex?: boolean | undefined
}

const shown = (
  { id, title, year, nativeTitle, inIndex }: Shown,
  because: CloseBecause,
  name: string,
): Suggestion => ({
  id,
  title,
  year,
  ...(nativeTitle && { nativeTitle }),
  ...(inIndex && { inIndex }),
  because,
  name,
})

interface Begun {
  /** less is nearer */
  rank: number
  because: CloseBecause
  /** as it is stored */
  name: string
}

/** By which of its names a drama begins so: the title before other names, and a given name alone last. */
function howItBegins(what: Typed, begins: Begins, drama: Called): Begun | null {
  let best: Begun | null = null
  for (const name of begins === 'person' ? peopleOf(drama) : titlesOf(drama))
    for (const piece of name.pieces) {
      const rank = (name.text === drama.title ? 0 : 1) + (piece.extent === 'part' ? 2 : 0)
      if (best && best.rank <= rank) continue
      const because = beginsAs(name.of, piece) === begins && pieceBegins(what, name, piece)
      if (because) best = { rank, because, name: name.text }
    }
  return best
}

function pieceBegins(what: Typed, { of }: Name, piece: Piece): CloseBecause | null {
  const { spelled, sounds, hangul } = piece
  if (piece.isTurned && !what.isTurned) return null
  const because = (why: CloseBecause) => (of === 'drama' ? why : of)
  if (of === 'drama' && spelled.startsWith(what.spelled)) return because('name')
  if (sounds.some((sounding) => what.sounds.some((typed) => sounding.startsWith(typed))))
    return because('spelling')
  const { initials } = what
  if (initials === null || hangul === undefined) return null
  return fitsInitials(initials, hangul.slice(0, initials.length)) ? because('initials') : null
}
