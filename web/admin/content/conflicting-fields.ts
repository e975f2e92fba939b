// Two people have changed the same thing: which fields differ, and which of those somebody has to decide about.
import { type State, sameValue } from '#contract/history.ts'

export type Choice = 'mine' | 'theirs'

export interface Conflict {
  field: string
  mine: unknown
  theirs: unknown
  /** what stood there when the writing began, where that is known */
  was?: unknown
  /** decided already: only one of the two has changed it */
  decided: Choice | null
}

/** The fields of mine that differ from what stands there now. */
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

/** Mine, with theirs where they were chosen. */
export function settled<Fields extends object>(
  mine: Fields,
  theirs: State,
  choices: Readonly<Record<string, Choice | null>>,
): Fields {
  const taken = Object.entries(choices).filter(([, choice]) => choice === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(([field]) => [field, theirs[field]])) }
}

/** To a form, an empty field and one that was never filled in are the same. */
const alike = (a: unknown, b: unknown) => sameValue(plain(a), plain(b))
const plain = (value: unknown) =>
  value === '' || (Array.isArray(value) && value.length === 0) ? null : value
