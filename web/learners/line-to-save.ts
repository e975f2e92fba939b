// The line that a visitor wanted to keep and had to sign in for: kept in this tab until they have, also on the way over
// another site.

const KEY = 'wanted_line'

export function rememberLineToSave(line: string): void {
  try {
    sessionStorage.setItem(KEY, line)
  } catch {
    // switched off: it is then pressed a second time
  }
}

/** The line, once. */
export function takeLineToSave(): string | null {
  try {
    const line = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return line
  } catch {
    return null
  }
}
