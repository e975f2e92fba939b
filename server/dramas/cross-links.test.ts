// Links between dramas, places, lines, reviews and news: in both directions, over the whole starter catalogue.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { FurtherLines, LineSource } from '#contract/api/learners.ts'
import type { Article } from '#contract/api/news.ts'
import type { PublicReview } from '#contract/api/reviews.ts'
import type { FilmingPlace, Place } from '#contract/api/virtual-tour.ts'
import { allLines } from '#server/learners/lines.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { aSeededSite } from '#tests/site.ts'
import { dramasByTitle } from './find-by-title.ts'
import { dramas as dramasTable } from './table.ts'

const site = await aSeededSite()
const minji = await site.signUp()
const admin = await site.signUp({ isAdmin: true })
const dramas: Drama[] = await site.visitor.json('/api/dramas')

const allPlaces = () => site.visitor.json<Place[]>('/api/virtual-tour-locations')
const of = <T>(drama: number, what: string) => site.visitor.json<T[]>(`/api/dramas/${drama}/see-also/${what}`)
const idOf = (title: string) => dramas.find((drama) => drama.title === title)!.id

test('every drama that a place names is the page of that very drama', async () => {
  for (const place of await allPlaces()) {
    const titles = [place.drama, ...(place.otherDramas ?? [])]
    expect(place.dramaIds).toEqual(Object.fromEntries(titles.map((title) => [title, idOf(title)])))
  }
})

test('every link from a place to a drama has its link back, and no other', async () => {
  const links = (await allPlaces()).flatMap((place) =>
    Object.values(place.dramaIds ?? {}).map((drama) => `${drama} ${place.id}`),
  )
  const back: string[] = []
  for (const { id } of dramas)
    for (const place of await of<FilmingPlace>(id, 'places')) back.push(`${id} ${place.id}`)
  expect(links.length).toBeGreaterThanOrEqual(14)
  expect(back.sort()).toEqual(links.sort())
})

test('every link from a line to a drama has its link back, and no other', async () => {
  const calendar = await site.visitor.json<LineSource[]>('/api/korean-lines')
  const links = calendar.map(({ line, dramaId }) => `${dramaId} ${line}`)
  for (let page = 1; ; page++) {
    const { lines } = await site.visitor.json<FurtherLines>(`/api/korean-lines/further?page=${page}`)
    if (lines.length === 0) break
    links.push(...lines.map(({ line, dramaId }) => `${dramaId} ${line}`))
  }
  expect(links).toHaveLength(allLines.length)
  const back: string[] = []
  for (const { id } of dramas)
    for (const { line } of await of<{ line: string }>(id, 'lines')) back.push(`${id} ${line}`)
  expect(back.sort()).toEqual(links.sort())
})

test('articles and the dramas they name link to each other', async () => {
  const list = await site.visitor.json<Article[]>('/api/news')
  for (const { id } of list) {
    const article = await site.visitor.json<Article>(`/api/news/${id}`)
    for (const drama of article.dramas ?? []) {
      const back = await of<{ id: number }>(drama.id, 'news')
      // The page of a drama shows the newest six.
      if (back.length < 6) expect(back.map((one) => one.id)).toContain(id)
    }
  }
  for (const { id } of dramas)
    for (const named of await of<{ id: number }>(id, 'news')) {
      const article = await site.visitor.json<Article>(`/api/news/${named.id}`)
      expect(article.dramas?.map((drama) => drama.id)).toContain(id)
    }
})

test('a review and its drama link to each other, whichever name of the drama was typed', async () => {
  const goblin = dramas.find(({ title }) => title === 'Goblin')!
  for (const title of ['Goblin', 'goblin.', '“GOBLIN”', goblin.nativeTitle!, ...(goblin.aliases ?? [])]) {
    const written = await minji.post('/api/kdrama-notes', { title, content: title, isPublic: true })
    const { id } = written.json()
    const review = await site.visitor.json<PublicReview>(`/api/kdrama-notes/public/${id}`)
    expect([title, review.dramaId]).toEqual([title, goblin.id])
    const back = await site.visitor.json<PublicReview[]>(`/api/kdrama-notes/public?drama=${goblin.id}`)
    expect(back[0]).toMatchObject({ id, dramaId: goblin.id })
  }
})

test('a review of an unknown title has no link', async () => {
  const unknown = { title: 'A drama nobody has made', content: 'Yet', isPublic: true }
  const { id } = (await minji.post('/api/kdrama-notes', unknown)).json()
  expect(await site.visitor.json(`/api/kdrama-notes/public/${id}`)).not.toHaveProperty('dramaId')
})

test('every name of every drama finds that drama, or another of the same name', async () => {
  const names = catalogue.flatMap(({ title, nativeTitle, romanizedTitle, aliases }) =>
    [title, nativeTitle, romanizedTitle, ...(aliases ?? [])].filter((name) => name != null),
  )
  const called = await dramasByTitle(site.db, names)
  expect(names.filter((name) => !called.has(name))).toEqual([])
  for (const { title } of catalogue) expect([title, called.get(title)]).toEqual([title, idOf(title)])
})

test('a place links to its drama also with another spelling of the title', async () => {
  const added = await admin.post('/api/virtual-tour-locations', {
    name: 'A lighthouse',
    drama: 'hometown cha cha cha',
    otherDramas: ['Nothing that is here'],
    description: 'White, with a red door.',
    address: 'Pohang',
  })
  const { id } = added.json()
  const place = (await allPlaces()).find((one) => one.id === id)!
  const hometown = idOf('Hometown Cha-Cha-Cha')
  expect(place.dramaIds).toEqual({ 'hometown cha cha cha': hometown })
  expect((await of<FilmingPlace>(hometown, 'places')).map((one) => one.id)).toContain(id)
  await admin.del(`/api/virtual-tour-locations/${id}`)
  expect((await of<FilmingPlace>(hometown, 'places')).map((one) => one.id)).not.toContain(id)
})

test('deleting a drama removes all links to it at once, and restoring it brings them back', async () => {
  const sunshine = idOf('Mr. Sunshine')
  const links = async () => ({
    places: (await allPlaces()).filter((place) => Object.values(place.dramaIds ?? {}).includes(sunshine))
      .length,
    lines: (await site.visitor.json<LineSource[]>('/api/korean-lines')).filter(
      ({ dramaId }) => dramaId === sunshine,
    ).length,
  })
  const before = await links()
  expect(before).toEqual({ places: expect.any(Number), lines: 1 })
  expect(before.places).toBeGreaterThan(0)
  await admin.del(`/api/admin/dramas/${sunshine}`)
  expect(await links()).toEqual({ places: 0, lines: 0 })
  for (const what of ['places', 'lines', 'news'])
    expect((await site.visitor.get(`/api/dramas/${sunshine}/see-also/${what}`)).statusCode).toBe(404)
  await site.db.update(dramasTable).set({ deletedAt: null }).where(eq(dramasTable.id, sunshine))
})

test('a hostile title is treated as text and finds no drama', async () => {
  const hostile = ["'; drop table dramas --", '', '!!!', '\\', '{}', '%', '한글"', 'x'.repeat(5_000)]
  expect(await dramasByTitle(site.db, hostile)).toEqual(new Map())
  expect(await dramasByTitle(site.db, [])).toEqual(new Map())
})
