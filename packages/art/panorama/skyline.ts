// The lit windows of a city all the way round.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import { at, num } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Sphere } from './sphere.ts'

/** Rows of houses, the nearest lower than our roof so that the far ones show behind. */
export function skyline(sphere: Sphere, random: Random, mood: Mood): void {
  const haze = hazeOf(mood, 0.25)
  const unit = sphere.pen.height / 180
  const rows = [
    { foot: -2, low: 2, high: 11, narrow: 2, broad: 5, colour: mix(mood.far, haze, 0.15), pane: 0.32 },
    {
      foot: -6,
      low: 1,
      high: 7.5,
      narrow: 3.4,
      broad: 7.5,
      colour: mix(mood.mid, mood.far, 0.35),
      pane: 0.5,
    },
    {
      foot: -16,
      low: -3.4,
      high: 2.4,
      narrow: 6,
      broad: 12,
      colour: mix(mood.near, mood.mid, 0.4),
      pane: 0.85,
    },
  ]
  for (const [i, row] of rows.entries()) {
    const own = random.branch(`row${i}`)
    let towards = -180
    while (towards < 180) {
      const width = Math.min(own.between(row.narrow, row.broad), 180 - towards)
      const top = own.between(row.low, row.high)
      block(sphere, own, mood, { ...row, top, width, unit, x: sphere.towards(towards) })
      towards += width + own.between(-0.1, 0.5)
    }
    const { width: W } = sphere.pen
    const mist = sphere.pen.fade([0, haze, 0], [0.6, haze, 0.28 - i * 0.08], [1, haze, 0])
    sphere.pen.rect(0, sphere.height(row.foot + 5), W, unit * 8, mist)
  }
}

function block(
  sphere: Sphere,
  random: Random,
  mood: Mood,
  house: { x: number; width: number; top: number; foot: number; unit: number; colour: Colour; pane: number },
): void {
  const { pen } = sphere
  const { x, unit, colour, pane } = house
  const [y, w] = [sphere.height(house.top), house.width * unit]
  const h = sphere.height(house.foot - 8) - y
  pen.rect(x, y, w, h, pen.fade([0, lift(colour, 0.02)], [1, mix(colour, mood.deep, 0.35)]))
  pen.rect(x, y, w * 0.14, h, lift(colour, 0.035), { opacity: 0.6 })
  if (random.hit(0.4))
    pen.rect(x + w * random.between(0.2, 0.6), y - unit * 0.7, w * 0.2, unit * 0.8, lift(colour, -0.02))
  let [lit, unlit] = ['', '']
  const columns = Math.max(2, Math.round(house.width / (pane * 2)))
  const step = (w * 0.86) / columns
  for (let c = 0; c < columns; c++) {
    for (let s = 0; s * pane * 1.9 < house.top - house.foot + 7 && s < 24; s++) {
      const corner = at(x + w * 0.07 + (c + 0.22) * step, y + unit * (0.6 + s * pane * 1.9))
      const d = `M${corner}h${num(step * 0.56)}v${num(unit * pane)}h${num(-step * 0.56)}Z`
      const p = random.next()
      if (p < 0.34) lit += d
      else if (p < 0.75) unlit += d
    }
  }
  if (unlit) pen.path(unlit, lift(colour, -0.05), { opacity: 0.6 })
  if (lit) pen.path(lit, mix(lampOf(mood), colour, 0.08), { opacity: 0.85 })
}
