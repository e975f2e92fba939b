// The banner of the admin area, shown for four seconds: `const say = useSay()`. And a notice of what failed elsewhere.
import { createContext, useContext } from 'react'
import { serverMessage } from '#web/failure-words.ts'
import { toast } from '#web/ui/toast.ts'

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

/** "Could not restore": asking to try again follows where the server gives no reason. */
export const sayFailure = (error: unknown, failed: string) =>
  toast({
    title: 'Error',
    description: serverMessage(error, `${failed}. Please try again.`),
    variant: 'destructive',
  })
