// The country the visitor watches in. What they choose is stored in this browser; before that, its languages are a guess.
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { countryIn } from '#contract/where-to-watch.ts'
import { listeners } from '#web/listeners.ts'
import { regionsOf } from '#web/regions.ts'
import { useSite } from '#web/site-facts.tsx'
import { store, stored } from '#web/stored.ts'
import { useInBrowser } from '#web/use-in-browser.ts'
import { watchCountries } from './queries.ts'

const KEY = 'country'
const { subscribe, notify } = listeners()
/** undefined: not read yet */
let chosen: string | null | undefined

/** Null while none is chosen. */
export function chosenCountry(): string | null {
  if (chosen === undefined) chosen = countryIn(stored(KEY)) ?? null
  return chosen
}

/** Null: none any more. */
export function chooseCountry(country: string | null): void {
  chosen = country
  store(KEY, country)
  notify()
}

export const whenCountryChanges = subscribe

export interface CountryUse {
  /** the countries that can be chosen; none on a site without a TMDB key */
  countries: readonly { code: string; name: string }[]
  country: string | undefined
  name: string | undefined
  /** it was neither chosen nor in the address */
  isGuess: boolean
  choose: (country: string | null) => void
}

interface CountryOptions {
  /** what the page's address says */
  address: string | null
  /** whether the browser's languages may stand in for a choice */
  mayGuess?: boolean
}

/**
 * The country of a page: what is chosen on it, else the one in its address, else the one chosen before, else a guess.
 * The server knows the address alone.
 */
export function useCountry({ address, mayGuess = false }: CountryOptions): CountryUse {
  const enabled = useSite().watchCredits !== undefined
  const { data: countries = [] } = useQuery({ ...watchCountries, enabled })
  const before = useSyncExternalStore(whenCountryChanges, chosenCountry, () => null)
  const languages = useInBrowser(() => navigator.languages.join(), '')
  const [isChosenHere, setChosenHere] = useState(false)
  const known = (code: string | null | undefined) => countries.find((one) => one.code === code)
  const own = (isChosenHere ? undefined : known(countryIn(address))) ?? known(before)
  const guess =
    mayGuess && !isChosenHere ? regionsOf(languages.split(',')).map(known).find(Boolean) : undefined
  const shown = own ?? guess
  return {
    countries,
    country: shown?.code,
    name: shown?.name,
    isGuess: shown !== undefined && shown !== own,
    choose(country) {
      setChosenHere(true)
      chooseCountry(country)
    },
  }
}
