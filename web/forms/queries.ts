// What the page of the travel community reads: what the operator of the site says about it.
import { query } from '#web/api.ts'

export const travelText = query('GET /api/page-text/{page}', { page: 'travel' })
