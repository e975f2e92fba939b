// A set: what stands in a scene is drawn once, in the units of a tall picture, and put into the right half of a wide one.
import { type Colour, lift, mix } from '#art/colour.ts'
import { lampOf, type Mood, redOf } from '#art/moods.ts'
import type { Pen } from '#art/pen.ts'
import type { Side } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'
import { wash } from './land.ts'

/** A tall picture is 600 x 900; its set fills what is below the title. */
const WIDTH = 600
const TOP = 285
const BOTTOM = 905

export interface SetFrame {
  /** where text fits; things are mirrored where it is the right */
  side: Side
  /** the height in the picture of a height in the set */
  y(inSet: number): number
  /** draws in the set's own units: x 0..600, y 285..905 */
  draw(content: () => void): void
}

/** Mirrored by chance where the picture is tall, or as a picture that is drawn already says. */
export function setFrame(pen: Pen, wide: boolean, by: Random | Side): SetFrame {
  const flip = !wide && (typeof by === 'string' ? by === 'right' : by.hit(0.5))
  const scale = wide ? pen.height / (BOTTOM - TOP) : pen.width / WIDTH
  const left = wide ? pen.width - WIDTH * scale * 1.02 : 0
  const top = wide ? -TOP * scale : 0
  return {
    side: flip ? 'right' : 'left',
    y: (inSet) => top + inSet * scale,
    draw: (content) => pen.place(flip ? left + WIDTH * scale : left, top, scale, content, { flip }),
  }
}

/** A wall that is calm where the title stands, and a floor; `floor` in units of the set. */
export function room(pen: Pen, frame: SetFrame, mood: Mood, floor: number, ground?: Colour): void {
  const { width: W, height: H } = pen
  const y = frame.y(floor)
  const [top, middle, low] = mood.sky
  const boards = ground ?? mix([0.62, 0.07, 65], mood.near, mood.dark ? 0.6 : 0.3)
  pen.rect(0, 0, W, y + 2, pen.fade([0, top], [0.55, mix(top, middle, 0.6)], [1, mix(middle, low, 0.45)]))
  pen.rect(0, y, W, H - y, pen.fade([0, mix(boards, low, 0.22)], [1, mix(boards, mood.deep, 0.5)]))
  pen.rect(0, y - 7, W, 9, mix(boards, mood.deep, 0.45))
  wash(pen, `M0 ${y}H${W}V${H}H0Z`, [y, H], [lampOf(mood), 0.22], [boards, 0])
}

/** A window and what is behind it: evening or morning, and the light it throws. */
export function pane(pen: Pen, mood: Mood, x: number, y: number, w: number, h: number, columns = 2): void {
  const light = mix(mood.sky[2], mood.light, 0.55)
  const frame = mix(mood.paper, mood.near, mood.dark ? 0.6 : 0.25)
  pen.circle(
    x + w / 2,
    y + h / 2,
    Math.max(w, h) * 0.85,
    pen.glow([0, light, mood.dark ? 0.35 : 0.6], [1, light, 0]),
  )
  pen.rect(x, y, w, h, pen.fade([0, mix(mood.sky[1], mood.light, 0.25)], [1, light]))
  for (let i = 1; i < columns; i++) pen.rect(x + (w * i) / columns - 2, y, 4, h, frame)
  pen.frame(x, y, w, h, frame, 6)
}

/** A lamp that hangs from the ceiling, with its cone of light. */
export function hangingLamp(pen: Pen, mood: Mood, x: number, y: number, size: number, drop = 200): void {
  const lamp = lampOf(mood)
  pen.rect(x - 1, y - drop, 2, drop, mix(mood.deep, mood.near, 0.3), { opacity: 0.7 })
  pen.path(
    `M${x - size * 0.4} ${y}L${x - size * 2.2} ${y + size * 6}H${x + size * 2.2}L${x + size * 0.4} ${y}Z`,
    pen.fade([0, lamp, mood.dark ? 0.34 : 0.16], [1, lamp, 0]),
  )
  pen.circle(x, y, size * 1.5, pen.glow([0, lamp, 0.8], [1, lamp, 0]))
  pen.path(
    `M${x - size * 0.5} ${y}Q${x} ${y - size * 0.9} ${x + size * 0.5} ${y}Z`,
    mix(mood.deep, redOf(mood), 0.35),
  )
  pen.ellipse(x, y, size * 0.32, size * 0.13, lift(lamp, 0.05))
}

/** The colours that things of every day have in this light; `dim` is how far the light takes them with it. */
export function paints(mood: Mood, dim = mood.dark ? 0.34 : 0.14) {
  const tint = (colour: Colour, by = dim): Colour => mix(colour, mood.near, by)
  return {
    tint,
    white: mix(mood.paper, mood.sky[1], mood.dark ? 0.16 : 0.06),
    grey: mix(mood.mid, mood.paper, mood.dark ? 0.25 : 0.45),
    dark: mix(mood.deep, mood.near, 0.3),
    wood: tint([0.55, 0.09, 58]),
    pale: tint([0.78, 0.06, 75]),
    steel: mix([0.78, 0.012, 220], mood.near, mood.dark ? 0.3 : 0.12),
    green: tint([0.58, 0.11, 150]),
    blue: tint([0.55, 0.11, 245]),
    red: redOf(mood),
    yellow: tint([0.85, 0.14, 88], 0.06),
    pink: tint([0.78, 0.1, 10]),
    lamp: lampOf(mood),
    deep: mood.deep,
  }
}
