// What the import of dramas reads.
import type { ImportPlan } from '#contract/api/admin-import.ts'
import type { Encoding } from '#contract/text-encoding.ts'
import { query } from '#web/api.ts'

/** Reads a source, a file in this encoding if one is given. */
export type Read = (encoding?: Encoding) => Promise<ImportPlan>

export const lastImports = query('GET /api/admin/dramas/imports')
