// The banner of the admin area, shown for four seconds: `const say = useSay()`.
import { createContext, useContext } from 'react'

export type Tone = 'success' | 'error' | 'info'
/** where to see what was done */
export interface SayLink {
  href: string
  label: string
}
export type Say = (message: string, tone?: Tone, link?: SayLink) => void

export const BANNER_MS = 4000

/** Does nothing outside of the admin page. */
export const SayContext = createContext<Say>(() => {})

export const useSay = (): Say => useContext(SayContext)
