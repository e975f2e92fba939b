// Query strings: a path with one, and an id in one.
import { LARGEST_ID } from '#contract/largest-id.ts'

/** Names without a value are left out. */
export function withSearch(path: string, search: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const tail = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return tail.size ? `${path}?${tail}` : path
}

/** An id in the address. Invalid values are ignored. */
export function idIn(search: URLSearchParams, name: string): number | undefined {
  const number = Number(search.get(name))
  return Number.isInteger(number) && number > 0 && number <= LARGEST_ID ? number : undefined
}
