// Writing drafts into local storage: only pages with a text box need it.
import { attempt, draftsWhere, dropDraft, type StoredDraft } from './stored-drafts.ts'

/** Characters of one record; the longest text of the site has 50,000. */
export const DRAFT_LENGTH = 200_000
/** Records in one browser. The oldest makes room. */
export const DRAFTS_AT_MOST = 100

/** This page, until it is loaded again. */
export const newTab = () => Math.random().toString(36).slice(2, 10)

/** Where a tab puts its own version while another tab's newer one lies in the place above. */
export const asideName = (name: string, tab: string) => `${name}~${tab}`

/** @returns what is stored afterwards, or null where nothing could be */
export function writeDraft(name: string, value: unknown, tab: string, now = Date.now()): string | null {
  const raw = JSON.stringify({ value, at: now, tab })
  if (raw.length > DRAFT_LENGTH) return null
  return attempt(() => {
    if (localStorage.getItem(name) === null) makeRoom()
    localStorage.setItem(name, raw)
    return raw
  })
}

/** The newest version that some tab put aside, a tab that may be long gone. */
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
