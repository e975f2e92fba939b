// The queries of what airs.
import { query } from '#web/api.ts'

export const whatAirs = query('GET /api/airing')
/** The member's part of it, loaded again whenever it is shown. */
export const myAiring = { ...query('GET /api/airing/mine'), refetchOnMount: true }
