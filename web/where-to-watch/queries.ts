// The queries about where to watch.
import { countryIn } from '#contract/where-to-watch.ts'
import { query } from '#web/api.ts'

/** The countries that can be chosen; none on a site without a TMDB key. */
export const watchCountries = query('GET /api/where-to-watch/countries')
export const whereToWatch = (dramaId: number | string, country: string | undefined) =>
  query('GET /api/dramas/{id}/see-also/where-to-watch', { id: dramaId as number }, { country })
/** The platforms of dramas in a country. */
export const platformsIn = (country: string, dramaIds: readonly number[]) =>
  query('GET /api/where-to-watch', { country, ids: dramaIds.join() })

/**
 * For the server: the same for everybody, so only the country in the address. In the browser the country may be
 * another, and sites without a key ask nothing.
 */
export const watchNeeds = (dramaId: string, country: string | null) =>
  import.meta.env.SSR ? [watchCountries, whereToWatch(dramaId, countryIn(country))] : []
