// Bringing in many dramas at once, from a file or from TMDB, and taking all of them out.
import { z } from 'zod'
import { EXISTING, IMPORT_BYTES, TMDB_AT_ONCE } from '../drama-import.ts'
import type { EndpointTable } from '../endpoint.ts'
import { ENCODINGS, type Encoding } from '../text-encoding.ts'
import { id, moment, text, textOf, words } from './fields.ts'

const existing = z.enum(EXISTING, { error: `existing must be one of ${EXISTING.join(', ')}` }).default('fill')
const format = z.enum(['csv', 'json', 'tmdb'])
const problem = z.object({ field: z.string(), message: z.string() })
const count = z.int().min(0)
const outcome = z.enum(['new', 'change', 'same', 'refused'])

const encodings = Object.keys(ENCODINGS) as [Encoding, ...Encoding[]]

const plan = z
  .object({
    id,
    name: z.string(),
    format,
    encoding: z.enum(encodings).optional(),
    existing: z.enum(EXISTING),
    plain: z.boolean(),
    counts: z.object({ new: count, change: count, same: count, refused: count }),
    ignored: z.array(z.string()),
    lines: z.array(
      z.object({
        row: z.int(),
        title: z.string(),
        year: z.int().nullable(),
        outcome,
        dramaId: id.nullable(),
        changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        problems: z.array(problem),
        notes: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ImportPlan' })
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
    does: 'Previews what an import would change now. `existing` sets what happens to dramas that already exist: fill empty fields, replace or keep. With `plain=1`, a drama without a description gets a sentence made from its facts.',
    who: 'admin',
    query: z.object({ existing, plain: z.enum(['0', '1']).default('0') }),
    gives: plan,
    fails: ['conflict'],
  },
  'POST /api/admin/dramas/imports/{id}/run': {
    does: 'Imports all valid rows in one transaction. Reports progress line by line (application/x-ndjson); the last line is `done` or `failed`.',
    who: 'admin',
    takes: z.object({ existing, plain: z.boolean().default(false) }),
    gives: textOf('application/x-ndjson'),
    fails: ['conflict'],
  },
  'POST /api/admin/dramas/imports/{id}/undo': {
    does: 'Undoes an import: new dramas are moved to the trash, changed ones are restored. Later changes stay.',
    who: 'admin',
    gives: z.object({ trashed: z.int(), putBack: z.int(), left: z.int() }),
    fails: ['conflict'],
  },
  'GET /api/admin/dramas/tmdb': {
    does: 'Searches TMDB for Korean dramas.',
    who: 'admin',
    query: z.object({ search: words(200, 'Search') }),
    gives: z.array(
      z.object({
        tmdbId: id,
        title: z.string(),
        nativeTitle: z.string(),
        year: z.int().nullable(),
      }),
    ),
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
    fails: ['conflict', 'unavailable'],
    limit: { name: 'tmdb', max: 120, seconds: 600 },
  },
  'GET /api/admin/dramas/export': {
    does: 'Exports all dramas as a file that can be imported again: `format=csv` or `json`.',
    who: 'admin',
    query: z.object({ format: z.enum(['csv', 'json']).default('json') }),
    gives: z.union([exported, textOf('text/csv')]),
  },
} as const satisfies EndpointTable
