// Says what was done and what failed: in the banner of the admin area, or in the dialog that is open.
import { createContext, useContext } from 'react'

export type Tone = 'success' | 'error'
/** where to see what was done */
export interface SayLink {
  href: string
  label: string
}
export type Say = (message: string, tone?: Tone, link?: SayLink) => void

export const BANNER_MS = 4000

/** Does nothing outside of the admin page and its dialogs. */
export const SayContext = createContext<Say>(() => {})

export const useSay = (): Say => useContext(SayContext)
