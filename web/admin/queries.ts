// The queries that several parts of the admin area share.
import { query } from '#web/api.ts'

/** Always refetched for a form: somebody else may have changed it. */
export const NOW = { refetchOnMount: 'always', gcTime: 0 } as const
/** What waits for an admin. */
export const desk = query('GET /api/admin/desk')
