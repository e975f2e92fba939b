// The site's configuration for the pages: name, address, provider and optional scripts.
import { createContext, useContext } from 'react'

export interface SiteFacts {
  name: string
  /** public origin, without a trailing slash */
  url: string
  /** the external identity provider's name, as in "Continue with ..."; without it there is no such link */
  provider?: string
  /** whose data where to watch is, on sites that show it */
  watchCredits?: string
  tracking?: { analytics?: string; advertising?: string; pixel?: string }
}

const Facts = createContext<SiteFacts>({ name: 'Shimpyo', url: '' })
export const SiteFactsProvider = Facts.Provider
export const useSite = () => useContext(Facts)
