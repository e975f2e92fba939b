// How an address asks for part of a list: which page, which search, which kind.
import { z } from 'zod'
import { LARGEST_ID, LIMITS } from '../limits.ts'
import { text } from './fields.ts'

/** The page of a public list. A page beyond the last one is empty, not an error; anything that is no number is page 1. */
export const publicPage = z.coerce.number().int().min(1).max(100_000).optional().catch(undefined)

const wholeNumber = (label: string, max: number) => {
  const error = `${label} must be a whole number from 1 to ${max.toLocaleString('en')}`
  return z
    .string({ error })
    .regex(/^[1-9]\d{0,9}$/, { error })
    .transform(Number)
    .refine((number) => number <= max, { error })
    .optional()
}

/** The part of an admins' list: by page, or what comes before an id. */
export const part = {
  limit: wholeNumber('limit', 500),
  before: wholeNumber('before', LARGEST_ID),
  page: wholeNumber('page', 1_000_000),
}

export const search = text(LIMITS.name, 'Search')
  .transform((value) => value.trim() || undefined)
  .optional()

export const oneOf = <const Names extends readonly [string, ...string[]]>(label: string, names: Names) =>
  z.enum(names, { error: `${label} must be one of ${names.join(', ')}` }).optional()
