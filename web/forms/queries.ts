// The query of the travel community's page: the operator's text.
import { query } from '#web/api.ts'

export const travelText = query('GET /api/page-text/{page}', { page: 'travel' })
