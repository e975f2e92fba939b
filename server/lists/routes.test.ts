// Lists: who sees and changes them, their order, copies, limits and moderation.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnList, OwnListWithDramas, PublicList, SharedList } from '#contract/api/lists.ts'
import { MOST_IN_LIST, MOST_LISTS, type Visibility } from '#contract/lists.ts'
import { dramas } from '#server/dramas/table.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { lists } from './table.ts'

let site: TestSite
let minji: SignedIn
let sora: SignedIn
let admin: SignedIn
/** ids of dramas */
let rain: number
let tea: number
let sea: number
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  sora = await site.signUp()
  const put = await putDramas(site.db, [{ title: 'Rain' }, { title: 'Tea' }, { title: 'Sea' }])
  ;[rain, tea, sea] = put.map(({ id }) => id) as [number, number, number]
})
afterAll(() => site.close())
beforeEach(async () => {
  minji = await site.signUp()
})

/** A list of minji's with these dramas. */
async function aList(visibility: Visibility = 'private', ids = [rain, tea, sea], title = 'Rainy days') {
  const { id } = (await minji.post('/api/lists', { title })).json<OwnList>()
  for (const dramaId of ids) expect((await put(id, dramaId)).statusCode).toBe(200)
  const list = (await minji.put(`/api/lists/${id}`, { visibility })).json<OwnList>()
  return { ...list, url: `/api/lists/${id}` }
}
const put = (id: number, dramaId: number, body = {}) => minji.put(`/api/lists/${id}/dramas/${dramaId}`, body)
const mine = (id: number) => minji.json<OwnListWithDramas>(`/api/lists/mine/${id}`)
const order = async (id: number) => (await mine(id)).dramas.map((drama) => drama.id)
const publicIds = async (query = '', by = site.visitor) =>
  (await by.json<PublicList[]>(`/api/lists${query}`)).map(({ id }) => id)

describe('who sees a list', () => {
  test('a private one is for its member alone; others get the same answer as for none', async () => {
    const { id, url, key } = await aList()
    expect(key).toBeUndefined()
    const none = (await site.visitor.get('/api/lists/987654')).json()
    for (const person of [site.visitor, sora, admin]) {
      const answer = await person.get(url)
      expect([answer.statusCode, answer.json()]).toEqual([404, none])
      expect(await publicIds('', person)).not.toContain(id)
    }
    expect((await sora.get(`/api/lists/mine/${id}`)).statusCode).toBe(404)
    expect(await mine(id)).toMatchObject({ title: 'Rainy days', visibility: 'private', count: 3 })
  })

  test('one shared by link is for those who have its key, and a new key closes the old address', async () => {
    const { id, url, key } = await aList('link')
    expect(key).toMatch(/^[\w-]{43}$/)
    const at = async (key?: string) => (await site.visitor.get(key ? `${url}?key=${key}` : url)).statusCode
    expect([await at(), await at('x'), await at(key)]).toEqual([404, 404, 200])
    expect(await publicIds()).not.toContain(id)
    const renewed = (await minji.put(url, { newKey: true })).json<OwnList>()
    expect([await at(key), await at(renewed.key)]).toEqual([404, 200])
    await minji.put(url, { visibility: 'private' })
    expect(await at(renewed.key)).toBe(404)
    const again = (await minji.put(url, { visibility: 'link' })).json<OwnList>()
    expect(again.key).not.toBe(renewed.key)
  })

  test('a public one is for everyone, with its member’s name and nothing else about them', async () => {
    const { id, url } = await aList('public')
    await put(id, tea, { note: 'With a blanket' })
    const list = await site.visitor.json<SharedList>(url)
    expect(list).toEqual({
      id,
      title: 'Rainy days',
      authorUsername: minji.member.username,
      visibility: 'public',
      dramas: list.dramas,
    })
    expect(list.dramas.map(({ title, note }) => [title, note])).toEqual([
      ['Rain', ''],
      ['Tea', 'With a blanket'],
      ['Sea', ''],
    ])
    const [card] = await site.visitor.json<PublicList[]>('/api/lists?limit=1')
    expect(card).toMatchObject({ id, count: 3, first: [{ id: rain }, { id: tea }, { id: sea }] })
    expect(await publicIds(`?drama=${tea}`)).toContain(id)
    expect(await publicIds(`?before=${id}`)).not.toContain(id)
    // an address that somebody has been given still works
    const { key } = (await minji.put(url, {})).json<OwnList>()
    expect((await site.visitor.get(`${url}?key=${key}`)).statusCode).toBe(200)
    expect((await site.visitor.get(`${url}?key=made-up`)).statusCode).toBe(404)
  })

  test('what becomes private, loses a drama or is deleted disappears from every answer at once', async () => {
    const { id, url } = await aList('public')
    const seen = async () => [
      (await publicIds()).includes(id),
      (await publicIds(`?drama=${rain}`)).includes(id),
      (await site.visitor.get(url)).statusCode,
    ]
    expect(await seen()).toEqual([true, true, 200])
    await minji.put(url, { visibility: 'private' })
    expect(await seen()).toEqual([false, false, 404])
    await minji.put(url, { visibility: 'public' })
    await minji.del(`${url}/dramas/${rain}`)
    expect(await seen()).toEqual([true, false, 200])
    expect((await minji.del(url)).json()).toEqual({ success: true })
    expect(await seen()).toEqual([false, false, 404])
    expect((await minji.get(`/api/lists/mine/${id}`)).statusCode).toBe(404)
  })
})

test('only its member changes a list', async () => {
  const { id, url } = await aList('public')
  const before = await mine(id)
  for (const person of [sora, admin])
    for (const answer of [
      await person.put(url, { title: 'Taken over' }),
      await person.put(`${url}/dramas/${rain}`, { note: 'x' }),
      await person.del(`${url}/dramas/${rain}`),
      await person.del(url),
    ])
      expect(answer.statusCode).toBe(404)
  expect(await mine(id)).toEqual(before)
})

test('dramas are added last, moved, removed, and put back at their place with their note', async () => {
  const { id, url } = await aList()
  expect(await order(id)).toEqual([rain, tea, sea])
  await put(id, rain, { note: '  First  ' })
  await put(id, rain, { place: 3 })
  expect(await order(id)).toEqual([tea, sea, rain])
  await put(id, sea, { place: 1 })
  expect(await order(id)).toEqual([sea, tea, rain])
  expect((await mine(id)).dramas.at(-1)).toMatchObject({ id: rain, note: 'First' })
  for (const _ of [1, 2]) expect((await minji.del(`${url}/dramas/${tea}`)).statusCode).toBe(200)
  await put(id, tea, { place: 2, note: 'Back' })
  expect((await mine(id)).dramas.map(({ note }) => note)).toEqual(['', 'Back', 'First'])
  // adding twice changes nothing
  await put(id, tea)
  expect((await mine(id)).dramas[1]).toMatchObject({ id: tea, note: 'Back' })
  expect((await put(id, 987654)).statusCode).toBe(404)
})

test('a drama in the trash is not shown, and comes back', async () => {
  const { id } = await aList()
  const inTrash = (deletedAt: Date | null) =>
    site.db.update(dramas).set({ deletedAt }).where(eq(dramas.id, tea))
  await inTrash(new Date())
  await put(id, sea, { place: 1 })
  expect([await order(id), (await mine(id)).count]).toEqual([[sea, rain], 2])
  await inTrash(null)
  expect((await order(id)).toSorted()).toEqual([rain, tea, sea].toSorted())
})

test('one’s own lists say which of them contain a drama', async () => {
  const one = await aList('private', [rain], 'One')
  const two = await aList('private', [tea], 'Two')
  const known = await minji.json<OwnList[]>(`/api/lists/mine?drama=${tea}`)
  expect(known.map(({ id, hasDrama }) => [id, hasDrama])).toEqual([
    [two.id, true],
    [one.id, false],
  ])
})

describe('a copy', () => {
  const copy = (list: { id: number; key?: string }, by = sora) =>
    by.post('/api/lists', { title: 'Mine now', copyOf: list.id, key: list.key })

  test('is private, has the dramas in their order and not the notes, and says where it is from', async () => {
    const list = await aList('public')
    await put(list.id, rain, { note: 'Mine' })
    const { id, visibility } = (await copy({ id: list.id })).json<OwnList>()
    expect(visibility).toBe('private')
    const copied = await sora.json<OwnListWithDramas>(`/api/lists/mine/${id}`)
    expect(copied.dramas.map((drama) => [drama.id, drama.note])).toEqual(
      [rain, tea, sea].map((one) => [one, '']),
    )
    const from = { id: list.id, title: 'Rainy days', authorUsername: minji.member.username }
    expect(copied.copiedFrom).toEqual(from)
    await minji.put(list.url, { visibility: 'link' })
    expect((await sora.json<OwnListWithDramas>(`/api/lists/mine/${id}`)).copiedFrom).toBeNull()
  })

  test('is made only of what one can see', async () => {
    const hidden = await aList()
    expect((await copy(hidden)).statusCode).toBe(404)
    const shared = await aList('link')
    expect((await copy({ id: shared.id })).statusCode).toBe(404)
    expect((await copy(shared)).statusCode).toBe(201)
  })
})

test('lists, dramas and texts have limits, which are named', async () => {
  const { id } = await aList()
  const refused = async (answer: Promise<{ statusCode: number; json: () => { message: string } }>) => {
    const { statusCode, json } = await answer
    return `${statusCode}: ${json().message}`
  }
  const retitled = (title: unknown) => refused(minji.put(`/api/lists/${id}`, { title }))
  expect(await retitled(' \u200b ')).toBe('400: Please enter a title')
  expect(await retitled('x'.repeat(201))).toBe('400: Title can be at most 200 characters')
  expect(await refused(put(id, rain, { note: 'x'.repeat(1_001) }))).toBe(
    '400: Note can be at most 1,000 characters',
  )
  expect(await refused(put(id, rain, { place: 0 }))).toMatch(/^400: place must be/)
  expect(await refused(minji.put(`/api/lists/${id}`, { visibility: 'all' }))).toMatch(
    /^400: visibility must be/,
  )

  await site.db.execute(sql`insert into lists (member_id, title)
    select ${minji.member.id}, 'List ' || n from generate_series(2, ${MOST_LISTS}) n`)
  expect(await refused(minji.post('/api/lists', { title: 'One more' }))).toMatch(
    /^409: You can have at most 50/,
  )
  const many = await putDramas(
    site.db,
    Array.from({ length: MOST_IN_LIST - 3 }, (_, n) => ({ title: `Many ${n}` })),
  )
  await site.db.execute(sql`insert into list_dramas (list_id, drama_id, position)
    select ${id}, id, row_number() over () + 3 from unnest(${sql.param(many.map((one) => one.id))}::int[]) id`)
  const [last] = await putDramas(site.db, [{ title: 'One too many' }])
  expect(await refused(put(id, last!.id))).toBe('409: A list can have at most 200 dramas')
})

describe('moderation', () => {
  const report = (itemId: number) =>
    sora.post('/api/reports', { area: 'list', itemId, reason: 'unkind', note: '' })

  test('a reported list is hidden from who reported it; a removed one is its member’s alone', async () => {
    const { id, url } = await aList('public')
    await put(id, rain, { note: 'An unkind note' })
    expect((await report(id)).statusCode).toBe(201)
    expect((await sora.get(url)).statusCode).toBe(404)
    for (const query of ['', `?drama=${rain}`]) {
      expect(await publicIds(query, sora)).not.toContain(id)
      expect(await publicIds(query)).toContain(id)
    }
    const cases = await admin.json<{ id: number; itemId: number; content: string }[]>('/api/admin/reports')
    const found = cases.find(({ itemId }) => itemId === id)!
    expect(found).toMatchObject({ area: 'list', title: 'Rainy days', content: 'An unkind note' })
    await admin.post(`/api/admin/reports/${found.id}/decision`, { outcome: 'removed', reason: 'Unkind' })
    expect((await site.visitor.get(url)).statusCode).toBe(404)
    for (const query of ['', `?drama=${rain}`]) expect(await publicIds(query)).not.toContain(id)
    expect(await mine(id)).toMatchObject({ isRemoved: true })
    // nor does publishing it again bring it back
    await minji.put(url, { visibility: 'link' })
    await minji.put(url, { visibility: 'public' })
    await put(id, sea)
    expect(await publicIds(`?drama=${sea}`)).not.toContain(id)
    expect(await minji.json('/api/notices')).toMatchObject({
      decisions: [{ area: 'list', reason: 'Unkind' }],
    })
  })

  test('a private list cannot be reported, and its existence is not told', async () => {
    const { id } = await aList()
    expect((await report(id)).json()).toEqual((await report(987654)).json())
  })
})

test('the lists of a member who leaves are gone', async () => {
  const { id, url } = await aList('public')
  await site.db.update(lists).set({ title: 'A public list' }).where(eq(lists.id, id))
  const gone = await minji.del('/api/auth/account', { posts: 'keep' })
  expect(gone.statusCode).toBe(200)
  expect((await site.visitor.get(url)).statusCode).toBe(404)
  expect(await publicIds()).not.toContain(id)
})
