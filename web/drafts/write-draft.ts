// Writes drafts to local storage. Loaded only by pages with a text box.
import { attempt } from '#web/stored.ts'
import { draftsWhere, dropDraft, type StoredDraft } from './stored-drafts.ts'

/** Maximum characters of one record; the longest text of the site has 50,000. */
export const DRAFT_LENGTH = 200_000
/** Maximum records in one browser. The oldest is deleted first. */
export const DRAFTS_AT_MOST = 100

/** Identifies this page load. */
export const newTab = () => Math.random().toString(36).slice(2, 10)

/** The key for a tab's own version while another tab's newer one has the main key. */
export const asideName = (name: string, tab: string) => `${name}~${tab}`

/** @returns what is stored afterwards, or null if nothing could be stored */
export function writeDraft(name: string, value: unknown, tab: string, now = Date.now()): string | null {
  const raw = JSON.stringify({ value, at: now, tab })
  if (raw.length > DRAFT_LENGTH) return null
  return attempt(() => {
    if (localStorage.getItem(name) === null) makeRoom()
    localStorage.setItem(name, raw)
    return raw
  })
}

/** The newest version stored aside by another tab, which may be closed by now. */
export function newestAside(name: string, but: string): StoredDraft | null {
  const found = draftsWhere((other) => other.startsWith(`${name}~`) && other !== asideName(name, but))
  return found.sort((a, b) => b.at - a.at)[0] ?? null
}

function makeRoom(): void {
  const stored = draftsWhere(() => true)
  if (stored.length < DRAFTS_AT_MOST) return
  const oldest = stored.sort((a, b) => a.at - b.at)[0]
  if (oldest) dropDraft(oldest.name)
}
