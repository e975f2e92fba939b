// The query of the help line.
import { query } from '#web/api.ts'

export const helpText = query('GET /api/page-text/{page}', { page: 'help' })
