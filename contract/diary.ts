// The diary: what a member watched on which day. It is for their own eyes.

/** How a viewing ended. Putting a drama down is as good as finishing it. */
export const OUTCOMES = ['finished', 'dropped'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Entries on one page of a month. */
export const DIARY_PAGE = 100
/** No drama is older. */
export const FIRST_YEAR = 1950

/** Networks and actors that a year names, and how many dramas it takes to be seen often. */
export const NAMED_MOST = 5
export const OFTEN = 2

const DAY_MS = 86_400_000
/** "2026-11-24", the latest day that it can be anywhere now. */
export const latestDay = (now = Date.now()) => new Date(now + DAY_MS).toISOString().slice(0, 10)
