// The largest id. A file of its own: pages check ids, and the first view has no room for the other limits.

/** The largest number a row's id can be: a 32-bit integer of PostgreSQL. */
export const LARGEST_ID = 2_147_483_647
