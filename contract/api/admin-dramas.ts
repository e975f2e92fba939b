// What admins do with dramas.
import { z } from 'zod'
import { CONTENT_NOTES, SURENESS } from '../comfort.ts'
import { ADMIN_DRAMA_KINDS, ADMIN_DRAMA_SORTS, BULK_ACTIONS, BULK_MOST } from '../dramas.ts'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { drama, noteDetails } from './dramas.ts'
import { done, id, imageAddress, inDigits, list, text, version, words } from './fields.ts'
import { oneOf, page, search } from './lists.ts'
import { MONTH, NO_MONTH, pageRead, pagesRead } from './page-read.ts'

const wholeNumber = (label: string, min: number, max: number) =>
  inDigits(
    z
      .int({ error: `${label} must be a whole number` })
      .min(min, { error: `${label} must be at least ${min}` })
      .max(max, { error: `${label} can be at most ${max}` }),
  )

const RATING = 'Rating must be between 0 and 10, such as 8.5/10'
/** "8.6/10", or a bare 8.6, which is stored as "8.6/10". */
const rating = z
  .union([z.number().min(0, RATING).max(10, RATING), text(20, 'Rating')], {
    error: 'Rating must be text such as 8.5/10',
  })
  .transform((value) => String(value).trim())
  .refine((value) => /^\d{1,2}(\.\d{1,2})?\s*(\/\s*10)?$/.test(value) && Number.parseFloat(value) <= 10, {
    error: RATING,
  })
  .transform((value) => `${Number.parseFloat(value)}/10`)

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: 'isPopular must be true or false' })
  .transform((value) => value === true || value === 'true' || value === '1')

const line = (label: string, max: number = LIMITS.name) =>
  text(max, label)
    .transform((value) => value.trim() || null)
    .nullable()
const scale = (label: string) => wholeNumber(label, 1, 5).nullable()
const topics = (label: string) =>
  list(label)
    .refine((named) => named.every((one) => (CONTENT_NOTES as readonly string[]).includes(one)), {
      error: `${label} must be one of ${CONTENT_NOTES.join(', ')}`,
    })
    .transform((named): string[] => CONTENT_NOTES.filter((topic) => named.includes(topic)))
const monthOrNone = text(20, 'Month')
  .transform((value) => value.trim() || null)
  .refine((value) => value === null || MONTH.test(value), { error: NO_MONTH })
  .nullable()
export const dramaFields = {
  title: words(LIMITS.title, 'Title'),
  description: words(LIMITS.description, 'Description'),
  year: wholeNumber('Year', 1950, 2100),
  episodes: wholeNumber('Episodes', 1, 2000),
  rating,
  genre: text(LIMITS.name, 'Genre').transform((value) => value.trim()),
  categories: list('Categories'),
  imageUrl: imageAddress('Image'),
  isPopular: flag,
  mainCast: list('Main cast'),
  writer: text(LIMITS.name, 'Writer').transform((value) => value.trim()),
  streamingPlatforms: list('Streaming platforms'),
  nativeTitle: line('Hangul title'),
  romanizedTitle: line('Romanized title'),
  aliases: list('Other names'),
  episodesNote: line('Length note', LIMITS.remark),
  ratingSource: line('Rated by', LIMITS.remark),
  platformsChecked: monthOrNone,
  gentleness: scale('Gentleness'),
  tears: scale('Tears'),
  heaviness: scale('Heaviness'),
  pace: scale('Pace'),
  contentNotes: topics('Content notes'),
  contentNotFound: topics('Topics not found'),
  contentDetails: z.partialRecord(
    z.enum(CONTENT_NOTES, { error: `Details must be about one of ${CONTENT_NOTES.join(', ')}` }),
    z.object({
      how: z.enum(SURENESS, { error: `A topic must be ${SURENESS.join(' or ')}` }),
      where: text(LIMITS.listItem, 'Where').transform((value) => value.trim()),
      sources: pagesRead('Sources'),
      addedByReader: z.iso.date({ error: 'The date must look like 2026-12-03' }).optional(),
    }),
    { error: 'Details must be an object with one entry per topic' },
  ),
  comfortPages: pagesRead('Pages read'),
  comfortSource: line('Source'),
}
const { title, description, ...others } = dramaFields
/** Title and description are needed; everything else has a beginning. */
const newDrama = z
  .object({ title, description, ...z.object(others).partial().shape })
  .meta({ id: 'NewDrama' })

export const adminDrama = drama
  .extend({
    version: z.int(),
    /** what an admin uploaded or wrote, null when the drawn picture stands in */
    uploadedImage: z.string().nullable(),
    episodesNote: z.string().nullable(),
    ratingSource: z.string().nullable(),
    platformsChecked: z.string().nullable(),
    gentleness: z.int().nullable(),
    tears: z.int().nullable(),
    heaviness: z.int().nullable(),
    pace: z.int().nullable(),
    contentNotes: z.array(z.string()),
    contentNotFound: z.array(z.string()),
    contentDetails: noteDetails,
    comfortPages: z.array(pageRead),
    comfortSource: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminDrama' })

const found = { search, kind: oneOf('kind', ADMIN_DRAMA_KINDS) }

export const adminDramasApi = {
  'GET /api/admin/dramas': {
    does: 'Lists all dramas as admins see them, newest first. `page` returns 20 at a time, `search` keeps those that contain all the words, `kind` filters and `sort` orders them.',
    who: 'admin',
    query: z.object({ ...found, sort: oneOf('sort', ADMIN_DRAMA_SORTS), page }),
    gives: z.array(adminDrama),
  },
  'GET /api/admin/dramas/count': {
    does: 'Counts the dramas of such a list, and all dramas.',
    who: 'admin',
    query: z.object(found),
    gives: z.object({ count: z.int(), all: z.int() }),
  },
  'GET /api/admin/dramas/ids': {
    does: 'Lists the ids of all dramas of such a list.',
    who: 'admin',
    query: z.object(found),
    gives: z.array(id),
  },
  'GET /api/admin/dramas/{id}': {
    does: 'Returns a drama as admins see it.',
    who: 'admin',
    gives: adminDrama,
  },
  'POST /api/admin/dramas': {
    does: 'Creates a drama. Lists can be arrays or comma-separated text. A rating that is only a number counts as out of 10.',
    who: 'admin',
    takes: newDrama,
    gives: adminDrama,
    status: 201,
  },
  'PUT /api/admin/dramas/{id}': {
    does: 'Changes the fields that are sent. Send the `version` you read, and changes made since then are not overwritten (409).',
    who: 'admin',
    takes: z.object({ ...z.object(dramaFields).partial().shape, version }),
    gives: adminDrama,
    fails: ['conflict'],
  },
  'DELETE /api/admin/dramas/{id}': {
    does: 'Moves a drama to the trash, where it stays for 30 days.',
    who: 'admin',
    gives: done,
  },
  'POST /api/admin/dramas/bulk': {
    does: 'Applies one action to many dramas in one transaction and returns a result for each. `take-out` restores them from the trash.',
    who: 'admin',
    takes: z.object({
      ids: z.array(id).min(1).max(BULK_MOST),
      action: z.enum(BULK_ACTIONS),
      category: text(LIMITS.listItem, 'Category').optional(),
    }),
    gives: z.array(z.object({ id, title: z.string(), done: z.boolean(), message: z.string() })),
  },
} as const satisfies EndpointTable
