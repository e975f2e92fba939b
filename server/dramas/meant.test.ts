// Words of feeling lead to dramas that feel so, beside what a search finds literally.
import { expect, test } from 'vitest'
import type { Drama, DramasMeant } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import { FEELINGS } from '#contract/feelings.ts'
import { CATEGORIES, MOODS } from '#contract/moods.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()

const meant = async (search: string, more = ''): Promise<DramasMeant> =>
  (await site.visitor.json<Found>(`/api/dramas/search?search=${encodeURIComponent(search)}${more}`)).meant

test.each([
  ...[
    'calm',
    'cozy',
    'gentle',
    'light',
    'feel good',
    'comfort',
    'relaxing',
    'sad',
    'cry',
    'slow',
    'short',
    'funny',
  ],
  ...['Something cozy', 'calm K-dramas', 'Feel-Good', 'payback', 'tearjerker'],
])('"%s" leads to dramas under a name', async (typed) => {
  const { title, dramas } = await meant(typed)
  expect(title).not.toBe('')
  expect(dramas.length).toBeGreaterThan(3)
  const literal = await site.visitor.json<Drama[]>(`/api/dramas/sorted?search=${encodeURIComponent(typed)}`)
  const found = new Set(literal.map(({ id }) => id))
  expect(dramas.filter(({ id }) => found.has(id))).toEqual([])
})

test('every word of the lists leads somewhere', async () => {
  const words = [
    ...FEELINGS.flatMap(({ words }) => words),
    ...CATEGORIES.flatMap((mood) => MOODS[mood].hints),
  ]
  for (const word of words) expect((await meant(word)).dramas.length, word).toBeGreaterThan(0)
})

test('calm dramas are calm, and those for a good cry are not', async () => {
  for (const { feel } of (await meant('calm')).dramas)
    expect([feel!.gentleness! >= 4, feel!.heaviness! <= 2]).toEqual([true, true])
  for (const { feel } of (await meant('cry')).dramas) expect(feel!.tears).toBeGreaterThanOrEqual(4)
})

test('of what a word of feeling means, the gentlest comes first', async () => {
  for (const word of ['short', 'slow', 'cry']) {
    const gentleness = (await meant(word)).dramas.map(({ feel }) => feel!.gentleness!)
    expect(gentleness, word).toEqual(gentleness.toSorted((a, b) => b - a))
  }
})

test('where a list holds all of them, it is named', async () => {
  expect((await meant('light')).feel).toBe('light')
  expect((await meant('tearjerker')).feel).toBe('cry')
  expect((await meant('short')).length).toBe('evening')
  expect(await meant('cozy')).not.toHaveProperty('feel')
})

test('a title is no feeling, and what somebody avoids is left out here too', async () => {
  for (const typed of ['Light Shop', 'My Mister', '', 'calm and sad', 'healing'])
    expect(await meant(typed)).toEqual({ title: '', moods: [], dramas: [] })
  const { dramas } = await meant('cry', '&avoid=illness')
  expect(dramas.some(({ feel }) => feel!.shown.includes('illness'))).toBe(false)
})
