// Appends a query string to a path. Names without a value are left out.

export function withSearch(path: string, search: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const tail = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return tail.size ? `${path}?${tail}` : path
}
