// Public pages of members, and what those who are followed did: what can be shown, and how much.

/** What a member may show on their page, each with a switch of its own. */
export const SHOWN = ['watching', 'ratings', 'reviews', 'lists', 'year'] as const
export type Shown = (typeof SHOWN)[number]

/** What a member did, one kind each; a page shows it if the switch of that name is on. */
export const ACTIVITIES = ['ratings', 'reviews', 'lists'] as const
export type Activity = (typeof ACTIVITIES)[number]

/** Entries of what members did, in one answer. */
export const ACTIVITY_PAGE = 20
/** Dramas that somebody is watching, on their page. */
export const WATCHING_MOST = 24
/** Whom one member can follow, or block. */
export const MOST_FOLLOWED = 200
export const MOST_BLOCKED = 500

/** Where a page of it begins: milliseconds, the kind, the id of the member's page, the id of the entry. */
export const ACTIVITY_CURSOR = /^\d{1,15}\.[0-2]\.\d{1,9}\.\d{1,9}$/
