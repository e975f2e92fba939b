// What the Korean Learners page and the drama pages read of Korean lines.
import { query } from '#web/api.ts'

/** Which drama each of the seven lines is from. */
export const lineSources = query('GET /api/korean-lines')
/** The lines that are heard in a drama. */
export const linesOfDrama = (drama: string | number) =>
  query('GET /api/dramas/{id}/see-also/lines', { id: drama as number })
/** The lines a member keeps. Only for members. */
export const savedLines = query('GET /api/kept-lines')
