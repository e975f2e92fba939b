// The roof of a Korean house or gate: hollow tiled slopes, corners that lift, a ridge with a pale plaster line.
import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, type Pen } from '#art/pen.ts'

interface TiledRoof {
  x: number
  /** the height of its eaves, and how far it rises above them */
  eave: number
  height: number
  /** half the length of the eaves, and of the ridge */
  half: number
  ridge: number
  /** how far the corners lift */
  up: number
  tile: Colour
  ink: Colour
  mood: Mood
  ribs: number
  /** round tile ends along the eaves */
  ends: boolean
}

export function tiledRoof(pen: Pen, roof: TiledRoof): void {
  const { x, eave, height: h, half, up, tile, ink, mood } = roof
  const top = eave - h
  const [left, right] = [x - half, x + half]
  const [ridgeLeft, ridgeRight] = [x - roof.ridge, x + roof.ridge]
  const rim = mix(lift(tile, 0.1), mood.light, 0.12)

  const outline = [
    `M${at(left, eave - up * 1.5)}`,
    `C${at(left + half * 0.21, eave + up * 0.6)} ${at(x - half * 0.34, eave + up * 0.62)} ${at(x, eave + up * 0.62)}`,
    `C${at(x + half * 0.34, eave + up * 0.62)} ${at(right - half * 0.21, eave + up * 0.6)} ${at(right, eave - up * 1.5)}`,
    `C${at(right - half * 0.22, eave - h * 0.3)} ${at(ridgeRight + half * 0.05, top + h * 0.36)} ${at(ridgeRight, top)}`,
    `Q${at(x, top + h * 0.1)} ${at(ridgeLeft, top)}`,
    `C${at(ridgeLeft - half * 0.05, top + h * 0.36)} ${at(left + half * 0.22, eave - h * 0.3)} ${at(left, eave - up * 1.5)}Z`,
  ].join('')
  pen.path(outline, pen.fade([0, mix(tile, mood.light, 0.1)], [0.5, tile], [1, ink]))

  // ribs of tiles, fanning out from the ridge
  const rib = Math.max(0.7, (half / roof.ribs) * 0.45)
  let dark = ''
  for (let k = 0; k <= roof.ribs; k++) {
    const u = k / roof.ribs
    const side = 2 * u - 1
    const topX = ridgeLeft + (ridgeRight - ridgeLeft) * u
    const topY = top + h * 0.06 * (1 - side * side)
    const endX = x + side * half * 0.966
    const endY = eave + up * 0.55 - Math.abs(side) ** 6 * up * 1.9
    const [midX, midY] = [topX + (endX - topX) * 0.36, topY + (endY - topY) * 0.58]
    dark += `M${at(topX, topY)}Q${at(midX, midY)} ${at(endX, endY)}`
    if (roof.ends && k > 0 && k < roof.ribs) {
      pen.circle(endX, endY + rib * 0.35, rib * 1.02, mix(rim, tile, 0.3))
    }
  }
  pen.inside(outline, () => {
    pen.line(dark, lift(ink, -0.02), rib, { opacity: 0.75 })
    pen.place(-rib * 0.7, 0, 1, () => pen.line(dark, rim, rib * 0.5, { opacity: 0.5 }))
  })

  const beam = Math.max(2, half * 0.06)
  const sag = (out: number, down: number, dip: number) =>
    `M${at(ridgeLeft - out, top + down)}Q${at(x, top + h * 0.1 + dip)} ${at(ridgeRight + out, top + down)}`
  const plaster = sag(half * 0.02, beam * 0.9, beam * 0.9)
  pen.line(plaster, mix(rim, mood.paper, 0.35), beam * 0.42, { opacity: 0.8 })
  pen.line(sag(half * 0.05, -half * 0.034, h * 0.02), lift(ink, -0.03), beam)
}
