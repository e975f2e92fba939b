// Pages that were read about a drama or a place, as they are sent and as they are taken.
import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { text, words } from './fields.ts'

export const pageRead = z
  .object({ name: z.string(), url: z.url(), read: z.string() })
  .meta({ id: 'PageRead' })

export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
export const NO_MONTH = 'Month must look like 2026-11'

export const pagesRead = (label: string) =>
  z
    .array(
      z.object({
        name: words(LIMITS.name, 'Name of the page'),
        // Hangul in an address is written as browsers send it
        url: text(LIMITS.url, 'Address')
          .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
            error: 'Address must start with http:// or https://',
          })
          .transform((value) => new URL(value).href),
        read: text(20, 'Month').refine((value) => MONTH.test(value), { error: NO_MONTH }),
      }),
      { error: `${label} must be a list` },
    )
    .max(LIMITS.listItems, { error: `${label} can have at most ${LIMITS.listItems} entries` })
