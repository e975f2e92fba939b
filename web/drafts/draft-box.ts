// One text box and its draft: what is typed is stored with every key, and never over the newer text of another tab.
import { GUEST } from './draft-owner.ts'
import { draftName, dropDraft, readDraft, type StoredDraft } from './stored-drafts.ts'
import { asideName, newestAside, newTab, writeDraft } from './write-draft.ts'

export type Plain = string | number | boolean | null | readonly string[]
/** A single text, or the fields of a form. Never passwords. */
export type DraftValue = string | object

export interface BoxState<T> {
  /** what was typed or restored; null while nobody has touched the box */
  held: T | null
  /** the text is a draft from an earlier visit */
  restored: boolean
  /** another version that waits: of another tab, or of one that was closed in the middle */
  elsewhere: T | null
}

const UNTOUCHED = { held: null, restored: false, elsewhere: null }

export class DraftBox<T extends DraftValue> {
  readonly key: string
  #initial: () => T
  #tab: string
  #listeners = new Set<() => void>()
  #state: BoxState<T> = UNTOUCHED
  #owner: string | null = null
  /** what this box last read or wrote; if something else lies there, another tab wrote it */
  #seen: string | null = null
  #typedHere = false
  #waiting: StoredDraft | null = null

  /** @param initial what stands in the box while there is no draft, now */
  constructor(key: string, initial: () => T, tab = TAB) {
    this.key = key
    this.#initial = initial
    this.#tab = tab
  }

  now = (): BoxState<T> => this.#state
  watch = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  value = (): T => this.#state.held ?? this.#initial()

  /** Sets whose drafts these are: once the session is known, and whenever it changes. */
  belongTo(owner: string | null): void {
    if (owner === null || owner === this.#owner) return
    const before = this.#owner
    if (before !== null && before !== GUEST) {
      // The session ran out: the text stays the member's, who is about to sign in again.
      if (owner === GUEST && this.#seen !== null && readDraft(this.#name)?.raw === this.#seen) return
      // Signed out, or somebody else: the text is not theirs to see.
      this.#typedHere = false
      this.#become(UNTOUCHED)
    }
    this.#owner = owner
    this.#open()
  }

  /** Somebody types. */
  put(value: T): void {
    this.#typedHere = true
    this.#become({ ...this.#state, held: value })
    this.#keep()
  }

  /** It was sent: the draft goes, unless more was typed since. */
  sent(value?: T): void {
    if (value !== undefined && !same(value, this.value())) return
    this.discard()
  }

  /** Back to the beginning. */
  discard(): void {
    if (this.#owner !== null) {
      if (readDraft(this.#name)?.raw === this.#seen) dropDraft(this.#name)
      dropDraft(this.#aside)
    }
    this.#seen = null
    this.#typedHere = false
    this.#become(UNTOUCHED)
    this.hear()
  }

  /** Shows the version that waits instead of this one. */
  takeElsewhere(): void {
    const other = this.#waiting
    if (!other) return
    dropDraft(this.#aside)
    this.#settle(other)
    this.#typedHere = false
    this.#become({ held: fitted(other.value, this.#initial()), restored: true, elsewhere: null })
    this.#seen = writeDraft(this.#name, this.value(), this.#tab) ?? this.#seen
  }

  /** Drops the version that waits and keeps the one in the box. */
  keepThis(): void {
    const other = this.#waiting
    if (!other) return
    dropDraft(this.#aside)
    this.#settle(other)
    this.#become({ ...this.#state, elsewhere: null })
    if (this.#state.held !== null) this.#keep()
  }

  /** Another tab has written or dropped something. */
  hear(): void {
    if (this.#owner === null) return
    const stored = readDraft(this.#name)
    if (stored) {
      if (stored.raw !== this.#seen) this.#wait(stored)
      return
    }
    if (this.#seen === null && this.#waiting === null) return
    this.#seen = null
    this.#waiting = null
    // Sent or discarded over there. What was typed here stays.
    this.#become(this.#typedHere ? { ...this.#state, elsewhere: null } : UNTOUCHED)
  }

  get #name() {
    return draftName(this.#owner ?? GUEST, this.key)
  }
  get #aside() {
    return asideName(this.#name, this.#tab)
  }

  #open() {
    this.#seen = this.#state.held === null ? null : this.#seen
    const stored = readDraft(this.#name)
    const aside = newestAside(this.#name, this.#tab)
    if (this.#state.held !== null) {
      if (stored && stored.raw !== this.#seen) this.#wait(stored)
      else this.#keep()
      return
    }
    const found = stored ?? aside
    const value = found && fitted(found.value, this.#initial())
    if (!found || value === null || same(value, this.#initial())) {
      if (found) dropDraft(found.name)
      return
    }
    this.#become({ held: value, restored: true, elsewhere: null })
    if (stored) {
      this.#seen = stored.raw
      if (aside) this.#wait(aside)
    } else {
      this.#keep()
      dropDraft(found.name)
    }
  }

  /** Stores what is in the box: in its place, or aside while somebody else's newer text lies there. */
  #keep() {
    if (this.#owner === null) return
    const value = this.value()
    const stored = readDraft(this.#name)
    if (stored && stored.raw !== this.#seen) {
      this.#wait(stored)
    } else if (same(value, this.#initial())) {
      dropDraft(this.#name)
      dropDraft(this.#aside)
      this.#seen = null
    } else {
      const raw = writeDraft(this.#name, value, this.#tab)
      if (raw === null) return
      this.#seen = raw
      dropDraft(this.#aside)
    }
  }

  /** Another version is there: it is offered, and this one is put aside so that neither is lost. */
  #wait(other: StoredDraft) {
    const value = fitted(other.value, this.#initial())
    const isInPlace = other.name === this.#name
    if (value === null || same(value, this.value())) {
      if (isInPlace) this.#seen = other.raw
      else dropDraft(other.name)
      this.#waiting = null
      this.#become({ ...this.#state, elsewhere: null })
      return
    }
    if (isInPlace && this.#state.held !== null) writeDraft(this.#aside, this.value(), this.#tab)
    this.#waiting = other
    this.#become({ ...this.#state, elsewhere: value })
  }

  /** The version that waited is decided about: its place is this box's again. */
  #settle(other: StoredDraft) {
    this.#waiting = null
    if (other.name !== this.#name) dropDraft(other.name)
    this.#seen = readDraft(this.#name)?.raw ?? null
  }

  #become(next: BoxState<T>) {
    const { held, restored, elsewhere } = this.#state
    if (held === next.held && restored === next.restored && elsewhere === next.elsewhere) return
    this.#state = next
    for (const listener of [...this.#listeners]) listener()
  }
}

const TAB = newTab()

const same = (a: DraftValue, b: DraftValue) => JSON.stringify(a) === JSON.stringify(b)

/** What was stored in the shape of this box: the form may have got other fields since. */
function fitted<T extends DraftValue>(stored: unknown, initial: T): T | null {
  if (typeof initial === 'string') return typeof stored === 'string' ? (stored as T) : null
  if (typeof stored !== 'object' || stored === null) return null
  const fields = Object.entries(initial).map(([field, value]) => {
    const draft = (stored as Record<string, unknown>)[field]
    return [field, isSameType(draft, value) ? draft : value]
  })
  return Object.fromEntries(fields) as T
}

const isSameType = (draft: unknown, value: unknown) =>
  typeof draft === typeof value &&
  Array.isArray(draft) === Array.isArray(value) &&
  (draft === null) === (value === null)
