// Pages with one text that an admin may change, and what it says until then.
import { DEFAULT_HELP } from './help.ts'

export const PAGE_TEXTS = {
  /** people who can help, a line for each country: see help.ts */
  help: DEFAULT_HELP,
  /** what the operator of the site says about the travel community */
  travel: '',
} as const satisfies Record<string, string>
export type PageText = keyof typeof PAGE_TEXTS

export const isPageText = (page: string): page is PageText => Object.hasOwn(PAGE_TEXTS, page)
