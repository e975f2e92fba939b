// Recommendations: a calm mood begins calm, each drama says why, and an admin can change what a mood wishes for.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { CATEGORIES } from '#contract/moods.ts'
import { DEFAULT_WEIGHTS, weightsIn, weightsProblem } from '#contract/recommend.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()
const admin = await site.signUp({ isAdmin: true })

type Found = Drama & { why?: string }
const first = async (most: number, ...moods: string[]) =>
  (await site.visitor.json<Found[]>(`/api/dramas/recommended?categories=${moods}&page=1`)).slice(0, most)
const isHeavy = ({ feel }: Found) => (feel?.heaviness ?? 0) >= 4

test.each(['healing', 'family', 'slice-of-life', 'cooking', 'comedy', 'romance', 'school', 'medical'])(
  'the first twelve of %s hold nothing heavy',
  async (mood) => {
    const twelve = await first(12, mood)
    expect(twelve).toHaveLength(12)
    expect(twelve.filter(isHeavy)).toEqual([])
    expect(twelve.filter(({ feel }) => feel?.tears === 5).length).toBeLessThanOrEqual(2)
  },
)

test.each(['historical', 'fantasy', 'supernatural', 'time-travel'])(
  '%s begins with what is not heavy, and the rest stays',
  async (mood) => {
    const twelve = (await first(12, mood)).map(isHeavy)
    expect(twelve.slice(0, 8)).not.toContain(true)
    expect(twelve).toEqual(twelve.toSorted((a, b) => Number(a) - Number(b)))
  },
)

test('a calm mood with any other begins with nothing heavy', async () => {
  for (const mood of CATEGORIES) {
    const [best] = await first(1, 'healing', mood)
    expect(isHeavy(best!), `${mood}: ${best!.title}`).toBe(false)
  }
})

test('for revenge and justice the rating decides, however heavy', async () => {
  const ratings = (await first(12, 'revenge')).map(({ rating }) => Number.parseFloat(rating))
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  expect((await first(12, 'justice')).some(isHeavy)).toBe(true)
})

test('a drama with more of the moods comes before an equal one with fewer, and an unreviewed one stands between', async () => {
  const calm = { gentleness: 5, tears: 1, heaviness: 1, pace: 1, comfortSource: 'x' }
  const heavy = { gentleness: 1, tears: 5, heaviness: 5, pace: 3, comfortSource: 'x' }
  await addDramas(site.db, [
    { title: 'Heavy', categories: ['zen garden'], rating: '10/10', ...heavy },
    { title: 'Calm', categories: ['cooking'], rating: '1/10', ...calm },
    { title: 'Calm twice', categories: ['Cooking', 'Slice of Life'], rating: '1/10', ...calm },
    { title: 'Unknown', categories: ['cooking'], rating: '10/10' },
    { title: 'Heavy cook', categories: ['cooking'], rating: '10/10', ...heavy },
  ])
  const found = await site.visitor.json<Found[]>('/api/dramas/recommended?categories=cooking,slice-of-life')
  const titles = found.map(({ title }) => title)
  const order = ['Calm twice', 'Calm', 'Unknown', 'Heavy cook'].map((title) => titles.indexOf(title))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(titles).not.toContain('Heavy')
  expect(found.find(({ title }) => title === 'Calm')?.why).toBe('Gentle, light, few tears, slow')
})

test('an admin can change what a mood wishes for; a line that makes no sense is refused with its number', async () => {
  expect([weightsProblem(DEFAULT_WEIGHTS), weightsIn(DEFAULT_WEIGHTS)]).toEqual([null, weightsIn('')])
  const save = (text: string) => admin.post('/api/admin/page-text/moods', { text })
  expect((await save('healing | 0 | 0 | 5 | 0')).statusCode).toBe(200)
  expect((await first(3, 'healing')).every(isHeavy)).toBe(true)
  for (const wrong of [
    'calm | 1 | 1 | 1 | 1',
    'healing | 1 | 1',
    'healing | 9 | 0 | 0 | 0',
    'healing | a | 0 | 0 | 0',
  ]) {
    const refused = await save(`family | 1 | 0 | 0 | 0\n${wrong}`)
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('Line 2')])
  }
  await save('')
  expect((await first(12, 'healing')).some(isHeavy)).toBe(false)
})
