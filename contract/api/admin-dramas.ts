// What admins do with dramas.
import { z } from 'zod'
import { DRAMA } from '../content/drama.ts'
import { ADMIN_DRAMA_KINDS, ADMIN_DRAMA_SORTS, BULK_ACTIONS, BULK_MOST } from '../dramas.ts'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { adminShape, changesOf, newOf } from './content.ts'
import { drama } from './dramas.ts'
import { done, id, text, version } from './fields.ts'
import { oneOf, page, search } from './list-query.ts'

const newDrama = z.object(newOf(DRAMA)).meta({ id: 'NewDrama' })

const adminDrama = drama
  .extend({
    version: z.int(),
    /** what an admin uploaded or wrote, null when the drawn picture stands in */
    uploadedImage: z.string().nullable(),
    /** of an index drama: visitors who looked at it, members who have it on their watchlist */
    lookedFor: z.object({ views: z.int(), watchlists: z.int() }).optional(),
    ...adminShape(DRAMA),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminDrama' })
export type AdminDrama = z.infer<typeof adminDrama>

const bulkResult = z.object({
  id,
  title: z.string(),
  done: z.boolean(),
  /** why not */
  message: z.string(),
})
export type BulkResult = z.infer<typeof bulkResult>

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
    takes: z.object({ ...changesOf(DRAMA), version }),
    gives: adminDrama,
    fails: ['conflict'],
  },
  'DELETE /api/admin/dramas/{id}': {
    does: 'Moves a drama to the trash, where it stays for 30 days.',
    who: 'admin',
    gives: done,
  },
  'POST /api/admin/dramas/bulk': {
    does: 'Applies one action to many dramas in one transaction and returns a result for each. `take-out` restores them from the trash, `move-to-catalogue` takes them out of the index.',
    who: 'admin',
    takes: z.object({
      ids: z.array(id).min(1).max(BULK_MOST),
      action: z.enum(BULK_ACTIONS),
      category: text(LIMITS.listItem, 'Category').optional(),
    }),
    gives: z.array(bulkResult),
  },
} as const satisfies EndpointTable
