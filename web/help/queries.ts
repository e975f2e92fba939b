// What the line to people who can help reads.
import { query } from '#web/api.ts'

export const helpText = query('GET /api/page-text/{page}', { page: 'help' })
