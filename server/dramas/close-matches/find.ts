// Close matches: index keys find candidate dramas, scoring decides.
import type { CloseMatch } from '#contract/api/dramas.ts'
import { CLOSE_MOST } from '#contract/close-matches.ts'
import type { Db } from '#server/db/open.ts'
import { finderOf, type KnownDrama } from '../find.ts'
import { readDramas, readListed } from '../listed.ts'
import { candidatesFor } from './candidates.ts'
import { becauseOfKind, type Kinds, kindsNamed } from './categories.ts'
import { BARE_LETTERS, bareKey, beginKey, exactKey, initialsKey, type Sort, slips } from './keys.ts'
import { type Nearness, nearness, PART } from './score.ts'
import { type SearchTerm, searchTerm } from './search-term.ts'
import { bare, initialsOf } from './spelling.ts'

/** How many candidates are compared letter by letter: by whole names, and by parts of names. */
const LOOKED_AT = 60
/** Candidates to choose the best rated from; a word in more names than this is not specific. */
const LED_TO = 1_000

const SORTS: Sort[] = ['w', 'p']

interface Found extends Nearness {
  id: number
  score: number
}

/**
 * Dramas whose names are close to the term, then those of the category or genre it names. Literal results are left
 * out: the search shows them.
 * @param isWanted what they must be as well
 */
export async function closeTo(
  db: Db,
  term: string,
  isWanted: (drama: KnownDrama) => boolean = () => true,
): Promise<CloseMatch[]> {
  const finder = finderOf(db)
  const [literal, catalogue] = await Promise.all([finder.holding(term), finder.inOrder('ranking')])
  const others = catalogue.filter((drama) => !literal.has(drama) && isWanted(drama))
  const called = await shown(db, await named(db, term, { inIndex: false, literal, others }), 'catalogue')
  if (called.length === CLOSE_MOST) return called
  const kinds = kindsOf(catalogue)
  const exact = await ofKind(db, kindsNamed(term, kinds), others)
  if (exact.length > 0) {
    const ids = new Set(called.map(({ drama }) => drama.id))
    return [...called, ...exact.filter(({ drama }) => !ids.has(drama.id))].slice(0, CLOSE_MOST)
  }
  return called.length > 0 ? called : ofKind(db, kindsNamed(term, kinds, true), others)
}

/** Index dramas whose names are close to the term; literal results are left out. */
export async function closeInIndex(db: Db, term: string): Promise<CloseMatch[]> {
  const finder = finderOf(db)
  const [literal, inIndex] = await Promise.all([finder.holding(term), finder.inIndex()])
  const others = inIndex.filter((drama) => !literal.has(drama))
  return shown(db, await named(db, term, { inIndex: true, literal, others }), 'index')
}

const kindsOf = (dramas: readonly KnownDrama[]): Kinds => ({
  categories: [...new Set(dramas.flatMap(({ categories }) => categories))],
  genres: [...new Set(dramas.map(({ genre }) => genre))],
})

/** The best rated of a category or a genre. */
async function ofKind(db: Db, kinds: Kinds, others: readonly KnownDrama[]): Promise<CloseMatch[]> {
  if (kinds.categories.length + kinds.genres.length === 0) return []
  const isOfKind = ({ categories, genre }: KnownDrama) =>
    kinds.genres.includes(genre) || categories.some((one) => kinds.categories.includes(one))
  const best = others.filter(isOfKind).slice(0, CLOSE_MOST)
  return (await readListed(db, best)).map((drama) => ({ drama, ...becauseOfKind(drama, kinds) }))
}

interface Among {
  inIndex: boolean
  /** dramas that contain the term, here and in the other one of catalogue and index */
  literal: ReadonlySet<KnownDrama>
  others: readonly KnownDrama[]
}

async function named(db: Db, term: string, among: Among): Promise<Found[]> {
  const what = searchTerm(term)
  if (!what) return []
  const [exact = []] = await near(db, { ...what, slipped: false }, [leads], among)
  const isWhole = ({ distance }: Found) => distance < PART
  // Words with literal results are not misspelled: no guesses then.
  if (among.literal.size > 0) return exact.filter(isWhole)
  if (exact.length === 0 && what.slipped) {
    const guessed = await near(db, what, [guesses, beginsLike(6), beginsLike(4)], among)
    return guessed.find((found) => found.length > 0) ?? []
  }
  // An exact name of a person excludes people whose given name sounds alike.
  const isNamed = exact.some(isWhole)
  const isPerson = ({ because }: Found) => because === 'cast' || because === 'writer'
  return exact.filter((one) => isWhole(one) || !isNamed || !isPerson(one))
}

/** Keys of everything that is spelled, sounds or begins like this. */
function leads(sort: Sort, { spelled, sounds, initials, isHangul }: SearchTerm): number[] {
  const borrowed = isHangul ? [] : sounds.map(bare).filter((letters) => letters.length >= BARE_LETTERS)
  return [
    ...[...spelled, ...sounds].map((text) => exactKey(sort, text)),
    ...borrowed.map((letters) => bareKey(sort, letters)),
    ...(initials === null ? [] : [initialsKey(sort, initialsOf(initials))]),
  ]
}

/** Keys of everything that is one slip away. */
const guesses = (sort: Sort, { spelled, sounds, isHangul }: SearchTerm): number[] =>
  [spelled[0]!, ...(isHangul ? [] : sounds)].flatMap((text) => slips(sort, text))

/** Keys of people whose names begin so: a letter that is missing later on may change how the rest sounds. */
const beginsLike =
  (letters: number) =>
  (sort: Sort, { sounds, isHangul, isOneWord }: SearchTerm): number[] =>
    sort === 'p' || isHangul || isOneWord
      ? []
      : sounds.flatMap((sound) => beginKey('person', '=', sound.slice(0, letters)) ?? [])

type Keys = (sort: Sort, what: SearchTerm) => number[]

/** What is near by each way of making keys. */
async function near(
  db: Db,
  what: SearchTerm,
  ways: readonly Keys[],
  { inIndex, others }: Among,
): Promise<Found[][]> {
  const lists = ways.flatMap((keysOf) => SORTS.map((sort) => keysOf(sort, what)))
  const allowed = new Set(others.map(({ id }) => id))
  const isAllowed = (id: number) => allowed.has(id)
  const best = await candidatesFor(db, lists, { inIndex, among: LED_TO, most: LOOKED_AT, isAllowed })
  return ways.map((_, way) => {
    const seen = new Map<number, Found>()
    for (const row of SORTS.flatMap((_, sort) => best[way * SORTS.length + sort]!)) {
      const found = seen.has(row.id) ? null : nearness(what, row)
      if (found) seen.set(row.id, { ...found, id: row.id, score: row.score })
    }
    return [...seen.values()]
  })
}

async function shown(db: Db, near: Found[], of: 'catalogue' | 'index'): Promise<CloseMatch[]> {
  const nearest = near
    .sort((a, b) => a.distance - b.distance || b.score - a.score || a.id - b.id)
    .slice(0, CLOSE_MOST)
  const found = await readDramas(
    db,
    nearest.map(({ id }) => id),
    of,
  )
  const byId = new Map(found.map((drama) => [drama.id, drama]))
  return nearest.flatMap(({ id, because, name }) => {
    const drama = byId.get(id)
    return drama ? [{ drama, because, name }] : []
  })
}
