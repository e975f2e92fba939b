// Drafts in local storage, as every page needs them: where they are, and when they go. One record for each owner and text
// box. Storage may be full or switched off: then there are no drafts, and nothing else breaks.

const START = 'draft:'
/** Days after which a draft is dropped. */
export const DRAFT_DAYS = 30
const DAY = 86_400_000
export interface StoredDraft {
  /** where it lies */
  name: string
  /** exactly what lies there: if this changes, somebody else wrote */
  raw: string
  value: unknown
  at: number
}

/** Where the draft of a text box lies. */
export const draftName = (owner: string, key: string) => `${START}${owner}:${key}`
export function readDraft(name: string): StoredDraft | null {
  const raw = attempt(() => localStorage.getItem(name))
  return raw ? parsed(name, raw) : null
}

export function dropDraft(name: string): void {
  attempt(() => localStorage.removeItem(name))
}

/** Once on every page load, when there is time: one that is read is looked at anyway. */
export function dropOldDrafts(): void {
  draftsWhere(() => true)
}

/** Every readable record whose name fits. What is too old or no draft at all goes. */
export function draftsWhere(fits: (name: string) => boolean): StoredDraft[] {
  const names = attempt(() => Object.keys(localStorage)) ?? []
  return names
    .filter((name) => name.startsWith(START) && fits(name))
    .map(readDraft)
    .filter((draft) => draft !== null)
}

function parsed(name: string, raw: string): StoredDraft | null {
  try {
    const { value, at } = JSON.parse(raw) as { value: unknown; at: unknown }
    if (typeof at === 'number' && Date.now() - at < DRAFT_DAYS * DAY) return { name, raw, value, at }
  } catch {
    // not ours, or cut off: the same as too old
  }
  dropDraft(name)
  return null
}

/** Storage may say no. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
