// The history of what admins change: who, when, before and after.

export const HISTORY_AREAS = ['drama', 'article', 'place', 'page', 'person'] as const
export type HistoryArea = (typeof HISTORY_AREAS)[number]
export const HISTORY_ACTIONS = ['created', 'updated', 'deleted', 'restored', 'imported'] as const
export type HistoryAction = (typeof HISTORY_ACTIONS)[number]

/** Revisions in one answer; older ones are asked for with `before`. */
export const HISTORY_PAGE = 100

/** The editable fields of a thing, as JSON. */
export type State = Record<string, unknown>

interface Difference {
  field: string
  before: unknown
  after: unknown
}

/** Which fields differ, and how. Fields that are equal are left out. */
export function differences(before: State | null, after: State | null): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((one) => !sameValue(one.before, one.after))
}

/** Equal as JSON: lists entry by entry, objects in any order of their keys, undefined the same as null. */
export const sameValue = (a: unknown, b: unknown) =>
  JSON.stringify(a ?? null, withSortedKeys) === JSON.stringify(b ?? null, withSortedKeys)

/** PostgreSQL's jsonb gives back the keys of an object in an order of its own. */
const withSortedKeys = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
