// Where to watch by country: JustWatch's data through TMDB. Empty on a site without a TMDB key.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LARGEST_ID } from '../largest-id.ts'
import { countryIn, PLATFORMS_AT_ONCE } from '../where-to-watch.ts'
import { id, moment } from './fields.ts'

/** A country in the query: DE. Anything else is none. */
export const country = z
  .string()
  .max(200)
  .optional()
  .transform((code) => countryIn(code))

const ids = z
  .string()
  .max(2_000)
  .regex(/^\d{1,10}(,\d{1,10})*$/, { error: 'ids must be the ids of dramas, comma-separated' })
  .transform((list) =>
    [...new Set(list.split(',').map(Number))]
      .filter((number) => number >= 1 && number <= LARGEST_ID)
      .slice(0, PLATFORMS_AT_ONCE)
      .join(','),
  )
  .optional()

const services = z.array(z.string()).optional()
const whereToWatch = z
  .object({
    /** the month in which TMDB was last asked about this drama; absent: its offers are not known */
    checked: z.string().optional(),
    country: z.string().optional(),
    offers: z
      .object({ flatrate: services, free: services, ads: services, rent: services, buy: services })
      .optional(),
    /** TMDB's page that leads to the services */
    link: z.string().optional(),
  })
  .meta({ id: 'WhereToWatch' })
export type WhereToWatch = z.infer<typeof whereToWatch>

const tmdbMatch = z
  .object({
    tmdbId: id.nullable(),
    /** source: an import; search: title and year fit one drama; admin: entered here; null: nobody has looked yet */
    matchedBy: z.enum(['source', 'search', 'admin']).nullable(),
    /** the last answer of TMDB about its offers */
    checkedAt: moment.nullable(),
  })
  .meta({ id: 'TmdbMatch' })
export type TmdbMatch = z.infer<typeof tmdbMatch>

export const whereToWatchApi = {
  'GET /api/dramas/{id}/see-also/where-to-watch': {
    does: 'Returns where a drama can be watched in a country, as of a month. Data: JustWatch, through TMDB.',
    query: z.object({ country }),
    gives: whereToWatch,
    keep: ['dramas', 'where-to-watch'],
  },
  'GET /api/where-to-watch': {
    does: `Lists the platforms of up to ${PLATFORMS_AT_ONCE} dramas (\`ids\`, comma-separated) in a country. Dramas without data are left out. Data: JustWatch, through TMDB.`,
    query: z.object({ country, ids }),
    gives: z.array(z.object({ dramaId: id, platforms: z.array(z.string()) })),
    keep: ['where-to-watch'],
  },
  'GET /api/where-to-watch/countries': {
    does: 'Lists the countries for which it is known where some drama can be watched.',
    gives: z.array(z.object({ code: z.string(), name: z.string() })),
    keep: ['where-to-watch'],
  },
  'GET /api/admin/tmdb-matches/{id}': {
    does: 'Returns the drama of TMDB that a drama is matched with.',
    who: 'admin',
    gives: tmdbMatch,
  },
  'PUT /api/admin/tmdb-matches/{id}': {
    does: 'Sets the drama of TMDB that a drama is matched with; null: none. Its offers are read again soon.',
    who: 'admin',
    takes: z.object({ tmdbId: id.nullable() }),
    gives: tmdbMatch,
  },
} as const satisfies EndpointTable
