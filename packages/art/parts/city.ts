// Parts of a city: rows of lit blocks, and the tower on its hill.

import { type Colour, lift, mix } from '#art/colour.ts'
import { lampOf, type Mood } from '#art/moods.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

interface BlockRow {
  foot: number
  narrow: number
  broad: number
  tall: number
  colour: Colour
  haze: Colour
  /** 0 the row farthest away, 2 the nearest: windows get larger */
  near: number
  /** left of this the houses stay low */
  low: number
}

export function blocks(pen: Pen, random: Random, mood: Mood, row: BlockRow): void {
  let x = -20
  while (x < pen.width + 20) {
    const w = random.between(row.narrow, row.broad)
    const h = row.tall * random.between(0.42, 1) * (x < row.low ? 0.62 : 1)
    block(pen, random, mood, row, x, w, h)
    x += w + random.between(-2, row.narrow * 0.3)
  }
}

function block(
  pen: Pen,
  random: Random,
  mood: Mood,
  row: Pick<BlockRow, 'foot' | 'colour' | 'haze' | 'near'>,
  x: number,
  w: number,
  h: number,
): void {
  const { colour, haze, near } = row
  const top = row.foot - h
  const depth = pen.height * 0.4 + h
  const face = pen.down(
    top,
    top + depth * 0.6,
    [0, lift(colour, 0.015)],
    [0.5, mix(colour, haze, 0.12)],
    [1, mix(colour, haze, 0.25)],
  )
  const kind = random.next()
  pen.rect(x, top, w, depth, face)
  pen.rect(x, top, w * 0.16, depth, lift(colour, mood.dark ? 0.035 : 0.05), { opacity: 0.6 })
  if (kind > 0.72) pen.rect(x + w * 0.3, top - w * 0.16, w * 0.28, w * 0.17, colour)
  else if (kind > 0.5) pen.line(`M${at(x + w * 0.5, top)}v${num(-w * 0.4)}`, colour, 1.8)
  else if (kind < 0.12) {
    pen.path(`M${at(x - 2, top)}L${at(x + w / 2, top - w * 0.3)}L${at(x + w + 2, top)}Z`, lift(colour, -0.02))
  }

  const storey = 11 + near * 4
  const columns = Math.max(2, Math.round(w / (9 + near * 4)))
  const storeys = Math.min(26, Math.floor((h + pen.height * 0.07) / storey))
  const column = (w * 0.82) / columns
  const [across, down] = [Math.max(2, Math.round(column * 0.56)), Math.round(storey * 0.48)]
  const window = `h${across}v${down}h-${across}z`
  let lit = ''
  let unlit = ''
  // down each column, from one window to the next: text that repeats packs well
  for (let c = 0; c < columns; c++) {
    const left = Math.round(x + w * 0.09 + (c + 0.2) * column)
    let [lastLit, lastUnlit] = [-1, -1]
    for (let s = 0; s < storeys; s++) {
      const p = random.next()
      const step = (last: number) =>
        last < 0 ? `M${left} ${Math.round(top) + 8 + s * storey}` : `m0 ${(s - last) * storey}`
      if (p < (mood.dark ? 0.36 : 0.2)) {
        lit += step(lastLit) + window
        lastLit = s
      } else if (p < 0.72) {
        unlit += step(lastUnlit) + window
        lastUnlit = s
      }
    }
  }
  if (unlit) pen.path(unlit, lift(colour, -0.045), { opacity: 0.55 })
  const lamp = mix(lampOf(mood), colour, 0.12 - near * 0.04)
  if (lit) pen.path(lit, lamp, { opacity: 0.62 + near * 0.16 })
}

/** The tower on its hill, a red light at its tip. */
export function hillTower(pen: Pen, x: number, y: number, height: number, hill: Colour, mood: Mood): void {
  const ink = mood.dark ? mix(hill, mood.light, 0.14) : lift(hill, -0.16)
  const warning: Colour = [0.68, 0.2, 26]
  pen.place(x, y, height / 100, () => {
    pen.path('M-5 0L-2.6 -50H2.6L5 0Z', ink)
    pen.path('M-4 -44L-10 -53V-60L-6 -64H6L10 -60V-53L4 -44Z', ink)
    pen.rect(-9.5, -57.5, 19, 3, lampOf(mood), { opacity: 0.95 })
    pen.rect(-2, -76, 4, 14, ink)
    pen.line('M0 -76V-100', ink, 1.4)
    pen.circle(0, -100, 9, pen.glow([0, warning, 0.8], [1, warning, 0]))
    pen.circle(0, -100, 1.4, [0.75, 0.18, 26])
  })
}
