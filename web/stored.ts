// What this browser stores. Where its storage is off or full, nothing is found, and what is stored is forgotten when the
// page is closed.

/** Storage may throw. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export const stored = (key: string): string | null => attempt(() => localStorage.getItem(key))

/** Null removes it. */
export const store = (key: string, value: string | null): void =>
  void attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
