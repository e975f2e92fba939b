// A hanok seen from the front: tiled roof, posts, and paper windows that may be lit.
import { type Colour, lift, mix } from '#art/colour.ts'
import { lampOf, type Mood } from '#art/moods.ts'
import { at, num, type Pen } from '#art/pen.ts'
import { tiledRoof } from './tiled-roof.ts'

interface HanokLook {
  /** the colour of its roof */
  tile: Colour
  mood: Mood
  /** 0 far away and plain, 1 close and detailed */
  near: number
  lit: boolean
}

/** The eave runs at y; the walls go down from there, out of sight. */
export function hanok(pen: Pen, x: number, eave: number, w: number, look: HanokLook): void {
  const { tile, mood, near } = look
  const ink = lift(tile, -0.1 - near * 0.02)
  walls(pen, x, eave - w * 0.02, w, ink, look)
  tiledRoof(pen, {
    x,
    eave,
    height: w * 0.3,
    half: w * 0.58,
    ridge: w * 0.33,
    up: w * 0.055,
    tile,
    ink,
    mood,
    ribs: Math.round(9 + near * 5),
    ends: near > 0.35,
  })
}

function walls(pen: Pen, x: number, top: number, w: number, ink: Colour, look: HanokLook): void {
  const { mood } = look
  const height = w * 0.3
  pen.rect(x - w * 0.44, top, w * 0.88, height + w, mix(ink, mood.deep, 0.25))
  const lamp = lampOf(mood)
  if (look.lit) {
    pen.circle(x, top + height * 0.6, w * 0.6, pen.glow([0, lamp, mood.dark ? 0.34 : 0.2], [1, lamp, 0]))
  }
  const bay = w * 0.2
  for (let b = 0; b < 4; b++) {
    const [left, sill] = [x - w * 0.4 + b * bay + bay * 0.1, top + height * 0.26]
    if (look.lit) paperWindow(pen, left, sill, bay * 0.8, height * 0.8, mood, look.near > 0.25)
    else pen.rect(left, sill, bay * 0.8, height * 0.8, mix(ink, mood.mid, 0.22))
  }
  pen.rect(x - w * 0.46, top, w * 0.92, w * 0.05, mix(mood.deep, ink, 0.3), { opacity: 0.8 })
}

/** Light behind paper, with or without its lattice. */
function paperWindow(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  mood: Mood,
  lattice: boolean,
): void {
  const lamp = lampOf(mood)
  pen.rect(x, y, w, h, pen.fade([0, lift(lamp, 0.05)], [1, mix(lamp, mood.deep, 0.14)]))
  if (!lattice) return
  let bars = ''
  for (let k = 1; k < 4; k++) bars += `M${at(x + (w * k) / 4, y)}V${num(y + h)}`
  for (let k = 1; k < 5; k++) bars += `M${at(x, y + (h * k) / 5)}H${num(x + w)}`
  pen.line(bars, mix(mood.deep, lamp, 0.24), Math.max(0.8, w * 0.0375))
}
