// Filming places: reading, and saving by admins as form or JSON.

import { describe, expect, test } from 'vitest'
import type { Place } from '#contract/api/virtual-tour.ts'
import { aPng, multipart } from '#tests/pictures.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({ DATA_DIR: `/tmp/shimpyo-tour-${process.pid}` })
const admin = await site.signUp({ isAdmin: true })

const PATH = '/api/virtual-tour-locations'
const aPlace = (over: object = {}) => ({
  name: 'Harbour stairs',
  drama: 'Our Blues',
  description: 'Steps down to the boats.',
  address: '1 Harbour, Jeju',
  ...over,
})
const all = () => site.visitor.json<Place[]>(PATH)

test('twelve and more places are there, each with two addresses, facts, scenes and a drawn cover', async () => {
  const places = await all()
  expect(places.length).toBeGreaterThanOrEqual(12)
  for (const place of places) {
    expect(place.nativeAddress).toMatch(/\p{Script=Hangul}/u)
    expect(place.funFacts.length).toBeGreaterThan(0)
    expect(place.scenes.length).toBeGreaterThan(0)
    expect(place.imageUrl).toMatch(/^\/art\/place-/)
  }
  expect(places.filter((place) => place.hasWorkingPanorama).length).toBeGreaterThanOrEqual(3)
})

test('every drama that a place names is in the catalogue', async () => {
  const titles = new Set(
    (await site.visitor.json<{ title: string }[]>('/api/dramas')).map((drama) => drama.title),
  )
  for (const place of await all())
    for (const title of [place.drama, ...(place.otherDramas ?? [])]) expect(titles).toContain(title)
})

test('a form with lines and a flag as text becomes lists and a boolean', async () => {
  const answer = await admin.call({
    method: 'POST',
    url: PATH,
    ...multipart({
      ...aPlace(),
      funFacts: 'One\r\n\r\n  Two \nThree',
      scenes: '',
      hasWorkingPanorama: 'false',
    }),
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    funFacts: ['One', 'Two', 'Three'],
    scenes: [],
    hasWorkingPanorama: false,
  })
})

test.each([
  ['true', true],
  ['1', true],
  [true, true],
  ['false', false],
  ['yes', false],
  ['', false],
  [undefined, false],
])('hasWorkingPanorama %j is %j, whether or not its address is known already', async (sent, is) => {
  for (const panoramaUrl of ['/art/panorama/city-4096.webp', undefined]) {
    const answer = await admin.post(PATH, aPlace({ hasWorkingPanorama: sent, panoramaUrl }))
    expect([panoramaUrl, answer.json().hasWorkingPanorama]).toEqual([panoramaUrl, is])
  }
})

test('pictures may come with the form; they are re-encoded like any upload', async () => {
  const picture = { bytes: await aPng(1200, 600) }
  const answer = await admin.call({
    method: 'POST',
    url: PATH,
    ...multipart({ ...aPlace(), hasWorkingPanorama: 'true', image: picture, panorama: picture }),
  })
  expect(answer.statusCode).toBe(201)
  const place = answer.json<Place>()
  expect(place.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\/1280\.webp$/)
  expect((await site.visitor.get(place.panoramaUrl!)).headers['content-type']).toBe('image/webp')
})

test('a place names its sources, and the day it was last compared with them', async () => {
  for (const place of (await all()).filter(({ lastChecked }) => lastChecked)) {
    expect(place.lastChecked).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(place.sources!.length).toBeGreaterThan(0)
  }
  const source = { name: 'A page | of a city', url: 'https://city.example/tour', read: '2026-11' }
  const line = `${source.name} | ${source.url} | ${source.read}`
  for (const sent of [[source], line]) {
    const answer = await admin.post(PATH, aPlace({ sources: sent, lastChecked: '2026-11-22' }))
    expect(answer.json()).toMatchObject({ sources: [source], lastChecked: '2026-11-22' })
  }
  const made = (
    await admin.call({ method: 'POST', url: PATH, ...multipart({ ...aPlace(), sources: line }) })
  ).json<Place>()
  expect(made.sources).toEqual([source])
  const { payload, headers } = multipart({ sources: '' })
  const after = await admin.call({ method: 'PUT', url: `${PATH}/${made.id}`, payload, headers })
  expect(after.json<Place>().sources).toBeUndefined()
})

test('an update keeps what is not sent, the flag and the lists too', async () => {
  const made = (
    await admin.post(
      PATH,
      aPlace({ funFacts: ['A'], panoramaUrl: '/art/panorama/city-4096.webp', hasWorkingPanorama: true }),
    )
  ).json<Place>()
  const after = (
    await admin.call({ method: 'PUT', url: `${PATH}/${made.id}`, ...multipart({ name: 'Renamed' }) })
  ).json<Place>()
  expect(after).toMatchObject({ name: 'Renamed', funFacts: ['A'], hasWorkingPanorama: true, version: 2 })
  expect((await admin.put(`${PATH}/${made.id}`, { name: 'Old', version: 1 })).statusCode).toBe(409)
})

test('a deleted place is a 404 and can be restored from the trash', async () => {
  const made = (await admin.post(PATH, aPlace())).json<Place>()
  expect((await admin.del(`${PATH}/${made.id}`)).json()).toEqual({ success: true })
  expect((await all()).some((place) => place.id === made.id)).toBe(false)
  expect((await admin.post(`/api/admin/trash/place/${made.id}/take-out`)).statusCode).toBe(200)
  expect((await all()).some((place) => place.id === made.id)).toBe(true)
})

describe('bad input', () => {
  test.each(['name', 'drama', 'description', 'address'])('%s is needed', async (field) => {
    for (const value of ['', '   ', undefined]) {
      const answer = await admin.post(PATH, aPlace({ [field]: value }))
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues[0].path).toBe(field)
    }
  })
  test.each([
    { imageUrl: 'javascript:alert(1)' },
    { panoramaUrl: 'data:text/html,x' },
    { latitude: 91 },
    { longitude: 'west' },
    { name: 'x'.repeat(201) },
    { lastChecked: 'soon' },
    { lastChecked: '2026-13-40' },
    { sources: 'A page without an address' },
    { sources: [{ name: 'A', url: 'javascript:alert(1)', read: '2026-11' }] },
  ])('%j is refused', async (over) => {
    expect((await admin.post(PATH, aPlace(over))).statusCode).toBe(400)
  })
  test('a form that breaks off is refused in words', async () => {
    const { payload, headers } = multipart(aPlace() as Record<string, string>)
    const answer = await admin.call({
      method: 'POST',
      url: PATH,
      payload: payload.subarray(0, payload.length - 40),
      headers,
    })
    expect(answer.statusCode).toBe(400)
  })
})
