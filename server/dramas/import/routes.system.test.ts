// Importing dramas: atomically, once, with undo.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { Revision } from '#contract/api/history.ts'
import { cleanUp } from '#server/cleanup.ts'
import { someFacts } from '#tests/drama-facts.ts'
import { anImporter, busDrama } from '#tests/drama-importer.ts'
import { dramaImports, dramas } from '../table.ts'

const importer = await anImporter()
const { look, run, bringIn, all } = importer

describe('importing', () => {
  test('an import of 3,000 dramas has a history for each and can be undone as a whole', async () => {
    const { id, end } = await bringIn(someFacts(3_000), { plain: true })
    expect(end).toEqual({ added: 3_000, changed: 0, left: 0 })
    expect(await importer.site.visitor.json('/api/dramas/count')).toEqual({ count: 3_000 })

    const { json } = await importer.admin.post(`/api/admin/dramas/imports/${id}/undo`)
    expect(json()).toEqual({ trashed: 3_000, putBack: 0, left: 0 })
    expect(await importer.site.visitor.json('/api/dramas/count')).toEqual({ count: 0 })
    expect(await importer.admin.json('/api/admin/trash')).toHaveLength(3_000)
  })

  test('undoing restores what the import changed, except dramas edited since', async () => {
    await bringIn([busDrama(), busDrama({ title: 'Second', nativeTitle: '' })])
    const { id } = await bringIn(
      [
        busDrama({ rating: 9 }),
        busDrama({ title: 'Second', nativeTitle: '', rating: 9 }),
        busDrama({ title: 'Third', nativeTitle: '' }),
        busDrama({ title: 'Fourth', nativeTitle: '' }),
      ],
      { existing: 'replace' },
    )
    const before = await all()
    const idOf = (title: string) => before.find((drama) => drama.title === title)!.id
    await importer.admin.put(`/api/admin/dramas/${idOf('Second')}`, { writer: 'Somebody' })
    await importer.admin.put(`/api/admin/dramas/${idOf('Fourth')}`, { writer: 'Somebody' })
    const undone = await importer.admin.post(`/api/admin/dramas/imports/${id}/undo`)
    expect(undone.json()).toEqual({ trashed: 1, putBack: 1, left: 2 })
    const after = await all()
    expect(after.map(({ title, rating }) => `${title} ${rating}`).sort()).toEqual([
      'Fourth 8.5/10',
      'Second 9/10',
      'The Slow Bus Home 8.5/10',
    ])
    const [back] = await importer.admin.json<Revision[]>(
      `/api/admin/history/drama/${idOf('The Slow Bus Home')}`,
    )
    expect(back).toMatchObject({ action: 'restored', version: 3, after: { rating: '8.5/10' } })
    // Undoing is a change like any other.
    await importer.admin.post(`/api/admin/history/${back!.id}/put-back`, { side: 'before' })
    expect(await importer.site.visitor.json(`/api/dramas/${idOf('The Slow Bus Home')}`)).toMatchObject({
      rating: '9/10',
    })

    expect((await importer.admin.post(`/api/admin/dramas/imports/${id}/undo`)).statusCode).toBe(409)
  })

  test('an import started twice, or in two tabs, runs once', async () => {
    const { id } = await look([busDrama()])
    const answers = await Promise.all(
      [1, 2].map(() => importer.admin.post(`/api/admin/dramas/imports/${id}/run`, {})),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await all()).toHaveLength(1)
    expect((await importer.admin.post(`/api/admin/dramas/imports/${id}/run`, {})).statusCode).toBe(409)
    expect((await importer.admin.get(`/api/admin/dramas/imports/${id}`)).statusCode).toBe(409)
  })

  test('two concurrent imports of one drama add it once', async () => {
    const ids = [(await look([busDrama()])).id, (await look([busDrama()])).id]
    const ends = await Promise.all(ids.map((id) => run(id)))
    expect(ends.map(({ added }) => added).sort()).toEqual([0, 1])
    expect(await all()).toHaveLength(1)
  })

  test('a drama changed between plan and import is not overwritten', async () => {
    await bringIn([busDrama()])
    const [drama] = await all()
    const { id } = await look([busDrama({ rating: 9 })])
    const [answer] = await Promise.all([
      importer.admin.post(`/api/admin/dramas/imports/${id}/run`, { existing: 'replace' }),
      importer.admin.put(`/api/admin/dramas/${drama!.id}`, { writer: 'Somebody' }),
    ])
    const now = await importer.site.visitor.json<Drama>(`/api/dramas/${drama!.id}`)
    expect(now.writer).toBe('Somebody')
    expect(answer.json()).toMatchObject({ changed: now.rating === '9/10' ? 1 : 0 })
  })

  test('the last imports are listed with their admin and result; unused plans are deleted after a day', async () => {
    const { id } = await bringIn([busDrama()])
    const waiting = await look([busDrama({ title: 'Waiting', nativeTitle: '' })])
    expect(await importer.admin.json('/api/admin/dramas/imports')).toMatchObject({
      tmdb: false,
      imports: [
        { id: waiting.id, doneAt: null, total: 1 },
        {
          id,
          added: 1,
          changed: 0,
          by: importer.admin.member.username,
          name: 'dramas.csv',
          doneAt: expect.any(String),
        },
      ],
    })
    await importer.site.db.update(dramaImports).set({ createdAt: new Date(Date.now() - 2 * 86_400_000) })
    await cleanUp(importer.site.db, importer.site.app.log)
    expect(await importer.site.db.$count(dramaImports)).toBe(1)
    const [left] = await importer.site.db.select().from(dramaImports).where(eq(dramaImports.id, id))
    expect(left!.rows).toBeNull()
  })
})

test('unknown imports are 404', async () => {
  const { id } = await look([busDrama()])
  const unknown = '/api/admin/dramas/imports/999999'
  expect((await importer.admin.get(unknown)).statusCode).toBe(404)
  expect((await importer.admin.post(`${unknown}/run`, {})).statusCode).toBe(404)
  expect((await importer.admin.post(`${unknown}/undo`)).statusCode).toBe(404)
  expect((await importer.admin.post(`/api/admin/dramas/imports/${id}/undo`)).statusCode).toBe(409)
  expect(
    (await importer.admin.post(`/api/admin/dramas/imports/${id}/run`, { existing: 'burn' })).statusCode,
  ).toBe(400)
  expect(await importer.site.db.$count(dramas)).toBe(0)
})
