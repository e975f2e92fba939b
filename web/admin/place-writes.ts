// Adding, changing and deleting filming places: every failure bears its one name, the cause is what the server said.
import type { Place } from '#contract/virtual-tour.ts'
import { send } from '#web/api.ts'
import { ApiError } from '#web/query.ts'
import { formDataOf, type PlaceState } from './place-fields.ts'

const named = (message: string) => (cause: unknown) => {
  throw new Error(message, { cause })
}

export const createPlace = (state: PlaceState): Promise<Place> =>
  send('POST /api/virtual-tour-locations', {}, formDataOf(state)).catch(
    named('Failed to create virtual tour location'),
  )

/** Not named here: a conflict is asked about first. @throws ApiError */
export const putPlace = (id: number, state: PlaceState, version: number): Promise<Place> =>
  send('PUT /api/virtual-tour-locations/{id}', { id }, formDataOf(state, version))

export const updateFailed = named('Failed to update virtual tour location')

export const deletePlace = (id: number): Promise<unknown> =>
  send('DELETE /api/virtual-tour-locations/{id}', { id }).catch(
    named('Failed to delete virtual tour location'),
  )

/** For the banner. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error && error.message) || 'Unknown error occurred'

/** What the server said behind the name, when it said anything. */
export const causeOf = (error: unknown): ApiError | null => {
  const cause = error instanceof ApiError ? error : error instanceof Error ? error.cause : null
  return cause instanceof ApiError ? cause : null
}
