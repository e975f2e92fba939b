// What the virtual tour reads.
import { query } from '#web/api.ts'

export const allPlaces = query('GET /api/virtual-tour-locations')
