// What the profile page reads of one's own account.
import { query } from '#web/api.ts'

export const mySessions = query('GET /api/auth/sessions')
