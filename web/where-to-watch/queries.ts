// The queries about where to watch.
import { countryIn } from '#contract/where-to-watch.ts'
import { query } from '#web/api.ts'
import type { SiteFacts } from '#web/site-facts.tsx'

/** The countries that can be chosen; none on a site without a TMDB key. */
export const watchCountries = query('GET /api/where-to-watch/countries')
export const whereToWatch = (dramaId: number | string, country: string | undefined) =>
  query('GET /api/dramas/{id}/see-also/where-to-watch', { id: dramaId as number }, { country })
/** The platforms of dramas in a country. */
export const platformsIn = (country: string, dramaIds: readonly number[]) =>
  query('GET /api/where-to-watch', { country, ids: dramaIds.join() })

/**
 * What the server reads for the page of a drama: in the country of the address, because the page is the same for
 * everybody. The browser may know another country, and reads on its own.
 */
export const watchNeeds = (dramaId: string, country: string | null, site?: SiteFacts) =>
  site?.watchCredits ? [watchCountries, whereToWatch(dramaId, countryIn(country))] : []
