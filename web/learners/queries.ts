// The query for Korean lines that the pages of dramas share. Every page loads this file: see line-queries.ts.
import { query } from '#web/api.ts'

/** The lines of a drama. */
export const linesOfDrama = (drama: string | number) =>
  query('GET /api/dramas/{id}/see-also/lines', { id: drama as number })
