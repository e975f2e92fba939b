// The preview of an import: its changes by row and field, before anything is written.
import { describe, expect, test } from 'vitest'
import type { ImportPlan } from '#contract/api/admin-import.ts'
import type { Revision } from '#contract/api/history.ts'
import { PLAIN_ENDING } from '#contract/drama-import.ts'
import { someFacts } from '#tests/drama-facts.ts'
import { anImporter, busDrama, CHOICES, complaints, outcomes } from '#tests/drama-importer.ts'

const importer = await anImporter()
const { look, again, run, bringIn, all } = importer

describe('the preview', () => {
  test('writes no drama; the import does, with drawn pictures and a history', async () => {
    const plan = await look([busDrama(), busDrama({ title: 'Another Stop', nativeTitle: '다음 정거장' })])
    expect(plan).toMatchObject({ format: 'json', counts: { new: 2, change: 0, same: 0, refused: 0 } })
    expect(await all()).toEqual([])

    expect(await run(plan.id)).toEqual({ added: 2, changed: 0, left: 0 })
    const [drama] = await all()
    expect(drama).toMatchObject({ ...busDrama(), isPopular: false })
    expect(drama!.imageUrl).toMatch(/^\/art\/drama-\d+\//)
    expect((await importer.site.visitor.get('/api/dramas/sorted?search=slow+bus')).json()).toHaveLength(1)
    const history = await importer.admin.json<Revision[]>(`/api/admin/history/drama/${drama!.id}`)
    expect(history).toMatchObject([
      {
        action: 'imported',
        version: 1,
        by: importer.admin.member.username,
        before: null,
        after: { title: drama!.title },
      },
    ])
  })

  test('says that the same file again changes nothing', async () => {
    await bringIn([busDrama()])
    const plan = await look([busDrama()])
    expect(outcomes(plan)).toEqual(['same'])
    expect(plan.lines[0]!.dramaId).toBe((await all())[0]!.id)
    expect(await run(plan.id, { existing: 'replace' })).toMatchObject({ added: 0, changed: 0 })
  })

  test('fills in, replaces or skips a drama of the catalog, as the admin chooses', async () => {
    await bringIn([busDrama({ genre: '', rating: '8/10' })])
    const plan = await look([busDrama({ genre: 'Family', rating: 9, writer: 'Lee Ji' })])
    const fields = (one: ImportPlan) => one.lines[0]!.changes.map(({ field }) => field).sort()
    expect(fields(plan)).toEqual(['genre', 'writer'])
    expect(fields(await again(plan.id, { ...CHOICES, existing: 'replace' }))).toEqual([
      'genre',
      'rating',
      'writer',
    ])
    expect(outcomes(await again(plan.id, { ...CHOICES, existing: 'keep' }))).toEqual(['same'])
    const [rating] = (await again(plan.id, { ...CHOICES, existing: 'replace' })).lines[0]!.changes.filter(
      ({ field }) => field === 'rating',
    )
    expect(rating).toEqual({ field: 'rating', before: '8/10', after: '9/10' })

    await run(plan.id, { existing: 'replace' })
    const [drama] = await all()
    expect(drama).toMatchObject({ rating: '9/10', genre: 'Family', writer: 'Lee Ji' })
    const [change] = await importer.admin.json<Revision[]>(`/api/admin/history/drama/${drama!.id}`)
    expect(change).toMatchObject({
      action: 'imported',
      version: 2,
      before: { rating: '8/10' },
      after: { rating: '9/10' },
    })
  })

  test('recognizes a drama by its Hangul title or another name with the same year, never by the year alone', async () => {
    await bringIn([busDrama({ aliases: ['Bus Home'] })])
    const rows = [
      busDrama({ title: 'Slow Bus' }),
      busDrama({ title: 'Bus home!', nativeTitle: '' }),
      busDrama({ title: 'THE SLOW  BUS HOME', nativeTitle: '' }),
    ]
    for (const row of rows) expect(outcomes(await look([row]))).toEqual(['same'])
    const other = await look([busDrama({ title: 'Fast Car', nativeTitle: '' }), busDrama({ year: 2010 })])
    expect(outcomes(other)).toEqual(['new', 'new'])
    expect(other.lines[1]!.notes).toEqual(['The Slow Bus Home from 2024 is already here.'])
  })

  test('refuses to guess between two dramas with the same name and year', async () => {
    await bringIn([busDrama({ nativeTitle: '느린 버스' })])
    await importer.admin.post('/api/admin/dramas', busDrama())
    expect(complaints(await look([busDrama()]))).toEqual([
      expect.stringMatching(/^1 title: This matches more than one/),
    ])
  })

  test('refuses the second row of one drama, and names the row of the first', async () => {
    const plan = await look([
      busDrama(),
      busDrama({ title: 'Slow Bus' }),
      busDrama({ title: 'Other', nativeTitle: '' }),
    ])
    expect(outcomes(plan)).toEqual(['new', 'refused', 'new'])
    expect(complaints(plan)).toEqual(['2 title: Same drama as row 1'])
  })

  test('names every wrong field; the import takes the good rows without the bad ones', async () => {
    const plan = await look([
      busDrama({ year: 1900, rating: '12', episodes: 'many' }),
      busDrama({ title: '' }),
      busDrama({ title: 'x'.repeat(201) }),
      busDrama({ title: 'No Length', nativeTitle: '', episodes: '' }),
      busDrama({ title: 'No Year', nativeTitle: '', year: '' }),
      busDrama({ title: 'Notes', nativeTitle: '', contentNotes: ['sadness'] }),
      busDrama({ title: 'Good', nativeTitle: '' }),
      'not a drama',
      null,
    ])
    expect(plan.counts).toEqual({ new: 1, change: 0, same: 0, refused: 8 })
    expect(complaints(plan)).toEqual(
      expect.arrayContaining([
        '1 year: Year must be at least 1950',
        expect.stringMatching(/^1 rating: /),
        '1 episodes: Episodes must be a whole number',
        '2 title: Title is required',
        '3 title: Title can be at most 200 characters',
        '4 episodes: Episodes are required',
        '5 year: Year is required',
        expect.stringMatching(/^6 contentNotes: Content notes must be one of/),
        '8 title: Title is required',
      ]),
    )
    expect(await run(plan.id)).toMatchObject({ added: 1 })
    expect((await all()).map(({ title }) => title)).toEqual(['Good'])
  })

  test('refuses facts without a description, or adds a sentence that says it is a placeholder', async () => {
    const [facts] = someFacts(1)
    const plan = await look([facts!])
    expect(complaints(plan)).toEqual(['1 description: Description is required'])
    const plain = await again(plan.id, { ...CHOICES, plain: true })
    expect(plain.lines[0]).toMatchObject({
      outcome: 'new',
      notes: ['Its description will be one sentence made from the facts.'],
    })
    await run(plan.id, { plain: true })
    const [drama] = await all()
    expect(drama!.description).toBe(
      `Quiet Harbour 1 is a Korean romance drama from 1990 in 8 episodes, with Kim Ara-1, Kim Ara-2 and Kim Ara-3, written by Park Ara. ${PLAIN_ENDING}`,
    )
    const written = await look([{ ...facts, description: 'Somebody wrote this.' }])
    expect(written.lines[0]!.changes.map(({ field }) => field)).toEqual(['description'])
  })

  test('turns genres and tags of other lists into moods, and a Hangul name into the Hangul title', async () => {
    const facts = {
      ...someFacts(1)[0]!,
      genres: ['Drama', 'Life', 'Romantic comedy', 'Law'],
      tags: ['Healing', 'Time Travel', 'Tearjerker', 'Suicide'],
      network: ['Netflix', 'tvN'],
      description: 'Ours.',
    }
    await bringIn([facts])
    const [drama] = await all()
    expect(drama).toMatchObject({
      genre: 'Slice of Life',
      categories: ['slice-of-life', 'romance', 'comedy', 'legal', 'healing', 'time-travel'],
      nativeTitle: '바다 1',
      aliases: ['Made Up Name 1'],
      streamingPlatforms: ['Netflix'],
      writer: 'Park Ara',
      rating: '6/10',
    })
    // Tags of other sites are no review of ours.
    expect(await importer.admin.json('/api/admin/dramas')).toMatchObject([
      { contentNotes: [], comfortSource: null },
    ])
  })
})
