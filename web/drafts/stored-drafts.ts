// Reads drafts from local storage, one record for each owner and text box, and deletes expired ones. Storage may be full
// or switched off: then there are no drafts.
import { attempt, store, stored } from '#web/stored.ts'

const START = 'draft:'
/** Days after which a draft is dropped. */
export const DRAFT_DAYS = 30
const DAY = 86_400_000
export interface StoredDraft {
  /** the storage key */
  name: string
  /** the stored string: if it changes, another tab wrote it */
  raw: string
  value: unknown
  at: number
}

/** The storage key of a text box's draft. */
export const draftName = (owner: string, key: string) => `${START}${owner}:${key}`
export function readDraft(name: string): StoredDraft | null {
  const raw = stored(name)
  return raw ? parsed(name, raw) : null
}

export const dropDraft = (name: string): void => store(name, null)

/** Call it once per page load, when idle: a draft that is read is checked anyway. */
export function dropOldDrafts(): void {
  draftsWhere(() => true)
}

/** Every readable record whose key matches. Expired and broken ones are deleted. */
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
    // not ours or cut off: delete it too
  }
  dropDraft(name)
  return null
}
