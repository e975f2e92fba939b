// The queries for Korean lines, of the Korean Learners page and the drama pages.
import { query } from '#web/api.ts'

/** Which drama each of the seven lines is from. */
export const lineSources = query('GET /api/korean-lines')
/** The lines of a drama. */
export const linesOfDrama = (drama: string | number) =>
  query('GET /api/dramas/{id}/see-also/lines', { id: drama as number })
/** The member's saved lines. Only for members. */
export const savedLines = query('GET /api/kept-lines')
