// Who wants to know when something changes.

export function listeners() {
  const all = new Set<() => void>()
  return {
    /** @returns how to stop it */
    watch(listener: () => void): () => void {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell() {
      for (const listener of [...all]) listener()
    },
  }
}
