// What admins do with people: names, merging two, splitting one.
import type { AdminPerson } from '#contract/api/people.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import { change } from '#server/history/history.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { sentFields } from '#server/http/sent-fields.ts'
import type { Site } from '#server/site.ts'
import { creditsOf, mergedInto, personRow } from './store.ts'
import { mergePerson, type PersonState, personStore, splitPerson } from './write-people.ts'

export function adminPeopleRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/admin/people/{id}', ({ params }) => adminPerson(db, params.id))

  bind('PUT /api/admin/people/{id}', async ({ params, body: { version, ...fields }, me }) => {
    const sent = sentFields(fields) as Partial<PersonState>
    await write(db, (tx, changed) => change({ tx, changed, me }, personStore, params.id, sent, version))
    return adminPerson(db, params.id)
  })

  bind('POST /api/admin/people/{id}/merge', async ({ params, body, me }) => {
    await write(db, (tx, changed) => mergePerson({ tx, changed, me }, params.id, body.into))
    return { success: true as const }
  })

  bind('POST /api/admin/people/{id}/split', async ({ params, body, me }) => {
    const id = await write(db, (tx, changed) =>
      splitPerson({ tx, changed, me }, params.id, body.dramas, body.remark),
    )
    return adminPerson(db, id)
  })
}

async function adminPerson(db: Db, id: number): Promise<AdminPerson> {
  const row = await personRow(db, id)
  if (!row) throw notFound('person')
  const credited = Map.groupBy(await creditsOf(db, id), ({ drama }) => drama.id)
  return {
    id,
    slug: row.slug,
    name: row.name,
    nativeName: row.nativeName,
    otherNames: row.otherNames,
    remark: row.remark,
    version: row.version,
    merged: await mergedInto(db, id),
    dramas: [...credited.values()].map((theirs) => {
      const [{ drama, creditedAs }] = theirs as [(typeof theirs)[number]]
      return {
        id: drama.id,
        title: drama.title,
        year: drama.year,
        roles: theirs.map(({ role }) => role),
        creditedAs,
      }
    }),
  }
}
