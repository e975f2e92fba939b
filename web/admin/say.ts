// The banner of the admin area, shown for four seconds: `const say = useSay()`. And a notice of what failed elsewhere.
import { createContext, useContext } from 'react'
import { serverMessage } from '#web/failure-words.ts'
import { isUnauthorized } from '#web/query.ts'
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

/** The words of a failed write: the server's, or that it failed. None when the session has ended: a notice says so. */
export const failureOf = (failed: string) => (error: unknown) =>
  isUnauthorized(error) ? null : serverMessage(error, `${failed}. Please try again.`)

export function sayFailure(error: unknown, failed: string): void {
  const description = failureOf(failed)(error)
  if (description) toast({ title: 'Error', description, variant: 'destructive' })
}
