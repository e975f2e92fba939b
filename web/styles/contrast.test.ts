// The contrast of every text and control edge, in both themes, computed from the tokens.
// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#contract/moods.ts'

type Theme = 'light' | 'dark'
const TEXT = 4.5
const EDGE = 3

const css = ['tokens', 'dyes']
  .map((file) => readFileSync(`web/styles/${file}.css`, 'utf8'))
  .join('')
  .replace(/\/\*[\s\S]*?\*\//g, '')
const block = (selector: string): Map<string, string> => {
  const body = css.match(new RegExp(`${selector.replace(/[.*^[\]"]/g, '\\$&')}\\s*\\{([^}]*)\\}`))?.[1] ?? ''
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  )
}
const root = block(':root')
const platforms = [...css.matchAll(/\.ott-([\w-]+) \{/g)].map(([, platform]) => platform!)
const dyes = block('[class*=" cat-"]')

/** Resolves a color to RGB: one half of light-dark(), variables and calc() included. */
function colour(value: string, theme: Theme, own = new Map<string, string>()): [number, number, number] {
  const flat = value.replace(
    /var\(--([\w-]+)\)/g,
    (_, name) => own.get(name) ?? root.get(name) ?? `missing-${name}`,
  )
  if (flat.includes('var(')) return colour(flat, theme, own)
  const halves = [...flat.matchAll(/oklch\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inside]) => inside!)
  const inside = halves[flat.startsWith('light-dark') && theme === 'dark' ? 1 : 0]!
  const numbers = inside
    .replace(/calc\(([^)]*)\)/g, (_, sum) => String(reckon(sum)))
    .trim()
    .split(/\s+/)
  return numbers.map(Number) as [number, number, number]
}

/** `a + b * c`, which is all that the dyes need. */
const reckon = (sum: string) =>
  sum
    .split(' + ')
    .map((term) => term.split('*').reduce((product, factor) => product * Number(factor), 1))
    .reduce((total, term) => total + term, 0)

function luminance([l, c, h]: [number, number, number]): number {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const shown = (light: number) => Math.min(1, Math.max(0, light))
  return (
    0.2126 * shown(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z) +
    0.7152 * shown(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z) +
    0.0722 * shown(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)
  )
}

function contrast(one: string, other: string, theme: Theme, own?: Map<string, string>): number {
  const [light, dark] = [one, other]
    .map((value) => luminance(colour(value, theme, own)))
    .sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

type Pair = [text: string, ground: string, atLeast: number]
const GROUNDS = ['cloth', 'surface', 'sunken', 'raised']
const PAIRS: Pair[] = [
  ...GROUNDS.flatMap((ground): Pair[] => ['ink', 'ink-2', 'ink-3', 'link'].map((ink) => [ink, ground, TEXT])),
  ...['cloth', 'surface', 'raised'].flatMap((ground): Pair[] => [
    ['line-strong', ground, EDGE],
    ['focus', ground, EDGE],
    ...['sol', 'hong', 'jjok', 'danger'].map((dye): Pair => [dye, ground, TEXT]),
  ]),
  ...['sol', 'hong', 'jjok', 'chija', 'danger'].map((dye): Pair => [`on-${dye}`, dye, TEXT]),
  ...['sol', 'hong', 'danger'].map((dye): Pair => [`on-${dye}`, `${dye}-deep`, TEXT]),
  ...['sol-soft', 'hong-soft', 'jjok-soft', 'chija-soft', 'danger-soft'].map(
    (soft): Pair => ['ink', soft, TEXT],
  ),
  ['ink-2', 'sol-soft', TEXT],
  ['jjok', 'jjok-soft', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['on-night', 'night', TEXT],
]
const themes = ['light', 'dark'] as const

test('texts and edges have enough contrast in both themes', () => {
  const poor = themes.flatMap((theme) =>
    PAIRS.map(([text, ground, atLeast]) => ({
      pair: `${text} on ${ground}, ${theme}`,
      atLeast,
      ratio: contrast(root.get(text)!, root.get(ground)!, theme),
    })).filter(({ ratio, atLeast }) => !(ratio >= atLeast)),
  )
  expect(poor).toEqual([])
})

test('text on the dark footer and notices is readable in both themes', () => {
  for (const ink of ['ink', 'ink-2', 'ink-3', 'link', 'chija'])
    expect(contrast(root.get(ink)!, root.get('night')!, 'dark'), ink).toBeGreaterThanOrEqual(TEXT)
})

test('each mood is readable as a badge, as a dyed patch and as an icon on a card', () => {
  for (const mood of CATEGORIES)
    for (const theme of themes) {
      const own = new Map([...block(`.cat-${mood}`), ...dyes])
      const ratio = (text: string, ground: string) =>
        contrast(own.get(text) ?? root.get(text)!, own.get(ground) ?? root.get(ground)!, theme, own)
      expect(ratio('dye-text', 'dye-soft'), `${mood} badge, ${theme}`).toBeGreaterThanOrEqual(TEXT)
      expect(ratio('dye-on', 'dye'), `${mood} patch, ${theme}`).toBeGreaterThanOrEqual(TEXT)
      expect(ratio('dye', 'surface'), `${mood} icon, ${theme}`).toBeGreaterThanOrEqual(EDGE)
    }
})

test('each of the ten platforms is readable on its own color', () => {
  expect(platforms).toHaveLength(10)
  for (const platform of platforms) {
    const own = new Map([...block('.ott'), ...block(`.ott-${platform}`)])
    expect(contrast(own.get('oo')!, own.get('o')!, 'light'), platform).toBeGreaterThanOrEqual(TEXT)
  }
})
