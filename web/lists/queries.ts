// The queries for lists.
import { LISTS_PAGE } from '#contract/lists.ts'
import { query } from '#web/api.ts'
import { idIn } from '#web/with-search.ts'

/** One page of the public lists, and one more, to know whether there are older ones. */
export const publicLists = (before: number | undefined) =>
  query('GET /api/lists', { limit: LISTS_PAGE + 1, before })
export const listsNeeds = (search: URLSearchParams) => [publicLists(idIn(search, 'before'))]

/** The public lists that contain a drama, and one more than are shown. */
export const listsWith = (drama: string | number) => query('GET /api/lists', { limit: LISTS_PAGE + 1, drama })

/** A list as others see it. @param key of one that is shared by link */
export const sharedList = (id: string | number, key?: string) =>
  query('GET /api/lists/{id}', { id: id as number }, { key })

export const myLists = query('GET /api/lists/mine')
export const savedLists = query('GET /api/lists/saved')
/** My lists, and which of them contain a drama. */
export const myListsFor = (drama: number) => query('GET /api/lists/mine', { drama })
export const myList = (id: number) => query('GET /api/lists/mine/{id}', { id })
