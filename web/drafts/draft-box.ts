// One text box and its draft: every key is stored, and a newer text of another tab is never overwritten.
import { listeners } from '#web/listeners.ts'
import { GUEST } from './draft-owner.ts'
import { draftName, dropDraft, readDraft, type StoredDraft } from './stored-drafts.ts'
import { asideName, newestAside, newTab, writeDraft } from './write-draft.ts'

export type Plain = string | number | boolean | null | readonly string[]
/** A single text, or the fields of a form. Never passwords. */
export type DraftValue = string | object

export interface BoxState<T> {
  /** what was typed or restored; null while the box is untouched */
  held: T | null
  /** the text is a draft from an earlier visit */
  restored: boolean
  /** another version that can be restored: from another tab, or one that was closed before saving */
  elsewhere: T | null
}

const UNTOUCHED = { held: null, restored: false, elsewhere: null }

export class DraftBox<T extends DraftValue> {
  readonly key: string
  #initial: () => T
  #tab: string
  #listeners = listeners()
  #state: BoxState<T> = UNTOUCHED
  #owner: string | null = null
  /** what this box last read or wrote; if the stored record differs, another tab wrote it */
  #seen: string | null = null
  #typedHere = false
  #waiting: StoredDraft | null = null

  /** @param initial returns the current value without a draft */
  constructor(key: string, initial: () => T, tab = TAB) {
    this.key = key
    this.#initial = initial
    this.#tab = tab
  }

  now = (): BoxState<T> => this.#state
  watch = this.#listeners.subscribe
  value = (): T => this.#state.held ?? this.#initial()

  /** Sets the owner of the drafts: once the session is known, and whenever it changes. */
  belongTo(owner: string | null): void {
    if (owner === null || owner === this.#owner) return
    const before = this.#owner
    if (before !== null && before !== GUEST) {
      // The session expired: the text stays the member's, who is about to sign in again.
      if (owner === GUEST && this.#seen !== null && readDraft(this.#name)?.raw === this.#seen) return
      // Signed out, or another member: hide the text.
      this.#typedHere = false
      this.#become(UNTOUCHED)
    }
    this.#owner = owner
    this.#open()
  }

  /** Call it on every change of the text. */
  put(value: T): void {
    this.#typedHere = true
    this.#become({ ...this.#state, held: value })
    this.#keep()
  }

  /** Call it after sending: deletes the draft, unless more was typed since. */
  sent(value?: T): void {
    if (value !== undefined && !same(value, this.value())) return
    this.discard()
  }

  /** Deletes the draft and shows the initial value. */
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

  /** Replaces this version by the other one. */
  takeElsewhere(): void {
    const other = this.#waiting
    if (!other) return
    dropDraft(this.#aside)
    this.#settle(other)
    this.#typedHere = false
    this.#become({ held: fitted(other.value, this.#initial()), restored: true, elsewhere: null })
    this.#seen = writeDraft(this.#name, this.value(), this.#tab) ?? this.#seen
  }

  /** Deletes the other version and keeps this one. */
  keepThis(): void {
    const other = this.#waiting
    if (!other) return
    dropDraft(this.#aside)
    this.#settle(other)
    this.#become({ ...this.#state, elsewhere: null })
    if (this.#state.held !== null) this.#keep()
  }

  /** Call it when another tab has written or deleted a draft. */
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
    // The other tab sent or discarded it. What was typed here stays.
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

  /** Stores the text: in its own record, or aside while another tab's newer text is there. */
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

  /** Offers the other version, and stores this one aside so that neither is lost. */
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

  /** After the choice between two versions, the record belongs to this box again. */
  #settle(other: StoredDraft) {
    this.#waiting = null
    if (other.name !== this.#name) dropDraft(other.name)
    this.#seen = readDraft(this.#name)?.raw ?? null
  }

  #become(next: BoxState<T>) {
    const { held, restored, elsewhere } = this.#state
    if (held === next.held && restored === next.restored && elsewhere === next.elsewhere) return
    this.#state = next
    this.#listeners.notify()
  }
}

const TAB = newTab()

const same = (a: DraftValue, b: DraftValue) => JSON.stringify(a) === JSON.stringify(b)

/** Fits a stored value to the form's current fields, which may have changed. */
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
