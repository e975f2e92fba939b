// The calls about Korean lines: which drama they are from, and the ones a member keeps for later.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import {
  FEELINGS,
  type Feeling,
  GRADES,
  GRAMMAR,
  type Grammar,
  LINES_PAGE,
  LONGEST_INTERVAL,
} from '../learners.ts'
import { LINE_WORDS } from '../quotes.ts'
import { done, fileOf, id, moment } from './fields.ts'
import { idIn, page } from './list-query.ts'
import { pageRead } from './page-read.ts'

const words = {
  /** which of the site's lines */
  line: z.string(),
  korean: z.string(),
  romanization: z.string(),
  english: z.string(),
}

const lineStatus = z
  .object({
    ...words,
    /** the title of its drama */
    drama: z.string(),
    /** when it comes back */
    dueAt: moment,
    /** it may be looked at now */
    isReady: z.boolean(),
    keptAt: moment,
  })
  .meta({ id: 'KeptLine' })
export type SavedLine = z.infer<typeof lineStatus>

const count = z.int()
const notNegative = z.number().min(0).max(1e6)
/** What removing a line has removed: its card as FSRS has it, and when it was saved. Sent back it continues there. */
const removedLine = z.object({
  card: z.object({
    due: moment,
    stability: notNegative,
    difficulty: notNegative,
    elapsed_days: count.min(0),
    scheduled_days: count.min(0).max(LONGEST_INTERVAL),
    learning_steps: count.min(0),
    reps: count.min(0),
    lapses: count.min(0),
    state: count.min(0).max(3),
    last_review: moment.optional(),
  }),
  keptAt: moment,
})
export type RemovedLine = z.infer<typeof removedLine>

const source = z.object({ line: z.string(), dramaId: id.nullable() })
/** A line, and the drama of the catalogue it is from; null where that is not here. */
export type LineSource = z.infer<typeof source>

export const dramaLine = z.object({
  ...words,
  /** of further lines: a word on grammar or use; those of the calendar have tips instead */
  explanation: z.string().optional(),
})
/** A line that is heard in a drama, as the drama's page shows it. */
export type DramaLine = z.infer<typeof dramaLine>

const names = <Name extends string>(table: Record<Name, string>) => Object.keys(table) as [Name, ...Name[]]
const feelings = names<Feeling>(FEELINGS)
const patterns = names<Grammar>(GRAMMAR)

const furtherLine = z
  .object({
    ...words,
    drama: z.string(),
    dramaId: id.nullable(),
    feeling: z.enum(feelings),
    grammar: z.enum(patterns),
    explanation: z.string(),
    source: pageRead.extend({ words: z.enum(LINE_WORDS), second: z.object(pageRead.shape).optional() }),
  })
  .meta({ id: 'FurtherLine' })
/** A line beside those of the calendar. */
export type FurtherLine = z.infer<typeof furtherLine>

/** A name of FEELINGS or GRAMMAR. Others are no error: an old address has no lines then. */
const name = z.string().max(20).optional()

/** Each count is what a choice would leave, given the other choices. */
const furtherLines = z
  .object({
    lines: z.array(furtherLine),
    /** on all pages */
    total: count,
    dramas: z.array(z.object({ id, title: z.string(), count })),
    feelings: z.array(z.object({ feeling: z.enum(feelings), count })),
    grammar: z.array(z.object({ grammar: z.enum(patterns), count })),
  })
  .meta({ id: 'FurtherLines' })
export type FurtherLines = z.infer<typeof furtherLines>

const budget = { name: 'kept-lines', max: 300, seconds: 600 }

export const learnersApi = {
  'GET /api/korean-lines': {
    does: 'Lists the seven lines of Korean, each with the drama it is from, or null.',
    gives: z.array(source),
    keep: ['dramas'],
  },
  'GET /api/korean-lines/further': {
    does: `Lists the further lines of Korean, ${LINES_PAGE} a page, with the dramas, feelings and patterns they can be narrowed to.`,
    query: z.object({
      drama: idIn('drama', 'a drama'),
      feeling: name,
      grammar: name,
      page,
    }),
    gives: furtherLines,
    keep: ['dramas'],
  },
  'GET /api/korean-lines/anki': {
    does: 'Returns all lines of Korean as an Anki package (.apkg). Importing it again updates the cards.',
    gives: fileOf('application/octet-stream'),
  },
  'GET /api/dramas/{id}/see-also/lines': {
    does: 'Lists the lines of Korean from a drama.',
    gives: z.array(dramaLine),
    keep: ['dramas'],
  },
  'GET /api/kept-lines': {
    does: 'Lists your saved lines, next review first.',
    who: 'member',
    gives: z.array(lineStatus),
  },
  'GET /api/kept-lines/anki': {
    does: 'Returns your saved lines as an Anki package (.apkg). Importing it again updates the cards.',
    who: 'member',
    gives: fileOf('application/octet-stream'),
  },
  'POST /api/kept-lines/{line}': {
    does: 'Saves a line. Saving it twice changes nothing. The body can restore a removed line with its reviews.',
    who: 'member',
    takes: removedLine.partial(),
    gives: lineStatus,
    fails: ['not-found'],
    limit: budget,
  },
  'POST /api/kept-lines/{line}/review': {
    does: `Records how well you knew a line and schedules its next review, at most ${LONGEST_INTERVAL} days later. Send the dueAt you read: a line that has been reviewed since then is refused (409).`,
    who: 'member',
    takes: z.object({
      grade: z.enum(GRADES, { error: `grade must be one of ${GRADES.join(', ')}` }),
      dueAt: z.iso.datetime({ error: 'dueAt must be the value you read with the line' }),
    }),
    gives: lineStatus,
    fails: ['not-found', 'conflict'],
    limit: budget,
  },
  'DELETE /api/kept-lines/{line}': {
    does: 'Removes a saved line. Removing it twice is not an error. Send `removed` with POST to restore it.',
    who: 'member',
    gives: done.extend({ removed: removedLine.optional() }),
    fails: ['not-found'],
    limit: budget,
  },
} as const satisfies EndpointTable
