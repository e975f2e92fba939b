// The flowering cherry branch that reaches into a picture from one side, below the title.

import type { Colour } from '#art/colour.ts'
import { at, type Pen, type Point } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

interface Look {
  wide: boolean
  /** it comes in from the left instead of the right */
  flip: boolean
  bark: Colour
  pinks: readonly Colour[]
  /** the dark pink of buds and flower hearts */
  heart: Colour
}

interface Tip {
  x: number
  y: number
  /** 0 the thinnest twigs */
  depth: number
}

export function cherryBranch(pen: Pen, random: Random, look: Look): void {
  const { width: W, height: H } = pen
  const { wide, flip } = look
  const inward = flip ? 0 : Math.PI
  const turn = flip ? -1 : 1
  const size = wide ? H * 0.3 : W * 0.33
  // in a tall picture no twig may grow into the title
  const ceiling = wide ? Number.NEGATIVE_INFINITY : H * 0.315
  const tips: Tip[] = []

  const limb = (from: Point, towards: number, reach: number, width: number, depth: number): void => {
    let [angle, length] = [towards, reach]
    const bend = random.between(-0.3, 0.3)
    if (from[1] + Math.sin(angle) * length < ceiling) {
      angle = inward - turn * random.between(-0.12, 0.1)
      length *= 0.86
    }
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    const bow = bend * length * 0.5
    const knee: Point = [
      (from[0] + to[0]) / 2 - Math.sin(angle) * bow,
      (from[1] + to[1]) / 2 + Math.cos(angle) * bow,
    ]
    pen.line(`M${at(...from)}Q${at(...knee)} ${at(...to)}`, look.bark, width)
    if (depth <= 3) tips.push({ x: knee[0], y: knee[1], depth }, { x: to[0], y: to[1], depth })
    if (!depth) return
    const twigs = random.hit(0.75) ? 2 : 3
    for (let i = 0; i < twigs; i++) {
      const spread = (i - (twigs - 1) / 2) * random.between(0.5, 0.9) + random.between(-0.14, 0.14)
      limb(to, angle + spread, length * random.between(0.62, 0.8), Math.max(1.1, width * 0.6), depth - 1)
    }
  }

  const root: Point = wide ? [W * 1.02, H * 0.3] : [flip ? W * -0.06 : W * 1.06, H * 0.43]
  limb(root, inward + turn * (wide ? 0.34 : 0.12), size * 0.92, size * 0.085, 5)
  limb([root[0], root[1] + size * 0.14], inward - turn * 0.3, size * 0.72, size * 0.05, 4)
  if (wide) limb([W * 1.02, H * -0.02], Math.PI * 0.86, size * 0.7, size * 0.05, 4)
  flowersOn(pen, random.branch('flowers'), tips, size, look)
}

function flowersOn(pen: Pen, random: Random, tips: Tip[], size: number, look: Look): void {
  tips.sort((a, b) => b.depth - a.depth)
  for (const tip of tips) {
    const count = tip.depth < 2 ? random.whole(1, 2) : random.whole(0, 2)
    for (let i = 0; i < count; i++) {
      const r = size * random.between(0.03, 0.056)
      const x = tip.x + random.bell() * size * 0.11
      const y = tip.y + random.bell() * size * 0.1
      if (random.hit(0.2)) pen.circle(x, y, r * 0.5, look.heart)
      else flower(pen, random, x, y, r, random.pick(look.pinks), look.heart)
    }
  }
}

/** Five notched petals, turned and tilted; each colour has four flowers that are drawn again and again. */
function flower(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  r: number,
  pink: Colour,
  heart: Colour,
): void {
  const kind = random.whole(0, 3)
  const tilt = 0.7 + kind * 0.1
  pen.stamp(
    `flower ${kind} ${pink}`,
    x,
    y,
    Math.round(r) / 20,
    () => {
      let d = ''
      for (let i = 0; i < 5; i++) {
        const middle = ((kind * 17 + i * 72) * Math.PI) / 180
        const on = (turn: number, reach: number) =>
          at(Math.cos(middle + turn) * reach * 20, Math.sin(middle + turn) * reach * 20 * tilt)
        d += `M0 0C${on(-0.75, 0.75)} ${on(-0.42, 1.2)} ${on(-0.1, 1.08)}L${on(0, 0.94)}L${on(0.1, 1.08)}`
        d += `C${on(0.42, 1.2)} ${on(0.75, 0.75)} 0 0Z`
      }
      pen.path(d, pink)
      pen.circle(0, 0, 4.8, heart)
      pen.circle(0, 0, 1.8, [0.9, 0.12, 92])
    },
    random.whole(0, 5) * 12,
  )
}
