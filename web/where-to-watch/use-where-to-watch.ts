// Where a drama can be watched: in the visitor's country where that is known, otherwise as generally known.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import type { WhereToWatch } from '#contract/api/where-to-watch.ts'
import { platformsIn } from '#contract/where-to-watch.ts'
import { type CountryUse, useCountry } from './country.ts'
import { whereToWatch } from './queries.ts'

export interface WatchUse {
  use: CountryUse
  /** somebody has looked, so that a country can be chosen */
  isLookedUp: boolean
  /** null where no country is known */
  inCountry: { found: WhereToWatch; name: string } | null
  /** without paying for the drama itself */
  services: readonly string[]
}

/** @param address the country in the address */
export function useWhereToWatch(drama: Drama, address: string | null): WatchUse {
  const use = useCountry({ address, mayGuess: true })
  const { data: found } = useQuery({
    ...whereToWatch(drama.id, use.country),
    enabled: use.countries.length > 0,
    placeholderData: keepPreviousData,
  })
  const name = use.countries.find(({ code }) => code === found?.country)?.name
  const inCountry = found && name ? { found, name } : null
  return {
    use,
    isLookedUp: found?.checked !== undefined,
    inCountry,
    services: inCountry ? platformsIn(inCountry.found.offers ?? {}) : drama.streamingPlatforms,
  }
}
