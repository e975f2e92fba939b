// The admins' list of filming places: search, filters, order and pages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Place } from '#contract/api/virtual-tour.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  for (let n = 1; n <= 45; n++) await aPlace({ name: `Harbor ${n}` })
})
afterAll(() => site.close())

const PATH = '/api/admin/virtual-tour-locations'
const aPlace = async (fields: object) =>
  (
    await admin.post('/api/virtual-tour-locations', {
      ...{ name: 'N', drama: 'Our Blues', description: 'Words.', address: '1 Pier' },
      ...fields,
    })
  ).json<Place>()
const ids = async (tail: string) => (await admin.json<Place[]>(`${PATH}?${tail}`)).map(({ id }) => id)
const count = (tail: string) => admin.json(`${PATH}/count?${tail}`)

test('a page has twenty, the newest first; without a page the list is whole; far behind the end it is empty', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => ids(`page=${page}`)))
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0])
  const open = await site.visitor.json<Place[]>('/api/virtual-tour-locations')
  expect(pages.flat()).toEqual(open.map(({ id }) => id).toReversed())
  expect(await ids('')).toEqual(pages.flat())
  expect(await count('search=harbor+4')).toEqual({ count: 10, all: 45 })
})

test('every word must match in a name, a drama, an address or the description; wildcard characters are literal', async () => {
  const { id } = await aPlace({
    ...{ name: 'ÉTÉ 100%', nativeName: '여름 항구', otherDramas: 'Goblin, My Mister', nativeAddress: '부산' },
    description: 'The d_of evening',
  })
  for (const found of ['été', 'GOBLIN pier', '여름', '산', 'mister', '100%', 'd_of', 'blues'])
    expect(await ids(`search=${encodeURIComponent(found)}`), found).toContain(id)
  for (const other of ['ete', 'd_o_', 'goblin road', '%%'])
    expect(await ids(`search=${encodeURIComponent(other)}`), other).not.toContain(id)
})

test('the list can be filtered and ordered', async () => {
  const turned = await aPlace({ name: 'aardvark', drama: 'Zebra', hasWorkingPanorama: true })
  const first = await aPlace({ name: 'Zoo', drama: 'A Day' })
  expect(await ids('kind=panorama')).toEqual([turned.id])
  expect(await ids('kind=flat')).not.toContain(turned.id)
  expect((await ids('sort=name&page=1'))[0]).toBe(turned.id)
  expect((await ids('sort=drama&page=1'))[0]).toBe(first.id)
  await admin.put(`/api/virtual-tour-locations/${turned.id}`, { address: '2 Pier' })
  expect((await ids('sort=changed&page=1'))[0]).toBe(turned.id)
  expect(await count('kind=panorama')).toMatchObject({ count: 1 })
})

test('one place can be read; a missing or deleted one is a 404', async () => {
  const { id } = await aPlace({ name: 'Alone' })
  expect(await admin.json(`${PATH}/${id}`)).toMatchObject({ name: 'Alone', version: 1 })
  await admin.del(`/api/virtual-tour-locations/${id}`)
  for (const missing of [id, 0, 'x', 999_999_999])
    expect((await admin.get(`${PATH}/${missing}`)).statusCode).toBe(404)
})
