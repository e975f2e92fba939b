// What visitors get about a person, and how people are found.

import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { FoundPerson, Person } from '#contract/api/people.ts'
import type { Found } from '#contract/api/search.ts'
import { dramas } from '#server/dramas/table.ts'
import { articles } from '#server/news/table.ts'
import { loadPeople } from '#server/seed/people/load-people.ts'
import { places } from '#server/virtual-tour/table.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'
import { people } from './table.ts'

const site = await aSite()
await loadPeople(site.db)
await addDramas(site.db, [
  { title: 'My Mister', year: 2018, mainCast: ['Lee Sun-kyun', 'IU'], writer: 'Park Hae-young' },
  { title: 'Signal Tea', year: 2016, mainCast: ['Seo Ara', 'Han Do'], writer: 'Kim Bom, Seo Ara' },
  { title: 'The Light in Your Eyes', year: 2019, mainCast: ['Seo Ara', 'Han Do', 'Yun Sol'] },
  { title: 'Old Tea', year: 1999, inIndex: true, mainCast: ['Seo Ara', 'Yun Sol'] },
  {
    title: 'In the Trash',
    year: 2020,
    deletedAt: new Date(),
    mainCast: ['Seo Ara', 'Yun Sol', 'Kang Nobody'],
  },
])
const art = { artSeed: 'x', drawing: 'sea', palette: 'dusk' }
const place = { description: 'Steps.', address: '1 Harbour', ...art }
await site.db.insert(places).values([
  { ...place, name: 'Stairs', drama: 'Signal Tea' },
  { ...place, name: 'Elsewhere', drama: 'My Mister' },
])
const article = { celebrity: '', publishedAt: new Date(), ...art }
await site.db.insert(articles).values([
  { ...article, title: 'A visit', content: 'We met Seo-Ara of Signal Tea in the rain.' },
  { ...article, title: 'A column', content: 'On Old Tea.', celebrity: 'Seo Ara' },
  { ...article, title: 'Another', content: 'Seo Arang and Seo Ara-min have nothing to do with it.' },
  { ...article, title: 'A director of that name', content: 'Seo Ara directed Salt.' },
  { ...article, title: 'Draft', content: 'Seo Ara', publishedAt: null },
])

const person = (slug: string) => site.visitor.json<Person>(`/api/people/${encodeURIComponent(slug)}`)
const found = async (search: string) =>
  (await site.visitor.json<FoundPerson[]>(`/api/people?search=${encodeURIComponent(search)}`)).map(
    ({ slug }) => slug,
  )
const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title)

test('a person has the dramas they act in and those they wrote, the newest first, and none from the trash', async () => {
  const { acted, wrote, name } = await person('seo-ara')
  expect(name).toBe('Seo Ara')
  expect(titles(acted)).toEqual(['The Light in Your Eyes', 'Signal Tea', 'Old Tea'])
  expect(acted.map(({ inIndex }) => inIndex ?? false)).toEqual([false, false, true])
  expect(titles(wrote)).toEqual(['Signal Tea'])
})

test('the lines, places and articles that go with them', async () => {
  const { lines, places, articles } = await person('seo-ara')
  expect(lines[0]).toMatchObject({ line: 'live-today', dramaTitle: 'The Light in Your Eyes' })
  expect(places).toMatchObject([{ name: 'Stairs', dramaTitle: 'Signal Tea' }])
  expect(titles(articles)).toEqual(['A column', 'A visit'])
})

test('who shares at least two dramas often works with them, most first', async () => {
  expect((await person('seo-ara')).worksWith).toEqual([
    { slug: 'han-do', name: 'Han Do', dramas: 2 },
    { slug: 'yun-sol', name: 'Yun Sol', dramas: 2 },
  ])
})

test('an article about one of several namesakes is theirs if it names one of their dramas', async () => {
  const [mine] = await addDramas(site.db, [
    { title: 'Harbour Lights', mainCast: ['Choi Min'] },
    { title: 'Quiet Road', mainCast: ['Choi Minjae'] },
  ])
  await site.db.insert(people).values({
    slug: 'choi-min-2',
    name: 'Choi Min',
    remark: 'singer',
    roles: ['actor'],
    onlyIn: [mine!.id],
  })
  await site.db.execute('select derive_credits(array(select id from dramas))')
  await addDramas(site.db, [{ title: 'Salt', mainCast: ['Choi Min'] }])
  const about = { celebrity: '', publishedAt: new Date(), artSeed: 'x', drawing: 'sea', palette: 'dusk' }
  await site.db
    .insert(articles)
    .values([{ ...about, title: 'A song', content: 'Choi Min of Harbour Lights sang.' }])
  expect(titles((await person('choi-min-2')).articles)).toEqual(['A song'])
  expect((await person('choi-min')).articles).toEqual([])
  expect((await person('choi-min')).namesakes).toMatchObject([
    { slug: 'choi-min-2', remark: 'singer', knownFor: 'Harbour Lights' },
  ])
})

test('of somebody with very many dramas the newest are whole, and the others are named', async () => {
  await addDramas(
    site.db,
    Array.from({ length: 300 }, (_, at) => ({
      title: `Evening ${String(at % 10)}`,
      year: 1980 + Math.floor(at / 10),
      inIndex: at % 10 === 9,
      mainCast: ['Long Runner', ...(at % 2 ? ['Han Do'] : [])],
      writer: at === 100 ? 'Long Runner' : '',
    })),
  )
  const { acted, wrote, further = [], worksWith } = await person('long-runner')
  expect(acted).toHaveLength(60)
  expect(wrote).toEqual([])
  expect(acted.slice(0, 11).map(({ title, year }) => `${year} ${title}`)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `2009 Evening ${at}`),
    '2008 Evening 0',
  ])
  expect(further.map(({ role }) => role).filter((role) => role === 'writer')).toHaveLength(1)
  expect(further).toHaveLength(181)
  expect(further[0]).toEqual({ id: expect.any(Number), title: 'Evening 0', year: 2003, role: 'actor' })
  expect(further[9]).toMatchObject({ title: 'Evening 9', inIndex: true })
  expect(further.at(-1)).toMatchObject({ year: 1986 })
  expect(worksWith).toEqual([{ slug: 'han-do', name: 'Han Do', dramas: 150 }])
  const [one] = await site.visitor.json<FoundPerson[]>('/api/people?search=long run')
  expect(one).toMatchObject({
    slug: 'long-runner',
    dramas: 300,
    roles: ['actor', 'writer'],
    knownFor: 'Evening 0',
  })
})

test('Hangul and other spellings are shown and found', async () => {
  await addDramas(site.db, [{ title: 'Tea House', mainCast: ['Kim Hye Yoon'] }])
  const { name, nativeName, otherNames } = await person('kim-hye-yoon')
  expect({ name, nativeName, otherNames }).toEqual({
    name: 'Kim Hye-yoon',
    nativeName: '김혜윤',
    otherNames: expect.arrayContaining(['Kim Hye Yoon']),
  })
  for (const typed of ['kim hye', 'Kim Hye-yoon', 'KIMHYEYOON', '김혜윤'])
    expect(await found(typed), typed).toEqual(['kim-hye-yoon'])
  for (const typed of ['', 'k', '%', 'Nobody At All', '김']) expect(await found(typed), typed).toEqual([])
})

test('the page of a drama knows the addresses of its people, as the drama names them', async () => {
  const [tea] = (await site.visitor.json<Drama[]>('/api/dramas')).filter(
    ({ title }) => title === 'Signal Tea',
  )
  const one = await site.visitor.json<Drama>(`/api/dramas/${tea!.id}`)
  expect(one.people).toEqual([
    { name: 'Seo Ara', slug: 'seo-ara', role: 'actor' },
    { name: 'Han Do', slug: 'han-do', role: 'actor' },
    { name: 'Kim Bom', slug: 'kim-bom', role: 'writer' },
    { name: 'Seo Ara', slug: 'seo-ara', role: 'writer' },
  ])
  expect(tea).not.toHaveProperty('people')
})

test('nobody, somebody without a drama here, and odd addresses are a 404', async () => {
  for (const slug of ['nobody', 'kang-nobody', 'park-bo-gum', '김', "1'--", '%', 'a'.repeat(400)])
    expect((await site.visitor.get(`/api/people/${encodeURIComponent(slug)}`)).statusCode, slug).toBe(404)
  expect((await site.visitor.get('/api/people/Seo-Ara')).statusCode).toBe(200)
})

test('a search names people whose whole name was searched for', async () => {
  const named = async (words: string) =>
    (await site.visitor.json<Found>(`/api/dramas/search?search=${encodeURIComponent(words)}`)).people
  expect((await named('han do')).map(({ name }) => name)).toEqual(['Han Do'])
  expect(await named('han')).toEqual([])
})

test('an index drama alone is enough for a page', async () => {
  await site.db.delete(dramas)
  await addDramas(site.db, [{ title: 'Only Facts', inIndex: true, mainCast: ['Moon Facts'] }])
  expect(titles((await person('moon-facts')).acted)).toEqual(['Only Facts'])
})
