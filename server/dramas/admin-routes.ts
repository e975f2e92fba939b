// Admin routes of dramas: create, change, delete, bulk actions.
import { DRAMA, type DramaFields } from '#contract/content/drama.ts'
import { defaultsOf } from '#contract/content/fields.ts'
import { write } from '#server/db/write.ts'
import { change, moveToTrash, recordCreated } from '#server/history/history.ts'
import type { Bind } from '#server/http/bind.ts'
import { invalid, notFound } from '#server/http/failures.ts'
import { sentFields } from '#server/http/sent-fields.ts'
import type { Site } from '#server/site.ts'
import { changeMany } from './bulk.ts'
import { countForAdmins, idsForAdmins, listForAdmins } from './for-admins.ts'
import { provenance } from './provenance.ts'
import { showAdminDrama } from './show.ts'
import { dramaRow } from './store.ts'
import { dramaStore, fieldsOf, insertDramas } from './write-dramas.ts'

/** The default fields of a new drama. */
export const newDrama = () => defaultsOf(DRAMA, { name: '', year: new Date().getFullYear() })

export function adminDramaRoutes(bind: Bind, { db }: Site) {
  async function one(id: number) {
    const row = await dramaRow(db, id)
    if (!row) throw notFound('drama')
    return showAdminDrama(row)
  }

  bind('GET /api/admin/dramas', async ({ query }) =>
    (await listForAdmins(db, query)).map(({ drama, lookedFor }) => ({
      ...showAdminDrama(drama),
      ...(lookedFor && { lookedFor }),
    })),
  )
  bind('GET /api/admin/dramas/count', ({ query }) => countForAdmins(db, query))
  bind('GET /api/admin/dramas/ids', ({ query }) => idsForAdmins(db, query))
  bind('GET /api/admin/dramas/{id}', ({ params }) => one(params.id))

  bind('POST /api/admin/dramas', async ({ body, me }) => {
    const row = await write(db, async (tx, changed) => {
      const fields = { ...newDrama(), ...sentFields(body) }
      const [created] = await insertDramas(tx, [{ ...fields, ...provenance(newDrama(), fields, new Date()) }])
      await recordCreated({ tx, changed, me }, dramaStore, created!.id, fieldsOf(created!))
      return created!
    })
    return showAdminDrama(row)
  })

  bind('PUT /api/admin/dramas/{id}', async ({ params, body: { version, ...fields }, me }) => {
    await write(db, async (tx, changed) => {
      const sent = sentFields(fields) as Partial<DramaFields>
      const drama = await dramaStore.lock(tx, String(params.id))
      const remarks = drama && provenance(drama.state, { ...drama.state, ...sent }, new Date())
      await change({ tx, changed, me }, dramaStore, params.id, { ...sent, ...remarks }, version)
    })
    return one(params.id)
  })

  bind('DELETE /api/admin/dramas/{id}', async ({ params, me }) => {
    await write(db, (tx, changed) => moveToTrash({ tx, changed, me }, dramaStore, params.id))
    return { success: true as const }
  })

  bind('POST /api/admin/dramas/bulk', ({ body: { ids, action, category = '' }, me }) => {
    const named = category.trim()
    if (action.endsWith('-category') && !named) throw invalid('category', 'Please enter a category')
    return write(db, (tx, changed) => changeMany({ tx, changed, me }, ids, action, named))
  })
}
