// The queries of the profile page.
import { query } from '#web/api.ts'

export const mySessions = query('GET /api/auth/sessions')
