// The search: what the words of a visitor find, in one answer.
import { z } from 'zod'
import { INDEX_PAGE, SORTS } from '../dramas.ts'
import type { EndpointTable } from '../endpoint.ts'
import { closeMatch, drama, dramaCount, filters, meant, term } from './dramas.ts'
import { page } from './list-query.ts'
import { foundPerson } from './people.ts'

const found = dramaCount.extend({
  /** that contain the words, in order */
  dramas: z.array(drama),
  /** whose whole name was searched for */
  people: z.array(foundPerson),
  /** up to six that a word of feeling means ("calm", "cozy", "short"), or those of a mood with other names ("payback") */
  meant,
  /** up to six with similar names, closest first: in Hangul, by initials, by sound or with a typo */
  close: z.array(closeMatch),
  /** dramas of which only facts are known; absent with a filter, which leaves out what nobody has reviewed */
  index: z
    .object({
      total: z.int(),
      /** that contain the words, best known first */
      dramas: z.array(drama),
      /** with similar names, when none contains the words */
      close: z.array(closeMatch),
    })
    .optional(),
})
export type Found = z.infer<typeof found>

export const searchApi = {
  'GET /api/dramas/search': {
    does: `Finds dramas that contain the words, with the filters of \`GET /api/dramas/sorted\`. On the first \`page\` also people, dramas that are meant, and similar names; and, without a filter, dramas of the index, ${INDEX_PAGE} at a time (\`index\` is their page).`,
    query: z.object({
      search: term.default(''),
      sortBy: z.enum(SORTS, { error: `sortBy must be one of ${SORTS.join(', ')}` }).default('ranking'),
      page,
      index: page,
      ...filters,
    }),
    gives: found,
    keep: ['dramas', 'ratings', 'people', 'home', 'where-to-watch'],
  },
} as const satisfies EndpointTable
