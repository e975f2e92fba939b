// History, undo and trash of what admins keep.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { HISTORY_AREAS } from '../history.ts'
import { done, id, moment } from './fields.ts'
import { idIn } from './lists.ts'

const area = z.enum(HISTORY_AREAS)
const state = z.record(z.string(), z.unknown()).nullable()

export const historyApi = {
  'GET /api/admin/history/{area}/{item}': {
    does: 'What happened to one drama, article, place or page: who, when, before and after. The newest first.',
    who: 'admin',
    query: z.object({ before: idIn('before', 'a change') }),
    gives: z.array(
      z.object({
        id,
        area,
        item: z.string(),
        version: z.int(),
        action: z.enum(['created', 'updated', 'deleted', 'restored', 'imported']),
        by: z.string(),
        before: state,
        after: state,
        createdAt: moment,
      }),
    ),
    fails: ['not-found'],
  },
  'POST /api/admin/history/{id}/put-back': {
    does: 'Puts back what stood there before (or after) a change. This is a change itself and can be undone. `gone` names the fields whose picture was deleted meanwhile: they are empty now.',
    who: 'admin',
    takes: z.object({ side: z.enum(['before', 'after']).default('before') }),
    gives: z.object({ area, item: z.string(), gone: z.array(z.string()) }),
  },
  'GET /api/admin/trash': {
    does: 'What was deleted in the last thirty days.',
    who: 'admin',
    gives: z.array(z.object({ area, id, title: z.string(), deletedAt: moment })),
  },
  'POST /api/admin/trash/{area}/{id}/take-out': {
    does: 'Takes something out of the trash, as it was.',
    who: 'admin',
    gives: done,
  },
} as const satisfies EndpointTable
