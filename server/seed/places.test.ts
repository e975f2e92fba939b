// Holds our filming places to the promises made for them.
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { catalogue } from './catalogue/index.ts'
import { places } from './places.ts'

const titles = new Set(catalogue.map((drama) => drama.title))
const words = (text: string) => text.split(/\s+/).length
const linesOf = ({ funFacts, scenes }: (typeof places)[number]) =>
  [...funFacts, ...scenes].map(([line]) => line)
const HANGUL = /\p{Script=Hangul}/u

test('there are fourteen places, each with a name, a spot on the map and a picture of its own', () => {
  expect(places).toHaveLength(14)
  for (const of of [
    places.map((place) => place.name),
    places.map((place) => place.nativeName),
    places.map((place) => `${place.latitude} ${place.longitude}`),
    places.map(({ art }) => art),
    places.map((place) => place.description.split(' ').slice(0, 3).join(' ')),
  ])
    expect(new Set(of).size).toBe(14)
})

test('every place has a drawing of its own, and each drawing is of one of them', () => {
  const drawn = readdirSync('server/seed/pictures/places').map((file) => file.replace('.svg', ''))
  expect(places.map(({ art }) => art).toSorted()).toEqual(drawn.toSorted())
})

test('the stall of Eun-hui in Our Blues is not placed in Goseong', () => {
  const goseong = places.find(({ name }) => name === 'Goseong Five-Day Market')!
  expect(goseong.scenes.join(' ')).not.toMatch(/Eun-hui/)
  expect(goseong.funFacts.map(([fact]) => fact)).toContainEqual(
    expect.stringContaining('is not in this market'),
  )
})

test('no fun fact is told twice', () => {
  const facts = places.flatMap((place) => place.funFacts.map(([fact]) => fact))
  expect(new Set(facts).size).toBe(facts.length)
})

describe.each(places)('$name', (place) => {
  test('belongs to dramas of the catalogue', () => {
    const dramas = [place.drama, ...(place.otherDramas ?? [])]
    for (const title of dramas) expect(titles).toContain(title)
    expect(new Set(dramas).size).toBe(dramas.length)
  })

  test('is described in 80 to 140 words, calmly', () => {
    expect(words(place.description)).toBeGreaterThanOrEqual(80)
    expect(words(place.description)).toBeLessThanOrEqual(140)
    expect([place.description, ...linesOf(place)].join(' ')).not.toMatch(/!/)
  })

  test('has three to five fun facts and two to four scenes, each on one line', () => {
    expect(place.funFacts.length).toBeGreaterThanOrEqual(3)
    expect(place.funFacts.length).toBeLessThanOrEqual(5)
    expect(place.scenes.length).toBeGreaterThanOrEqual(2)
    expect(place.scenes.length).toBeLessThanOrEqual(4)
    for (const line of linesOf(place)) {
      expect(line).toMatch(/^[A-Z].*\.$/)
      expect(line.length).toBeLessThanOrEqual(LIMITS.listItem)
    }
  })

  test('can be found: two addresses, and a spot in the south of Korea to four decimals', () => {
    expect(place.nativeName).toMatch(HANGUL)
    expect(place.nativeAddress).toMatch(HANGUL)
    expect(place.address).not.toMatch(HANGUL)
    expect(place.latitude).toBeGreaterThan(33)
    expect(place.latitude).toBeLessThan(38.5)
    expect(place.longitude).toBeGreaterThan(125.5)
    expect(place.longitude).toBeLessThan(130)
    for (const degrees of [place.latitude, place.longitude]) expect(Number(degrees.toFixed(4))).toBe(degrees)
  })

  test('says of each scene and each fact which page it is from, and when they were compared', () => {
    for (const [line, ...from] of [...place.funFacts, ...place.scenes]) {
      expect([line, from.length > 0]).toEqual([line, true])
      for (const at of from) expect([line, place.sources[at] !== undefined]).toEqual([line, true])
    }
    expect(new Set(place.sources.map(({ url }) => url)).size).toBe(place.sources.length)
    expect(place.sources.length).toBeGreaterThanOrEqual(2)
    // written as browsers send them, as the admin form does
    for (const { name, url, read } of place.sources) {
      expect(name).toMatch(/\S/)
      expect(new URL(url).href).toBe(url)
      expect(read).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    }
    expect(place.lastChecked).toMatch(/^20\d\d-(0[1-9]|1[0-2])-[0-3]\d$/)
  })
})
