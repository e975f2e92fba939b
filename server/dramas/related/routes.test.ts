// Where a drama's page leads, on the real site: both ways, with reasons that hold, and at once after a change.
import { beforeAll, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import type { Related } from '#contract/api/related.ts'
import type { FilmingPlace } from '#contract/api/virtual-tour.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()
const admin = await site.signUp({ isAdmin: true })
const dramas = new Map<number, Drama>()
const related = new Map<number, Related>()
beforeAll(async () => {
  for (const { id } of await site.visitor.json<Drama[]>('/api/dramas')) {
    related.set(id, await to(id))
    dramas.set(id, await site.visitor.json(`/api/dramas/${id}`))
  }
})

const to = (id: number) => site.visitor.json<Related>(`/api/dramas/${id}/see-also/dramas`)
const idOf = (title: string) => [...dramas.values()].find((drama) => drama.title === title)!.id
const titles = (list: readonly { title: string }[] = []) => list.map(({ title }) => title)

test('seasons and parts name one another, each the same list with itself in it', () => {
  let inSeries = 0
  for (const [id, { series }] of related)
    for (const member of series?.dramas ?? []) {
      inSeries++
      const back = related.get(member.id)!.series!
      expect(back.kind).toBe(series!.kind)
      expect(back.dramas.map((one) => [one.id, one.label])).toEqual(
        series!.dramas.map((one) => [one.id, one.label]),
      )
      expect(back.dramas.map((one) => one.id)).toContain(id)
    }
  expect(inSeries).toBeGreaterThan(20)
  const { series } = related.get(idOf('Hospital Playlist'))!
  expect(series!.dramas.map(({ title, label }) => [title, label])).toEqual([
    ['Hospital Playlist', 'Season 1'],
    ['Hospital Playlist 2', 'Season 2'],
    ['Resident Playbook', 'Spin-off'],
  ])
  expect(related.get(idOf('Reply 1988'))!.series).toMatchObject({ kind: 'series' })
  expect(related.get(idOf('My Mister'))!.series).toBeUndefined()
})

test('dramas by the same writer name each other, and all their writers', () => {
  let links = 0
  for (const [id, { sameWriter }] of related)
    for (const { writers, dramas: others } of sameWriter)
      for (const other of others) {
        links++
        for (const writer of writers) {
          expect(dramas.get(id)!.writer).toContain(writer)
          expect(dramas.get(other.id)!.writer).toContain(writer)
        }
        const back = related.get(other.id)!
        const listed = [...back.sameWriter.flatMap((same) => same.dramas), ...(back.series?.dramas ?? [])]
        expect(listed.map((one) => one.id)).toContain(id)
      }
  expect(links).toBeGreaterThan(50)
  const [hongs] = related.get(idOf('Hotel del Luna'))!.sameWriter
  expect(hongs!.writers).toEqual(['Hong Jung-eun', 'Hong Mi-ran'])
  expect(titles(hongs!.dramas)).toContain("The Master's Sun")
})

test('every drama leads to three to six similar ones, none of them itself, a season or listed already', () => {
  for (const [id, { series, sameWriter, similar }] of related) {
    expect(similar.length).toBeGreaterThanOrEqual(3)
    expect(similar.length).toBeLessThanOrEqual(6)
    const shown = [id, ...(series?.dramas ?? []).map((one) => one.id)]
    const listed = sameWriter.flatMap((same) => same.dramas.map((one) => one.id))
    const all = [...new Set(shown), ...listed, ...similar.map((one) => one.id)]
    expect(new Set(all).size).toBe(all.length)
  }
})

test('every reason is true of both dramas', async () => {
  const places = new Map<number, string[]>()
  for (const id of dramas.keys())
    places.set(
      id,
      (await site.visitor.json<FilmingPlace[]>(`/api/dramas/${id}/see-also/places`)).map(({ name }) => name),
    )
  const kinds = new Set<string>()
  for (const [id, { similar }] of related)
    for (const { id: other, reason } of similar) {
      const both = [dramas.get(id)!, dramas.get(other)!] as const
      kinds.add(holds(reason, both, (of) => places.get(of.id)!))
    }
  expect([...kinds].sort()).toEqual(['cast', 'genre', 'gentle', 'moods', 'place'])
})

/** Reads the sentence and looks into the two dramas. @returns what kind of reason it is */
function holds(reason: string, both: readonly [Drama, Drama], placesOf: (drama: Drama) => string[]): string {
  const names = (text: string) => text.split(/, and |, | and /)
  const [, moods] = /^Both are (.+) dramas\.$/.exec(reason) ?? []
  const [, cast] = /^(.+) (?:is|are) in both\.$/.exec(reason) ?? []
  const [, genre] = /^Both are listed under (.+)\.$/.exec(reason) ?? []
  const [, place] = /^Filmed at the same place: (.+)\.$/.exec(reason) ?? []
  for (const drama of both) {
    const genres = drama.genre.split(/[,/] ?/)
    const asMoods = genres.flatMap((one) => [one.replaceAll(' ', '-'), ...one.split(' ')])
    const itsMoods = [...drama.categories, ...asMoods.map((one) => one.toLowerCase())]
    for (const mood of names(moods ?? '').filter(Boolean)) expect(itsMoods).toContain(mood)
    if (genre) expect(genres).toContain(genre)
    for (const person of names(cast ?? '').filter(Boolean)) expect(drama.mainCast).toContain(person)
    if (place) expect(placesOf(drama)).toContain(place)
  }
  if (moods) return 'moods'
  if (cast) return 'cast'
  if (place) return 'place'
  if (genre) return 'genre'
  expect(reason).toBe('Just as gentle.')
  expect(both[0].comfort!.gentleness).toBeGreaterThanOrEqual(4)
  expect(both[1].comfort!.gentleness).toBe(both[0].comfort!.gentleness)
  return 'gentle'
}

test('no much heavier drama is offered without saying so', () => {
  const heaviness = (id: number) => dramas.get(id)!.comfort?.heaviness
  for (const [id, { series, sameWriter, similar }] of related)
    for (const other of [
      ...(series?.dramas ?? []),
      ...sameWriter.flatMap((same) => same.dramas),
      ...similar,
    ]) {
      const [own, theirs] = [heaviness(id), heaviness(other.id)]
      if (own !== undefined && theirs !== undefined && theirs - own >= 2) expect(other.heavier).toBe(true)
    }
})

test('a new season, its new name and its deletion show at once on the page of the first', async () => {
  const first = idOf('Goblin')
  const season = async () => titles((await to(first)).series?.dramas)
  expect(await season()).toEqual([])
  const added = await admin.post('/api/admin/dramas', {
    title: 'Goblin 2',
    description: 'He is back.',
    year: 2027,
    episodes: 16,
    rating: '8/10',
    genre: 'Romance',
    categories: ['romance'],
  })
  const { id } = added.json()
  expect(await season()).toEqual(['Goblin', 'Goblin 2'])
  expect(titles((await to(id)).series?.dramas)).toEqual(['Goblin', 'Goblin 2'])
  await admin.put(`/api/admin/dramas/${id}`, { title: 'Something Else Entirely' })
  expect(await season()).toEqual([])
  await admin.put(`/api/admin/dramas/${id}`, { title: 'Goblin Season 2' })
  expect(await season()).toEqual(['Goblin', 'Goblin Season 2'])
  await admin.del(`/api/admin/dramas/${id}`)
  expect(await season()).toEqual([])
  expect((await site.visitor.get(`/api/dramas/${id}/see-also/dramas`)).statusCode).toBe(404)
})

test('a place where both were filmed becomes the reason at once', async () => {
  const goblin = idOf('Goblin')
  const [first] = (await to(goblin)).similar
  const added = await admin.post('/api/virtual-tour-locations', {
    name: 'A quiet stair',
    drama: 'Goblin',
    otherDramas: [first!.title],
    description: 'Eleven steps.',
    address: 'Seoul',
  })
  const reason = async () => (await to(goblin)).similar.find(({ id }) => id === first!.id)!.reason
  expect(await reason()).toBe('Filmed at the same place: A quiet stair.')
  await admin.del(`/api/virtual-tour-locations/${added.json().id}`)
  expect(await reason()).toBe(first!.reason)
})
