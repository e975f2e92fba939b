// Parts of a page that the server renders once and sends in many pages. The browser has none.
import { createContext, type ReactNode } from 'react'

export interface Fragment {
  /** what is shown; its HTML is cached as long as it is in memory, if it is frozen */
  of: object
  /** how it is shown */
  variant: string
  render: () => ReactNode
}

/** Takes fragments, and gives what stands in the HTML for them until the page is rendered. */
export const FragmentsContext = createContext<((fragments: Fragment[]) => string) | null>(null)
