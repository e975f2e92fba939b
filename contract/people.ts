// People: actors and writers of dramas.

export const ROLES = ['actor', 'writer'] as const
export type Role = (typeof ROLES)[number]

/** Who shares so many dramas with somebody often works with them. */
export const WORKS_WITH_LEAST = 2
export const WORKS_WITH_MOST = 8
/** With fewer dramas of the catalogue a page is not offered to search engines. */
export const LISTED_LEAST = 2
/** People whose names fit what was typed, in one answer. */
export const FOUND_MOST = 8
