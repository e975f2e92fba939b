// Drafts in local storage: one record for each owner and text box. Storage may be full or switched off: then there
// are no drafts, and nothing else breaks.

const START = 'draft:'
/** Days after which a draft is dropped. */
export const DRAFT_DAYS = 30
/** Characters of one record; the longest text of the site has 50,000. */
export const DRAFT_LENGTH = 200_000
/** Records in one browser. The oldest makes room. */
export const DRAFTS_AT_MOST = 100

const DAY = 86_400_000
/** This page, until it is loaded again. */
export const newTab = () => Math.random().toString(36).slice(2, 10)

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
/** Where a tab puts its own version while another tab's newer one lies in the place above. */
export const asideName = (name: string, tab: string) => `${name}~${tab}`

export function readDraft(name: string): StoredDraft | null {
  const raw = attempt(() => localStorage.getItem(name))
  return raw ? parsed(name, raw) : null
}

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

export function dropDraft(name: string): void {
  attempt(() => localStorage.removeItem(name))
}

/** The newest version that some tab put aside, a tab that may be long gone. */
export function newestAside(name: string, but: string): StoredDraft | null {
  const found = all((other) => other.startsWith(`${name}~`) && other !== asideName(name, but))
  return found.sort((a, b) => b.at - a.at)[0] ?? null
}

/** At sign-out: what was begun goes too, for whoever sits here next. */
export function forgetDraftsOf(owner: string): void {
  for (const { name } of all((name) => name.startsWith(draftName(owner, '')))) dropDraft(name)
}

/** At sign-in: what was begun before goes along, except where something of the member's own waits. */
export function moveDrafts(from: string, to: string): void {
  const start = draftName(from, '')
  for (const { name, raw } of all((name) => name.startsWith(start))) {
    const target = draftName(to, name.slice(start.length))
    attempt(() => {
      if (localStorage.getItem(target) !== null) return
      localStorage.setItem(target, raw)
      localStorage.removeItem(name)
    })
  }
}

/** Once on every page load. */
export function dropOldDrafts(): void {
  all(() => true)
}

function makeRoom(): void {
  const there = all(() => true)
  if (there.length < DRAFTS_AT_MOST) return
  const oldest = there.sort((a, b) => a.at - b.at)[0]
  if (oldest) dropDraft(oldest.name)
}

/** Every readable record whose name fits. What is too old or no draft at all goes. */
function all(fits: (name: string) => boolean): StoredDraft[] {
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

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
