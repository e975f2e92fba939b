// The queries of the virtual tour.
import { query } from '#web/api.ts'

export const allPlaces = query('GET /api/virtual-tour-locations')
/** The places where a drama was filmed. */
export const placesOfDrama = (drama: string | number) =>
  query('GET /api/dramas/{id}/see-also/places', { id: drama as number })
