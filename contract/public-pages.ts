// Public pages of members, and what those who are followed did: what can be shown, and how much.

/** What a member may show on their page, each with a switch of its own. */
export const SHOWN = ['watching', 'ratings', 'reviews', 'lists', 'year'] as const
export type Shown = (typeof SHOWN)[number]

/** The kinds of what a member did. A page shows those whose switch is on. */
export const ACTIVITIES = ['ratings', 'reviews', 'lists'] as const
export type Activity = (typeof ACTIVITIES)[number]

/** Entries in one answer. */
export const ACTIVITY_PAGE = 20
/** Dramas on a page that its member is watching. */
export const WATCHING_MOST = 24
/** How many members one member can follow, and block. */
export const MOST_FOLLOWED = 200
export const MOST_BLOCKED = 500

/** The cursor of an entry: its milliseconds, the index of its kind, the id of the member's page, its own id. */
export const ACTIVITY_CURSOR = /^\d{1,15}\.[0-2]\.\d{1,9}\.\d{1,9}$/
