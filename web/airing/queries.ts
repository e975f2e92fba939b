// The queries of what airs.
import { query } from '#web/api.ts'

export const whatAirs = query('GET /api/airing')
/** What of it is the member's own, read again when it has changed since. */
export const myAiring = { ...query('GET /api/airing/mine'), refetchOnMount: true }
