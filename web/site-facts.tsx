// What the pages know of the site itself: its name, its address, and which optional scripts it was given.
import { createContext, useContext } from 'react'

export interface SiteFacts {
  name: string
  /** public origin, without a slash at the end */
  url: string
  /** the external identity provider, as "Continue with ..." names it; without one nobody is asked to go there */
  provider?: string
  tracking?: { analytics?: string; advertising?: string; pixel?: string }
}

const Facts = createContext<SiteFacts>({ name: 'Shimpyo', url: '' })
export const SiteFactsProvider = Facts.Provider
export const useSite = () => useContext(Facts)
