// Whose drafts these are: those of the member who is signed in, or of whoever sits here as a guest.

export const GUEST = 'guest'

// Nobody until it is known who is signed in: then nothing is read or written yet.
let owner: string | null = null
const listeners = new Set<() => void>()

export const draftOwner = (): string | null => owner

/** Told by the session, whenever it changes. */
export function draftsBelongTo(next: string): void {
  if (owner === next) return
  owner = next
  for (const listener of [...listeners]) listener()
}

export function onDraftOwner(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
