// The listeners of a value outside of React, as useSyncExternalStore() wants them.

export function listeners() {
  const all = new Set<() => void>()
  return {
    /** @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify() {
      for (const listener of [...all]) listener()
    },
  }
}
