// The banner of the admin area: what was done, or why not, said for four seconds. `const say = useSay()`.
import { createContext, useContext } from 'react'

export type Tone = 'success' | 'error' | 'info'
export type Say = (message: string, tone?: Tone) => void

export const BANNER_MS = 4000

/** Outside of the admin page nobody listens. */
export const SayContext = createContext<Say>(() => {})

export const useSay = (): Say => useContext(SayContext)
