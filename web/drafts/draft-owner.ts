// The owner of the drafts: the signed-in member, or a guest.
import { listeners } from '#web/listeners.ts'

export const GUEST = 'guest'

// Null until the session is known: nothing is read or written before.
let owner: string | null = null
const { subscribe, notify } = listeners()

export const draftOwner = (): string | null => owner

/** Called by the session whenever it changes. */
export function draftsBelongTo(next: string): void {
  if (owner === next) return
  owner = next
  notify()
}

export const onDraftOwner = subscribe
