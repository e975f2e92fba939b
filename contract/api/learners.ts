// The calls about Korean lines: which drama they are from, and the ones a member keeps for later.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { GRADES, LONGEST_REST } from '../learners.ts'
import { done, fileOf, id, moment } from './fields.ts'

const kept = z
  .object({ line: z.string(), dueAt: moment, isReady: z.boolean(), keptAt: moment })
  .meta({ id: 'KeptLine' })
const budget = { name: 'kept-lines', max: 300, seconds: 600 }

export const learnersApi = {
  'GET /api/korean-lines': {
    does: "The site's seven Korean lines, each with the drama of the catalogue it is from, or null.",
    gives: z.array(z.object({ line: z.string(), dramaId: id.nullable() })),
    keep: ['dramas'],
  },
  'GET /api/dramas/{id}/see-also/lines': {
    does: 'The Korean lines that are heard in a drama.',
    gives: z.array(
      z.object({
        line: z.string(),
        korean: z.string(),
        romanization: z.string(),
        english: z.string(),
      }),
    ),
    keep: ['dramas'],
  },
  'GET /api/kept-lines': {
    does: 'The lines I keep, the one that comes back first in front.',
    who: 'member',
    gives: z.array(kept),
  },
  'GET /api/kept-lines/anki': {
    does: 'The lines I keep as an Anki package (.apkg). Imported again, it updates the cards.',
    who: 'member',
    gives: fileOf('application/octet-stream'),
  },
  'POST /api/kept-lines/{line}': {
    does: 'Keeps a line for later. A line that is kept already stays as it is.',
    who: 'member',
    gives: kept,
    fails: ['not-found'],
    limit: budget,
  },
  'POST /api/kept-lines/{line}/review': {
    does: `Says how a line went, and so when it comes back: after ${LONGEST_REST} days at the latest. dueAt is the one that was read: a line that has been answered since then is not answered twice.`,
    who: 'member',
    takes: z.object({
      grade: z.enum(GRADES, { error: `grade must be one of ${GRADES.join(', ')}` }),
      dueAt: z.iso.datetime({ error: 'dueAt must be the time that was read with the line' }),
    }),
    gives: kept,
    fails: ['not-found', 'conflict'],
    limit: budget,
  },
  'DELETE /api/kept-lines/{line}': {
    does: 'Keeps a line no longer. Removing it twice is no failure.',
    who: 'member',
    gives: done,
    fails: ['not-found'],
    limit: budget,
  },
} as const satisfies EndpointTable
