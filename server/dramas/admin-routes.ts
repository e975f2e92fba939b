// What admins do with dramas: create, change, throw away, one by one or many at once.
import { desc, isNull } from 'drizzle-orm'
import { foldCategory } from '#contract/search.ts'
import { write } from '#server/db/write.ts'
import { change, discard, noteCreated } from '#server/history/history.ts'
import type { Bind } from '#server/http/bind.ts'
import { Failure, invalid, notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { showAdminDrama } from './show.ts'
import { dramaRow } from './store.ts'
import { dramaColumns, dramas } from './table.ts'
import { type DramaFields, dramaShelf, fieldsOf, insertDramas } from './write-dramas.ts'

/** A new drama where the form says nothing. */
export const beginning = (): Omit<DramaFields, 'title' | 'description'> => ({
  year: new Date().getFullYear(),
  episodes: 1,
  rating: '0/10',
  genre: '',
  categories: [],
  imageUrl: null,
  isPopular: false,
  mainCast: [],
  writer: '',
  streamingPlatforms: [],
  nativeTitle: null,
  romanizedTitle: null,
  aliases: [],
  gentleness: null,
  tears: null,
  heaviness: null,
  pace: null,
  contentNotes: [],
  comfortSource: null,
  source: null,
})

export function adminDramaRoutes(bind: Bind, { db }: Site) {
  bind('GET /api/admin/dramas', async () => {
    const rows = await db
      .select(dramaColumns)
      .from(dramas)
      .where(isNull(dramas.deletedAt))
      .orderBy(desc(dramas.id))
    return rows.map(showAdminDrama)
  })

  bind('POST /api/admin/dramas', async ({ body, me }) => {
    const row = await write(db, async (tx, changed) => {
      const [created] = await insertDramas(tx, [{ ...beginning(), ...given(body) }])
      await noteCreated({ tx, changed, me }, dramaShelf, created!.id, fieldsOf(created!))
      return created!
    })
    return showAdminDrama(row)
  })

  bind('PUT /api/admin/dramas/{id}', async ({ params, body: { version, ...fields }, me }) => {
    await write(db, (tx, changed) =>
      change({ tx, changed, me }, dramaShelf, params.id, fields as Partial<DramaFields>, version),
    )
    const row = await dramaRow(db, params.id)
    if (!row) throw notFound('drama')
    return showAdminDrama(row)
  })

  bind('DELETE /api/admin/dramas/{id}', async ({ params, me }) => {
    await write(db, (tx, changed) => discard({ tx, changed, me }, dramaShelf, params.id))
    return { success: true as const }
  })

  bind('POST /api/admin/dramas/bulk', async ({ body: { ids, action, category }, me }) => {
    const named = category?.trim()
    if (action.endsWith('-category') && !named) throw invalid('category', 'Please name a category')
    return write(db, async (tx, changed) => {
      const doing = { tx, changed, me }
      const results: { id: number; done: boolean; message: string }[] = []
      for (const id of new Set(ids)) {
        try {
          if (action === 'delete') await discard(doing, dramaShelf, id)
          else {
            const held = await dramaShelf.hold(tx, String(id))
            if (!held) throw notFound('drama')
            await change(doing, dramaShelf, id, fieldsAfter(held.state, action, named ?? ''))
          }
          results.push({ id, done: true, message: 'Done' })
        } catch (error) {
          // What is missing is said in its row; anything else undoes the whole.
          if (!(error instanceof Failure)) throw error
          results.push({ id, done: false, message: error.message })
        }
      }
      return results
    })
  })
}

function fieldsAfter(state: DramaFields, action: string, category: string): Partial<DramaFields> {
  if (action === 'popular' || action === 'not-popular') return { isPopular: action === 'popular' }
  const others = state.categories.filter((own) => foldCategory(own) !== foldCategory(category))
  return { categories: action === 'add-category' ? [...others, category] : others }
}

/** Fields that were sent; one that was not keeps its beginning. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Required<T> as T &
    DramaFields
