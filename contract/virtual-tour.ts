// Filming places of the virtual tour.

/** One entry per line; blank lines are dropped. */
export const lines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A flag as a form sends it: only true, "true" and "1" mean yes. */
export const saysTrue = (value: unknown) => value === true || value === 'true' || value === '1'

/** How the admins' list of places can be ordered and narrowed; the first order is the usual one. */
export const ADMIN_PLACE_SORTS = ['newest', 'changed', 'name', 'drama'] as const
export type AdminPlaceSort = (typeof ADMIN_PLACE_SORTS)[number]
export const ADMIN_PLACE_KINDS = ['panorama', 'flat'] as const
export type AdminPlaceKind = (typeof ADMIN_PLACE_KINDS)[number]
