// The calls for lists. Only its member changes a list, and sees a private one.
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { importLists } from './import.ts'
import { savedBy, saveList, unsaveList } from './saved.ts'
import { ownList, ownLists, publicLists, sharedList } from './store.ts'
import { changeList, createList, deleteList, putDrama, removeDrama } from './write-lists.ts'

const done = { success: true as const }

export function listRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/lists', ({ query, me }) => publicLists(db, query, me?.id))
  bind('GET /api/lists/mine', ({ query, me }) => ownLists(db, me.id, query.drama))
  bind('GET /api/lists/saved', ({ me }) => savedBy(db, me.id))
  bind('GET /api/lists/mine/{id}', async ({ params, me }) => found(await ownList(db, me.id, params.id)))
  bind('GET /api/lists/{id}', async ({ params, query, me }) =>
    found(await sharedList(db, params.id, query.key, me?.id)),
  )

  bind('POST /api/lists', ({ body, me }) => createList(db, me.id, body))
  bind('POST /api/lists/import', ({ body, me }) => importLists(db, me.id, body.lists))
  bind('PUT /api/lists/{id}', ({ params, body, me }) => changeList(db, me.id, params.id, body))
  bind('PUT /api/lists/saved/{id}', async ({ params, me }) => {
    await saveList(db, me.id, params.id)
    return done
  })
  bind('DELETE /api/lists/saved/{id}', async ({ params, me }) => {
    await unsaveList(db, me.id, params.id)
    return done
  })
  bind('DELETE /api/lists/{id}', async ({ params, me }) => {
    await deleteList(db, me.id, params.id)
    return done
  })
  bind('PUT /api/lists/{id}/dramas/{dramaId}', async ({ params, body, me }) => {
    await putDrama(db, me.id, params.id, params.dramaId, body)
    return done
  })
  bind('DELETE /api/lists/{id}/dramas/{dramaId}', async ({ params, me }) => {
    const removed = await removeDrama(db, me.id, params.id, params.dramaId)
    return { ...done, ...(removed && { removed }) }
  })
}

function found<T>(list: T | null): T {
  if (!list) throw notFound('list')
  return list
}
