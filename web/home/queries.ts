// The queries of the home page.
import { query } from '#web/api.ts'
import { newestThree, topRatedFour } from '#web/dramas/queries.ts'

export const homeContent = query('GET /api/home-content')
export const homeNeeds = [homeContent, topRatedFour, newestThree]
