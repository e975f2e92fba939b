// Jogakbo: offcuts of dyed ramie sewn into one cloth and hung against the light.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

interface Piece {
  x: number
  y: number
  w: number
  h: number
}

export const cloth: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  pen.rect(0, 0, W, H, pen.fade([0, mix(mood.sky[0], mood.light, 0.2)], [1, hazeOf(mood, 0.3)]))
  const light = { x: W * (wide ? 0.72 : 0.5), y: H * (wide ? 0.4 : 0.53), r: wide ? H * 0.95 : W }
  const glow = pen.glow([0, mood.light, 1], [0.5, mood.light, 0.5], [1, mood.light, 0])
  pen.circle(light.x, light.y, light.r, glow)

  const pieces = cut(random, { x: -12, y: -12, w: W + 24, h: H + 24 }, wide ? 7 : 6, wide ? 82 : 74)
  const dyes = dyesOf(mood)
  let last = -1
  for (const piece of pieces) {
    let dye = random.whole(0, dyes.length - 1)
    if (dye === last) dye = (dye + 3) % dyes.length
    last = dye
    const away = Math.hypot(piece.x + piece.w / 2 - light.x, piece.y + piece.h / 2 - light.y) / light.r
    ramie(pen, random, mood, piece, dyes[dye]!, away)
  }
  for (const piece of pieces) seam(pen, mood, piece)

  // one round piece of light behind the cloth
  const r = wide ? H * 0.26 : W * 0.27
  const shine = pen.glow(
    [0, mood.light, 0.95],
    [0.52, mood.light, 0.9],
    [0.56, mood.light, 0.35],
    [1, mood.light, 0],
  )
  pen.group({ blend: 'soft-light' }, () => pen.circle(light.x, light.y, r * 1.9, shine))
  pen.circle(light.x, light.y, r, mood.light, { opacity: 0.34 })
  return 'left'
}

/** Cuts a sheet in two, and again, until the pieces are small and uneven. */
function cut(random: Random, sheet: Piece, cuts: number, smallest: number): Piece[] {
  const { x, y, w, h } = sheet
  const long = Math.max(w, h)
  if (cuts <= 0 || long < smallest * 1.6 || (long < smallest * 2.6 && random.hit(0.28))) return [sheet]
  const share = random.between(0.3, 0.7)
  const upright = w > h * random.between(0.8, 1.25)
  const first = upright ? { x, y, w: w * share, h } : { x, y, w, h: h * share }
  const second = upright
    ? { x: x + w * share, y, w: w * (1 - share), h }
    : { x, y: y + h * share, w, h: h * (1 - share) }
  return [...cut(random, first, cuts - 1, smallest), ...cut(random, second, cuts - 1, smallest)]
}

function dyesOf(mood: Mood): Colour[] {
  const warm: Colour = [0.82, 0.125, 84]
  const rose: Colour = [0.76, 0.115, 12]
  const blue: Colour = [0.62, 0.085, 245]
  const leaf: Colour = [0.66, 0.085, 155]
  const { far, mid, near, deep, spark, light, paper, sky } = mood
  if (mood.dark) {
    const glints = [mix(mid, light, 0.35), mix(warm, mid, 0.3), mix(blue, mid, 0.4), mix(rose, mid, 0.25)]
    return [far, mid, near, near, spark, sky[0], sky[1], ...glints, deep]
  }
  const tints = [mix(warm, light, 0.3), mix(rose, light, 0.25), mix(blue, far, 0.35), mix(leaf, far, 0.4)]
  return [far, far, mid, near, sky[0], sky[2], light, paper, ...tints, mix(spark, light, 0.2)]
}

function ramie(pen: Pen, random: Random, mood: Mood, piece: Piece, dye: Colour, away: number): void {
  const { x, y, w, h } = piece
  const thickness = random.between(0.66, 0.9)
  const lit = mix(dye, mood.light, Math.max(0, 0.34 - away * 0.3))
  const paint = pen.slant(random.hit(0.5), [0, lift(lit, 0.035), thickness], [1, lift(lit, -0.03), thickness])
  pen.rect(x, y, w, h, paint)
  if (random.hit(0.7)) {
    const step = random.between(3.2, 5)
    const upright = random.hit(0.5)
    let threads = ''
    for (let q = step; q < (upright ? w : h); q += step) {
      threads += upright ? `M${at(x + q, y)}v${num(h)}` : `M${at(x, y + q)}h${num(w)}`
    }
    pen.line(threads, mood.paper, 0.7, { opacity: random.between(0.1, 0.26) })
  }
  if (w * h > 9000 && random.hit(0.5)) {
    const shadow = lift(dye, -0.12)
    pen.rect(x, y, w, h, pen.fade([0, shadow, 0], [1, shadow, 0.5]), { filter: pen.speckle(0.9) })
  }
}

/** Where two pieces overlap it is darker, and the stitches sit inside. */
function seam(pen: Pen, mood: Mood, { x, y, w, h }: Piece): void {
  pen.frame(x, y, w, h, mix(mood.deep, mood.near, 0.4), 7, { opacity: 0.2 })
  pen.frame(x, y, w, h, mood.paper, 1, { opacity: 0.5, dash: '5 4' })
}
