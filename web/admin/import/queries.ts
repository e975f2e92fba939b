// The queries of the import dialog.
import { query } from '#web/api.ts'

export const lastImports = query('GET /api/admin/dramas/imports')
