// Compares two versions of the same item: which fields differ, and which ones an admin must choose.
import { type State, sameValue } from '#contract/history.ts'

export type Choice = 'mine' | 'theirs'

export interface Conflict {
  field: string
  mine: unknown
  theirs: unknown
  /** the value both started from, if known */
  was?: unknown
  /** decided automatically: only one of the two has changed it */
  decided: Choice | null
}

/** The fields of mine that differ from the current version. */
export function conflictsOf(mine: State, theirs: State, was: State | null): Conflict[] {
  return Object.keys(mine)
    .filter((field) => field in theirs && !alike(mine[field], theirs[field]))
    .map((field) => {
      const conflict = { field, mine: mine[field], theirs: theirs[field] }
      if (!was || !(field in was)) return { ...conflict, decided: null }
      const decided = alike(was[field], theirs[field])
        ? 'mine'
        : alike(was[field], mine[field])
          ? 'theirs'
          : null
      return { ...conflict, was: was[field], decided }
    })
}

/** Mine, with theirs where chosen. */
export function settled<Fields extends object>(
  mine: Fields,
  theirs: State,
  choices: Readonly<Record<string, Choice | null>>,
): Fields {
  const taken = Object.entries(choices).filter(([, choice]) => choice === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(([field]) => [field, theirs[field]])) }
}

/** A form does not distinguish an empty field from a missing one. */
const alike = (a: unknown, b: unknown) => sameValue(plain(a), plain(b))
const plain = (value: unknown) =>
  value === '' || (Array.isArray(value) && value.length === 0) ? null : value
