// Remembers the line a visitor wanted to save before signing in. In session storage, so it survives the external provider.

const KEY = 'wanted_line'

export function rememberLineToSave(line: string): void {
  try {
    sessionStorage.setItem(KEY, line)
  } catch {
    // storage is off: the visitor has to press again
  }
}

/** Reads and removes the line. */
export function takeLineToSave(): string | null {
  try {
    const line = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return line
  } catch {
    return null
  }
}
