// What the import dialog reads.
import { query } from '#web/api.ts'

export const lastImports = query('GET /api/admin/dramas/imports')
