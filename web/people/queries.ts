// The queries of a person's page.
import { query } from '#web/api.ts'

export const onePerson = (slug: string) => query('GET /api/people/{slug}', { slug })
export const peopleFound = (search: string) => query('GET /api/people', { search })
