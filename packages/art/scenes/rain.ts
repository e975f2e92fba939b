// A window in the rain: blurred city lights outside, something warm on the sill.

import { type Colour, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { cat, cup, houseplant } from '#art/parts/indoors.ts'
import { wash } from '#art/parts/land.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

const LAMPS: readonly Colour[] = [
  [0.9, 0.11, 84],
  [0.83, 0.15, 66],
  [0.73, 0.17, 36],
  [0.86, 0.085, 190],
  [0.92, 0.07, 92],
]
const TAIL_LIGHT: Colour = [0.66, 0.2, 26]

export const rain: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const sill = H * (wide ? 0.84 : 0.845)
  pen.rect(0, 0, W, H, pen.fade([0, mood.sky[0]], [0.5, mood.sky[1]], [0.84, mood.sky[2]]))
  street(pen, random.branch('blocks'), mood, sill, wide)
  lamps(pen, random.branch('lamps'), sill, wide)
  dropsOnGlass(pen, random.branch('drops'), mood, sill, wide)

  const barLeft = wide || random.hit(0.5)
  windowFrame(pen, mood, sill, wide, barLeft)
  const shine = pen.fade(
    [0, mix(mood.near, mood.spark, mood.dark ? 0.1 : 0.06)],
    [0.16, mood.near],
    [1, mood.deep],
  )
  pen.rect(0, sill, W, H - sill, shine)
  pen.rect(0, sill, W, 3, mix(mood.light, mood.near, 0.35), { opacity: 0.8 })
  const board = `M0 ${num(sill)}H${W}V${H}H0Z`
  const warm = mix(mood.light, mood.spark, 0.3)
  wash(pen, board, [sill, sill + (H - sill) * 0.7], [warm, 0.4], [mood.near, 0])

  const unit = H * (wide ? 0.095 : 0.082)
  cup(pen, W * (wide ? 0.68 : barLeft ? 0.66 : 0.34), sill + unit * 0.32, unit, mood)
  if (wide) houseplant(pen, random.branch('plant'), W * 0.93, sill + unit * 0.25, unit * 1.2, mood)
  const catX = wide ? 0.8 : barLeft ? 0.21 : 0.79
  cat(pen, W * catX, sill + unit * 0.3, unit * 2.15, wide || !barLeft ? 'left' : 'right', mood)
  return wide ? 'left' : barLeft ? 'right' : 'left'
}

/** Soft shapes of the houses across the street. */
function street(pen: Pen, random: Random, mood: Mood, sill: number, wide: boolean): void {
  const { width: W, height: H } = pen
  pen.group({ filter: pen.blur(wide ? 14 : 11) }, () => {
    let x = -40
    while (x < W + 40) {
      const [w, h] = [random.between(60, 150), H * random.between(0.2, 0.42)]
      const colour = mix(mood.far, mood.mid, random.between(0.1, 0.9))
      pen.rect(x, sill - h, w, h, colour, { opacity: 0.6 })
      x += w * random.between(0.8, 1.25)
    }
    pen.rect(0, sill - H * 0.06, W, H * 0.07, mood.mid)
  })
}

interface Lamp {
  x: number
  y: number
  r: number
  colour: Colour
  strength: number
}

/** Street lamps in a receding row, windows above them, tail lights between; nearer is larger and fainter. */
function lamps(pen: Pen, random: Random, sill: number, wide: boolean): void {
  const { width: W, height: H } = pen
  const [farX, farY] = [W * (wide ? 0.7 : 0.56), H * 0.585]
  const all: Lamp[] = []
  for (let i = 0; i < 9; i++) {
    const near = ((i + 0.6) / 9) ** 1.9
    for (const side of [-1, 1]) {
      if (!random.hit(0.86)) continue
      all.push({
        x: farX + side * W * (wide ? 0.36 : 0.58) * near + random.between(-14, 14),
        y: farY - H * 0.26 * near - 8 + random.between(-26, 26) * (0.4 + near),
        r: 5 + 42 * near * random.between(0.7, 1.15),
        colour: random.pick(LAMPS.slice(0, 3)),
        strength: 0.86 - near * 0.5,
      })
    }
  }
  for (let i = 0; i < (wide ? 46 : 34); i++) {
    const r = random.next() ** 2 * 13 + 3.5
    const y = farY + H * 0.03 + H * 0.15 * random.bell()
    if (y >= sill - 24) continue
    const x = W * (random.next() * 1.06 - 0.03)
    all.push({ x, y, r, colour: random.pick(LAMPS), strength: random.between(0.3, 0.8) })
  }
  for (let i = 0; i < 8; i++) {
    const near = random.between(0.1, 0.95)
    const x = farX + W * random.between(-0.14, 0.14) * (0.6 + near)
    const colour = i % 2 ? TAIL_LIGHT : LAMPS[4]!
    all.push({ x, y: farY + H * 0.19 * near, r: 3.5 + 11 * near, colour, strength: 0.85 })
  }
  all.sort((a, b) => b.r - a.r)
  for (const { x, y, r, colour, strength } of all) {
    pen.circle(x, y, r * 2.1, pen.glow([0, colour, strength * 0.32], [1, colour, 0]))
    // brighter at the rim, as lights out of focus are
    const disc = pen.glow(
      [0, colour, strength * 0.72],
      [0.78, colour, strength * 0.86],
      [0.92, colour, strength],
      [1, colour, 0],
    )
    pen.circle(x, y, r, disc)
  }
}

function dropsOnGlass(pen: Pen, random: Random, mood: Mood, sill: number, wide: boolean): void {
  const { width: W, height: H } = pen
  for (let i = 0; i < (wide ? 40 : 26); i++) {
    const [x, foot] = [random.between(0, W), random.between(H * 0.16, sill - 24)]
    const length = random.between(70, H * 0.36)
    const width = random.between(1.6, 3.2)
    const sway = random.between(-4, 4)
    const trail = `M${at(x, foot - length)}C${at(x + sway, foot - length * 0.66)} ${at(x - sway, foot - length * 0.33)} ${at(x, foot)}`
    pen.line(trail, pen.down(foot - length, foot, [0, mood.paper, 0], [1, mood.paper, 0.3]), width)
    drop(pen, x, foot, width * 1.7, mood, 0.9)
  }
  let mist = ''
  for (let i = 0; i < (wide ? 520 : 330); i++) {
    const [x, y] = [random.between(0, W), random.between(0, sill - 8)]
    const r = random.next() ** 2 * 1.5 + 0.5
    const arc = (dx: number) => `a${num(r)} ${num(r)} 0 1 0 ${num(dx)} 0`
    mist += `M${at(x - r, y)}${arc(2 * r)}${arc(-2 * r)}`
  }
  pen.path(mist, mood.paper, { opacity: 0.3 })
  for (let i = 0; i < (wide ? 60 : 38); i++) {
    drop(pen, random.between(0, W), random.between(0, sill - 12), random.between(2.6, 5.6), mood, 0.85)
  }
}

function drop(pen: Pen, x: number, y: number, r: number, mood: Mood, opacity: number): void {
  pen.ellipse(x, y, r * 0.82, r, mix(mood.sky[0], mood.deep, 0.3), { opacity: opacity * 0.34 })
  const light = mix(mood.light, mood.paper, 0.5)
  pen.ellipse(x, y + r * 0.24, r * 0.6, r * 0.56, light, { opacity: opacity * 0.6 })
  if (r > 2.4) pen.ellipse(x - r * 0.26, y - r * 0.42, r * 0.2, r * 0.26, mood.paper, { opacity })
}

function windowFrame(pen: Pen, mood: Mood, sill: number, wide: boolean, barLeft: boolean): void {
  const { width: W, height: H } = pen
  const wood = mix(mood.deep, mood.near, 0.15)
  const edge = mix(mood.near, mood.light, 0.16)
  const bar = wide ? 20 : 17
  for (const x of wide ? [W * 0.475, W * 0.86] : [W * (barLeft ? 0.3 : 0.7)]) {
    pen.rect(x - bar / 2, 0, bar, sill, wood)
    pen.rect(x + bar / 2 - 2.2, 0, 2.2, sill, edge, { opacity: 0.55 })
  }
  if (wide) return
  const cross = H * 0.6
  pen.rect(0, cross - bar / 2, W, bar, wood)
  pen.rect(0, cross - bar / 2, W, 2.2, edge, { opacity: 0.55 })
}
