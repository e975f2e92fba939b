// The picture of a year: it holds whatever a year may be, within its frame.
import { expect, test } from 'vitest'
import type { DiaryYear } from '#contract/api/diary.ts'
import { yearSvg } from './year-svg.ts'

const NOTHING: DiaryYear = {
  ...{ year: '2026', dramas: 1, episodes: 0, hours: 0, withoutEpisodes: 1 },
  ...{ finished: 1, dropped: 0, rewatched: 0, networks: [], actors: [], feel: null },
}
const named = (name: string, dramas: number) => ({ name, dramas, slug: 'x' })
const FULL: DiaryYear = {
  ...NOTHING,
  ...{ dramas: 1200, episodes: 20_000, hours: 18_000, finished: 900, dropped: 200, rewatched: 100 },
  networks: [named('A network with a very long name indeed, second channel', 100), named('<tvN> & "co"', 9)],
  actors: ['Namkoong Min with a long name', 'Another Very Long Name', 'A Third'].map((n) => named(n, 20)),
  feel: { dramas: 3, gentleness: 4, tears: 5, heaviness: 3, pace: 1 },
}
/** Where each letter begins. */
const starts = (svg: string) =>
  [...svg.matchAll(/M(-?[\d.]+) (-?[\d.]+)m/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test.each([
  ['a year of one drama', NOTHING],
  ['a year without end', FULL],
])('%s fits into its picture', (_, year) => {
  const letters = starts(yearSvg({ year, brand: 'Shimpyo' }))
  expect(letters.length).toBeGreaterThan(20)
  expect(Math.max(...letters.map(([x]) => x))).toBeLessThan(1080 - 84)
  expect(Math.max(...letters.map(([, y]) => y))).toBeLessThan(1350 - 60)
})

test('names are drawn, never markup, and a letter that no font has is left out', () => {
  const svg = yearSvg({ year: { ...FULL, networks: [named('<tvN> & "co" \u{E000}', 9)] }, brand: '<b>' })
  expect(svg).not.toMatch(/tvN|<b>/)
})
