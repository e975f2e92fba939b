// Close matches: index keys find candidate dramas, scoring decides.
import { and, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { CloseMatch } from '#contract/api/dramas.ts'
import { CLOSE_MOST } from '#contract/close-matches.ts'
import type { Db } from '#server/db/open.ts'
import { matchesText } from '../filters.ts'
import { listDramas } from '../store.ts'
import { dramas, inCatalogue, isHere, onlyInIndex } from '../table.ts'
import { candidatesFor } from './candidates.ts'
import { becauseOfKind, type Kinds, kindsNamed, ofKinds } from './categories.ts'
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
 * @param kinds of the catalogue; read only when they are needed
 * @param among a filter that they must match as well
 */
export async function closeTo(
  db: Db,
  term: string,
  kinds: () => Promise<Kinds>,
  among?: SQL,
): Promise<CloseMatch[]> {
  const others = and(not(matchesText(term)), among)!
  const called = await shown(db, await named(db, term, false, others), inCatalogue)
  if (called.length === CLOSE_MOST) return called
  const all = await kinds()
  const exact = await ofKind(db, kindsNamed(term, all), others)
  if (exact.length > 0) {
    const ids = new Set(called.map(({ drama }) => drama.id))
    return [...called, ...exact.filter(({ drama }) => !ids.has(drama.id))].slice(0, CLOSE_MOST)
  }
  return called.length > 0 ? called : ofKind(db, kindsNamed(term, all, true), others)
}

/** Index dramas whose names are close to the term; literal results are left out. */
export async function closeInIndex(db: Db, term: string): Promise<CloseMatch[]> {
  return shown(db, await named(db, term, true, not(matchesText(term))), onlyInIndex)
}

/** The best rated of a category or a genre. */
async function ofKind(db: Db, kinds: Kinds, others: SQL): Promise<CloseMatch[]> {
  const where = ofKinds(kinds)
  if (!where) return []
  const best = await listDramas(db, { where: and(where, others), order: 'ranking', limit: CLOSE_MOST })
  return best.map((drama) => ({ drama, ...becauseOfKind(drama, kinds) }))
}

async function named(db: Db, term: string, inIndex: boolean, others: SQL): Promise<Found[]> {
  const what = searchTerm(term)
  if (!what) return []
  const known = await isHeld(db, term)
  const [exact = []] = await near(db, { ...what, slipped: false }, [leads], inIndex, others)
  const isWhole = ({ distance }: Found) => distance < PART
  // Words with literal results are not misspelled: no guesses then.
  if (known) return exact.filter(isWhole)
  if (exact.length === 0 && what.slipped) {
    const guessed = await near(db, what, [guesses, beginsLike(6), beginsLike(4)], inIndex, others)
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

async function isHeld(db: Db, term: string): Promise<boolean> {
  const held = await db
    .select({ id: dramas.id })
    .from(dramas)
    .where(and(isHere, matchesText(term)))
    .limit(1)
  return held.length > 0
}

type Keys = (sort: Sort, what: SearchTerm) => number[]

/** What is near by each way of making keys. */
async function near(
  db: Db,
  what: SearchTerm,
  ways: readonly Keys[],
  inIndex: boolean,
  others: SQL,
): Promise<Found[][]> {
  const lists = ways.flatMap((keysOf) => SORTS.map((sort) => keysOf(sort, what)))
  const best = await candidatesFor(db, lists, { inIndex, among: LED_TO, most: LOOKED_AT, where: others })
  return ways.map((_, way) => {
    const seen = new Map<number, Found>()
    for (const row of SORTS.flatMap((_, sort) => best[way * SORTS.length + sort]!)) {
      const found = seen.has(row.id) ? null : nearness(what, row)
      if (found) seen.set(row.id, { ...found, id: row.id, score: row.score })
    }
    return [...seen.values()]
  })
}

async function shown(db: Db, found: Found[], scope: SQL): Promise<CloseMatch[]> {
  const nearest = found
    .sort((a, b) => a.distance - b.distance || b.score - a.score || a.id - b.id)
    .slice(0, CLOSE_MOST)
  if (nearest.length === 0) return []
  const ids = nearest.map(({ id }) => id)
  const shown = new Map(
    (await listDramas(db, { scope, where: inArray(dramas.id, ids), order: [sql`id`] })).map((d) => [d.id, d]),
  )
  return nearest.flatMap(({ id, because, name }) => {
    const drama = shown.get(id)
    return drama ? [{ drama, because, name }] : []
  })
}
