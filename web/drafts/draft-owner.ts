// The owner of the drafts: the signed-in member, or a guest.

export const GUEST = 'guest'

// Null until the session is known: nothing is read or written before.
let owner: string | null = null
const listeners = new Set<() => void>()

export const draftOwner = (): string | null => owner

/** Called by the session whenever it changes. */
export function draftsBelongTo(next: string): void {
  if (owner === next) return
  owner = next
  for (const listener of [...listeners]) listener()
}

export function onDraftOwner(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
