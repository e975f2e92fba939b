// The search of the index: dramas of which only facts are known, beside those of the catalogue.
import { z } from 'zod'
import { INDEX_PAGE } from '../dramas.ts'
import type { EndpointTable } from '../endpoint.ts'
import { closeMatch, drama, term } from './dramas.ts'
import { page } from './lists.ts'

const found = z.object({
  /** dramas of the index that contain the words */
  total: z.int(),
  dramas: z.array(drama),
  /** with similar names, when none contains the words */
  close: z.array(closeMatch),
})

export const indexDramasApi = {
  'GET /api/index': {
    does: `Finds dramas of the index that contain the words, best known first, ${INDEX_PAGE} at a time. Without any, up to six with similar names.`,
    query: z.object({ search: term.default(''), page }),
    gives: found,
    keep: ['dramas', 'ratings'],
  },
} as const satisfies EndpointTable
