// Query parameters of lists: page, limit, before.
import { z } from 'zod'
import { CURSOR, isCursor } from '../cursor.ts'
import { formatNumber } from '../in-words.ts'
import { LARGEST_ID } from '../largest-id.ts'
import { LIMITS } from '../limits.ts'
import { inDigits, text } from './fields.ts'

/** A whole number in the query. */
export const wholeNumber = (
  label: string,
  max: number,
  error = `${label} must be a whole number between 1 and ${formatNumber(max)}`,
) => inDigits(z.int(error).min(1, error).max(max, error)).optional()

/** What comes before, or after, the thing with this id. */
export const idIn = (label: string, of: string) =>
  wholeNumber(label, LARGEST_ID, `${label} must be the id of ${of}`)

/** What comes after the thing at this cursor. */
export const cursorIn = (label: string, of: string) =>
  z
    .string()
    .refine(isCursor, { error: `${label} must be the id of ${of}` })
    .meta({ pattern: CURSOR.source })
    .optional()

/** How many; more than `most` are never sent, however many are asked for. */
export const limitOf = (most: number) =>
  wholeNumber('limit', LARGEST_ID, 'limit must be a whole number, 1 or more').transform(
    (limit) => limit && Math.min(limit, most),
  )

/** The page of a list. One beyond the last is empty, not an error. */
export const page = wholeNumber('page', 1_000_000)

/** The part of an admins' list: by page, or what comes before an id. */
export const part = { limit: wholeNumber('limit', 500), before: wholeNumber('before', LARGEST_ID), page }

export const search = text(LIMITS.name, 'Search')
  .transform((value) => value.trim() || undefined)
  .optional()

export const oneOf = <const Names extends readonly string[]>(label: string, names: Names) =>
  z.enum(names, { error: `${label} must be one of ${names.join(', ')}` }).optional()
