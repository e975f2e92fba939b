// The offers in an answer of TMDB: names of services by country and kind. No prices, no logos.
import { platformSlug } from '#contract/platforms.ts'
import { OFFER_KINDS, type Offers, platformsIn, WATCHED } from '#contract/where-to-watch.ts'
import { platformName } from '#server/dramas/import/tmdb/platform-names.ts'
import type { TmdbOffers } from '#server/dramas/import/tmdb/shapes.ts'

/** More than TMDB has; a broken answer must not fill the database. */
const MOST_COUNTRIES = 300
const MOST_SERVICES = 60
const LONGEST_NAME = 100

export interface CountryOffers {
  country: string
  offers: Offers
  slugs: string[]
}

/** Countries without a service are left out. */
export const offersIn = (results: Record<string, TmdbOffers | null>): CountryOffers[] =>
  Object.entries(results)
    .filter(([country]) => /^[A-Z]{2}$/.test(country))
    .slice(0, MOST_COUNTRIES)
    .map(([country, theirs]) => {
      const offers = theirs ? named(theirs) : {}
      return { country, offers, slugs: [...new Set(platformsIn(offers).map(platformSlug))].filter(Boolean) }
    })
    .filter(({ offers }) => Object.keys(offers).length > 0)

/** The services of each kind, the most used first as TMDB ranks them. */
const named = (theirs: TmdbOffers): Offers =>
  Object.fromEntries(
    OFFER_KINDS.map((kind) => {
      const ranked = theirs[kind]
        .toSorted((a, b) => a.display_priority - b.display_priority)
        .map((service) => service.provider_name.trim())
        // For rent, "Apple TV" is a shop and not the service.
        .map((name) => (WATCHED.includes(kind) ? platformName(name) : name))
        .filter((name) => name && name.length <= LONGEST_NAME && !name.includes('\0') && name.isWellFormed())
      return [kind, [...new Set(ranked)].slice(0, MOST_SERVICES)] as const
    }).filter(([, services]) => services.length > 0),
  )
