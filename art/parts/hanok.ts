// A hanok seen from the front: hollow tiled roof with lifted corners, posts, and paper windows that may be lit.
import { type Colour, lift, mix } from '#art/colour.ts'
import { lampOf, type Mood } from '#art/moods.ts'
import { at, num, type Pen } from '#art/pen.ts'

export interface HanokLook {
  /** the colour of its roof */
  tile: Colour
  mood: Mood
  /** 0 far away and plain, 1 close and detailed */
  near: number
  lit: boolean
}

/** The eave runs at y; the walls go down from there, out of sight. */
export function hanok(pen: Pen, x: number, eave: number, w: number, look: HanokLook): void {
  const ink = lift(look.tile, -0.1 - look.near * 0.02)
  walls(pen, x, eave - w * 0.02, w, ink, look)
  roof(pen, x, eave, w, ink, look)
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
    const left = x - w * 0.4 + b * bay + bay * 0.1
    paperWindow(pen, left, top + height * 0.26, bay * 0.8, height * 0.8, look, mix(ink, mood.mid, 0.22))
  }
  pen.rect(x - w * 0.46, top, w * 0.92, w * 0.05, mix(mood.deep, ink, 0.3), { opacity: 0.8 })
}

function paperWindow(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  look: HanokLook,
  unlit: Colour,
): void {
  if (!look.lit) {
    pen.rect(x, y, w, h, unlit)
    return
  }
  const { deep } = look.mood
  const lamp = lampOf(look.mood)
  pen.rect(x, y, w, h, pen.fade([0, lift(lamp, 0.05)], [1, mix(lamp, deep, 0.14)]))
  if (look.near <= 0.25) return
  let lattice = ''
  for (let k = 1; k < 4; k++) lattice += `M${at(x + (w * k) / 4, y)}V${num(y + h)}`
  for (let k = 1; k < 5; k++) lattice += `M${at(x, y + (h * k) / 5)}H${num(x + w)}`
  pen.line(lattice, mix(deep, lamp, 0.24), Math.max(0.8, w * 0.0375))
}

function roof(pen: Pen, x: number, eave: number, w: number, ink: Colour, look: HanokLook): void {
  const { tile, mood, near } = look
  const h = w * 0.3
  const ridge = eave - h
  const up = w * 0.055
  const [left, right] = [x - w * 0.58, x + w * 0.58]
  const [ridgeLeft, ridgeRight] = [x - w * 0.33, x + w * 0.33]
  const rim = mix(lift(tile, 0.1), mood.light, 0.12)

  const eaves = `M${at(left, eave - up * 1.5)}C${at(left + w * 0.12, eave + up * 0.6)} ${at(x - w * 0.2, eave + up * 0.62)} ${at(x, eave + up * 0.62)}C${at(x + w * 0.2, eave + up * 0.62)} ${at(right - w * 0.12, eave + up * 0.6)} ${at(right, eave - up * 1.5)}`
  const rightSlope = `C${at(right - w * 0.13, eave - h * 0.3)} ${at(ridgeRight + w * 0.03, ridge + h * 0.36)} ${at(ridgeRight, ridge)}`
  const leftSlope = `C${at(ridgeLeft - w * 0.03, ridge + h * 0.36)} ${at(left + w * 0.13, eave - h * 0.3)} ${at(left, eave - up * 1.5)}`
  const outline = `${eaves}${rightSlope}Q${at(x, ridge + h * 0.1)} ${at(ridgeLeft, ridge)}${leftSlope}Z`
  pen.path(outline, pen.fade([0, mix(tile, mood.light, 0.1)], [0.5, tile], [1, ink]))

  // ribs of tiles, fanning out from the ridge
  const ribs = Math.round(13 + near * 8)
  const rib = Math.max(0.7, (w / ribs) * 0.26)
  let dark = ''
  let light = ''
  for (let k = 0; k <= ribs; k++) {
    const u = k / ribs
    const side = 2 * u - 1
    const topX = ridgeLeft + (ridgeRight - ridgeLeft) * u
    const topY = ridge + h * 0.06 * (1 - side * side)
    const endX = left + w * 0.02 + (right - left - w * 0.04) * u
    const endY = eave + up * 0.55 - Math.abs(side) ** 6 * up * 1.9
    const midX = topX + (endX - topX) * 0.36
    const midY = topY + (endY - topY) * 0.58
    const curve = (shift: number) =>
      `M${at(topX - shift, topY)}Q${at(midX - shift, midY)} ${at(endX - shift, endY)}`
    dark += curve(0)
    light += curve(rib * 0.7)
    if (near > 0.35 && k > 0 && k < ribs) pen.circle(endX, endY + rib * 0.35, rib * 1.02, mix(rim, tile, 0.3))
  }
  pen.inside(outline, () => {
    pen.line(dark, lift(ink, -0.02), rib, { opacity: 0.75 })
    pen.line(light, rim, rib * 0.5, { opacity: 0.5 })
  })

  // the pale plaster line, and the ridge with its two lifted ends
  const beam = Math.max(2, w * 0.035)
  const plaster = `M${at(ridgeLeft - w * 0.012, ridge + beam * 0.9)}Q${at(x, ridge + h * 0.1 + beam * 0.9)} ${at(ridgeRight + w * 0.012, ridge + beam * 0.9)}`
  pen.line(plaster, mix(rim, mood.paper, 0.35), beam * 0.42, { opacity: 0.8 })
  const top = `M${at(ridgeLeft - w * 0.03, ridge - w * 0.02)}Q${at(x, ridge + h * 0.12)} ${at(ridgeRight + w * 0.03, ridge - w * 0.02)}`
  pen.line(top, lift(ink, -0.03), beam)
}
