// Routes of drama imports, from a file or TMDB: preview, run, undo.
import { z } from 'zod'
import { EXISTING, IMPORT_BYTES, TMDB_AT_ONCE } from '../drama-import.ts'
import type { EndpointTable } from '../endpoint.ts'
import { ENCODINGS, type Encoding } from '../text-encoding.ts'
import { id, moment, text, textOf, words } from './fields.ts'

const existing = z.enum(EXISTING, { error: `existing must be one of ${EXISTING.join(', ')}` }).default('fill')
const format = z.enum(['csv', 'json', 'tmdb'])
const choices = z.object({
  existing,
  /** rows without a description get a plain sentence made of their facts; else they are refused */
  plain: z.boolean().default(false),
})
export type ImportChoices = z.infer<typeof choices>

const problem = z.object({ field: z.string(), message: z.string() })
export type ImportProblem = z.infer<typeof problem>

const count = z.int().min(0)
const outcome = z.enum(['new', 'change', 'same', 'refused'])
const line = z.object({
  /** the line of the spreadsheet, or the place in the JSON list */
  row: z.int(),
  title: z.string(),
  year: z.int().nullable(),
  outcome,
  /** the drama it is here */
  dramaId: id.nullable(),
  /** out of the index, into the catalogue */
  moves: z.boolean(),
  /** which fields would change, shortened for reading */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(problem),
  /** worth a look, but no reason to refuse it */
  notes: z.array(z.string()),
})
/** One row of a file, and what it would do. */
export type ImportLine = z.infer<typeof line>

const ended = z.object({ added: count, changed: count, left: count })
/** What an import did. */
export type ImportEnd = z.infer<typeof ended>

const encodings = Object.keys(ENCODINGS) as [Encoding, ...Encoding[]]

const plan = z
  .object({
    id,
    name: z.string(),
    format,
    /** how a file was read; known only right after it was */
    encoding: z.enum(encodings).optional(),
    existing: z.enum(EXISTING),
    plain: z.boolean(),
    counts: z.object({ new: count, change: count, same: count, refused: count }),
    /** columns that mean nothing here */
    ignored: z.array(z.string()),
    lines: z.array(line),
  })
  .meta({ id: 'ImportPlan' })
/** The preview of an import. */
export type ImportPlan = z.infer<typeof plan>

const done = z
  .object({
    id,
    name: z.string(),
    format,
    total: z.int(),
    added: z.int().nullable(),
    changed: z.int().nullable(),
    by: z.string().nullable(),
    createdAt: moment,
    doneAt: moment.nullable(),
    undoneAt: moment.nullable(),
  })
  .meta({ id: 'DramaImport' })
/** An import of some time ago, or one that waits to be looked at. */
export type ImportDone = z.infer<typeof done>

const undone = z.object({
  /** new dramas that went into the trash */
  trashed: z.int(),
  /** changed dramas that are as they were */
  putBack: z.int(),
  /** those somebody has worked on since: they stay */
  left: z.int(),
})
export type ImportUndone = z.infer<typeof undone>

const tmdbShow = z.object({
  tmdbId: id,
  title: z.string(),
  nativeTitle: z.string(),
  year: z.int().nullable(),
})
/** What TMDB knows under some words. */
export type TmdbFound = z.infer<typeof tmdbShow>

const exported = z.object({
  format: z.literal('shimpyo-dramas'),
  version: z.literal(1),
  exportedAt: moment,
  dramas: z.array(z.record(z.string(), z.unknown())),
})

export const adminImportApi = {
  'GET /api/admin/dramas/imports': {
    does: 'Lists the latest imports, and tells whether TMDB is available.',
    who: 'admin',
    gives: z.object({ tmdb: z.boolean(), imports: z.array(done) }),
  },
  'POST /api/admin/dramas/imports': {
    does: 'Reads a CSV or JSON file of dramas (form field `file`, or `text` with `name`), at most 20 MB and 5,000 dramas, and previews the import. `encoding` sets how to read it; otherwise the most likely encoding is used and named in the answer. Nothing is imported yet.',
    who: 'admin',
    takes: z.object({
      text: z.string().max(IMPORT_BYTES).optional(),
      name: z.string().optional(),
      encoding: z.enum(encodings).optional(),
    }),
    sentAs: 'form',
    files: { file: false },
    gives: plan,
    status: 201,
    limit: { name: 'drama-import', max: 60, seconds: 600 },
  },
  'GET /api/admin/dramas/imports/{id}': {
    does: 'Previews what an import would change now. `existing` sets what happens to dramas that already exist: fill empty fields, replace or keep. A drama of the index moves to the catalog once it has a description and a category, with each of them. With `plain=1`, a drama without a description gets a sentence made from its facts.',
    who: 'admin',
    query: z.object({ existing, plain: z.enum(['0', '1']).default('0') }),
    gives: plan,
    fails: ['conflict'],
  },
  'POST /api/admin/dramas/imports/{id}/run': {
    does: 'Imports all valid rows in one transaction, also if the caller does not wait. `left` counts dramas that somebody else has changed in the meantime.',
    who: 'admin',
    takes: choices,
    gives: ended,
    fails: ['conflict'],
  },
  'POST /api/admin/dramas/imports/{id}/undo': {
    does: 'Undoes an import: new dramas are moved to the trash, changed ones are restored. Later changes stay.',
    who: 'admin',
    gives: undone,
    fails: ['conflict'],
  },
  'GET /api/admin/dramas/tmdb': {
    does: 'Searches TMDB for Korean dramas.',
    who: 'admin',
    query: z.object({ search: words(200, 'Search') }),
    gives: z.array(tmdbShow),
    fails: ['conflict', 'unavailable'],
    limit: { name: 'tmdb', max: 120, seconds: 600 },
  },
  'POST /api/admin/dramas/tmdb': {
    does: 'Reads the facts of dramas from TMDB and previews the import. Texts and pictures are not imported.',
    who: 'admin',
    takes: z.object({
      tmdbIds: z
        .array(id, { error: 'Please choose a drama' })
        .min(1, { error: 'Please choose a drama' })
        .max(TMDB_AT_ONCE, { error: `Up to ${TMDB_AT_ONCE} dramas can be chosen at once` }),
      name: text(200, 'Name').optional(),
    }),
    gives: plan,
    status: 201,
    fails: ['not-found', 'conflict', 'unavailable'],
    limit: { name: 'tmdb', max: 120, seconds: 600 },
  },
  'GET /api/admin/dramas/export': {
    does: 'Exports all dramas as a file that can be imported again: `format=csv` or `json`.',
    who: 'admin',
    query: z.object({ format: z.enum(['csv', 'json']).default('json') }),
    gives: z.union([exported, textOf('text/csv')]),
  },
} as const satisfies EndpointTable
