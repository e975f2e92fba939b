// Reviewing saved Korean lines: grades, and the longest interval.

/** How a line went, from "show me again" to "it was easy". */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]

/** Days after which every line is looked at again, however well it is known. */
export const LONGEST_INTERVAL = 60
