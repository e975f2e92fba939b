// History, undo and trash of what admins keep.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { HISTORY_ACTIONS, HISTORY_AREAS } from '../history.ts'
import { done, id, moment } from './fields.ts'
import { idIn } from './list-query.ts'

const area = z.enum(HISTORY_AREAS)
const state = z.record(z.string(), z.unknown()).nullable()
const revision = z.object({
  id,
  area,
  /** the thing's id, or the name of a page */
  item: z.string(),
  version: z.int(),
  action: z.enum(HISTORY_ACTIONS),
  /** who did it, as they were called then */
  by: z.string(),
  before: state,
  after: state,
  createdAt: moment,
})
export type Revision = z.infer<typeof revision>

export const historyApi = {
  'GET /api/admin/history/{area}/{item}': {
    does: 'Lists the changes of a drama, article, place or page, newest first: who, when, before and after.',
    who: 'admin',
    query: z.object({ before: idIn('before', 'a change') }),
    gives: z.array(revision),
    fails: ['not-found'],
  },
  'POST /api/admin/history/{id}/put-back': {
    does: 'Restores the state before (or after) a change. This is a change too and can be undone. `gone` names fields that are empty now because their picture has been deleted.',
    who: 'admin',
    takes: z.object({ side: z.enum(['before', 'after']).default('before') }),
    gives: z.object({ area, item: z.string(), gone: z.array(z.string()) }),
    fails: ['conflict'],
  },
  'GET /api/admin/trash': {
    does: 'Lists what was deleted in the last 30 days.',
    who: 'admin',
    gives: z.array(z.object({ area, id, title: z.string(), deletedAt: moment })),
  },
  'POST /api/admin/trash/{area}/{id}/take-out': {
    does: 'Restores something from the trash.',
    who: 'admin',
    gives: done,
  },
} as const satisfies EndpointTable
