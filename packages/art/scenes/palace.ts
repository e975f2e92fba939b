// A palace gate across a wide stone court, the mountain behind it, somebody crossing with an umbrella.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import { hills, wash } from '#art/parts/land.ts'
import { person } from '#art/parts/people.ts'
import { birds, clouds, mist, sky, stars, sun } from '#art/parts/sky.ts'
import { tiledRoof } from '#art/parts/tiled-roof.ts'
import { pine } from '#art/parts/trees.ts'
import { at, num, type Pen, polyline } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const palace: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const haze = hazeOf(mood, 0.3)
  sky(pen, mood, 0.45, H * 0.8)
  const right = wide || random.hit(0.5)
  const X = (t: number) => (right ? W * t : W * (1 - t))
  const sunR = wide ? H * 0.11 : W * 0.13
  const sunX = X(wide ? 0.5 : 0.76)
  if (mood.dark) stars(pen, random.branch('stars'), wide ? 60 : 40, H * 0.4, mood.paper)
  sun(pen, sunX, H * (wide ? 0.3 : 0.385), sunR, mood, 3)
  clouds(pen, random.branch('clouds'), H * (wide ? 0.34 : 0.42), 4, {
    colour: mix(mood.light, mood.sky[2], 0.5),
    opacity: mood.dark ? 0.3 : 0.7,
    narrow: W * 0.12,
    broad: W * 0.3,
  })
  for (let i = 0; i < 2; i++) {
    const y = H * ((wide ? 0.52 : 0.555) + i * 0.09)
    const colour = mix(mix(mood.far, haze, 0.5 - i * 0.3), mood.mid, i * 0.35)
    const line = { y, swing: H * (0.12 - i * 0.05), hills: 1.1 + i, rough: 0.4 }
    hills(pen, random.branch(`ridge${i}`), line, { colour, haze, fade: 0.6, foot: y + H * 0.14 })
  }
  const ground = H * (wide ? 0.83 : 0.8)
  mist(pen, ground - H * 0.05, H * 0.08, haze, mood.dark ? 0.25 : 0.5)

  const centre = wide ? W * 0.71 : W * 0.5
  court(pen, mood, haze, centre, ground)
  pen.place(centre, ground + 2, wide ? H * 0.00092 : W * 0.00096, () => gate(pen, mood))

  const size = H * (wide ? 0.13 : 0.085)
  const walker = X(wide ? 0.56 : 0.36)
  const feet = ground + (H - ground) * (wide ? 0.45 : 0.52)
  pen.ellipse(walker + size * 0.1, feet, size * 0.24, size * 0.03, mood.deep, { opacity: 0.35 })
  const red: Colour = [0.6, 0.17, 22]
  const clothes = {
    coat: mood.paper,
    hair: mood.deep,
    legs: mood.deep,
    umbrella: mood.dark ? mood.spark : red,
  }
  person(pen, walker, feet, size, clothes)
  pine(
    pen,
    X(wide ? 1 : 0.99),
    H * (wide ? 0.99 : 0.985),
    H * (wide ? 0.3 : 0.21),
    right ? 'left' : 'right',
    mood,
  )
  birds(
    pen,
    random,
    X(wide ? 0.4 : 0.3),
    H * (wide ? 0.24 : 0.37),
    5,
    wide ? 12 : 10,
    mix(mood.near, mood.sky[1], 0.2),
  )
  return right ? 'left' : 'right'
}

/** The paved court, with the raised path that leads to the middle arch. */
function court(pen: Pen, mood: Mood, haze: Colour, centre: number, y: number): void {
  const { width: W, height: H } = pen
  const stone = mix(mix(mood.mid, mood.near, 0.35), haze, mood.dark ? 0.14 : 0.3)
  pen.rect(0, y, W, H - y, pen.fade([0, mix(stone, haze, 0.4)], [1, mix(stone, mood.deep, 0.4)]))
  const spread = (t: number) => centre + t * W * 1.5
  for (let i = -12; i <= 12; i++) {
    const joint = polyline([
      [centre + i * W * 0.045, y],
      [spread(i / 12), H + 10],
    ])
    pen.line(joint, mix(stone, mood.deep, 0.45), 1.4, { opacity: 0.4 })
  }
  for (const t of [0.05, 0.14, 0.28, 0.47, 0.72]) {
    pen.line(`M0 ${num(y + (H - y) * t)}H${W}`, mix(stone, mood.deep, 0.45), 1 + t * 2, { opacity: 0.4 })
  }
  const half = W * 0.045
  const path = polyline([
    [centre - half * 0.6, y],
    [centre + half * 0.6, y],
    [centre + half * 4.4, H + 10],
    [centre - half * 4.4, H + 10],
  ])
  pen.path(`${path}Z`, pen.down(y, H, [0, mix(stone, mood.light, 0.5)], [1, mix(stone, mood.light, 0.18)]))
  const all = `M0 ${num(y)}H${W}V${H}H0Z`
  wash(pen, all, [y, H], [lift(stone, 0.08), 0.4], [stone, 0])
}

/** Drawn 960 units broad and 640 tall, standing on 0. */
function gate(pen: Pen, mood: Mood): void {
  const stone = mix(mix(mood.paper, mood.far, 0.5), mood.mid, mood.dark ? 0.55 : 0.25)
  const tile = mix(mood.near, mood.deep, 0.35)
  const roof = { x: 0, tile, ink: lift(tile, -0.07), mood, ends: true }

  pen.path(
    'M-440 0L-428 -190H428L440 0Z',
    pen.fade([0, mix(stone, mood.light, 0.16)], [1, mix(stone, mood.near, 0.35)]),
  )
  let joints = ''
  for (let row = 1; row < 6; row++) {
    joints += `M-436 ${-row * 32}H436`
    for (let k = 0; k < 9; k++) joints += `M${-400 + k * 100 + (row % 2) * 50} ${-row * 32}v32`
  }
  pen.line(joints, mix(stone, mood.deep, 0.4), 2, { opacity: 0.35 })
  for (const [x, half, high] of [
    [-235, 44, 112],
    [0, 56, 136],
    [235, 44, 112],
  ] as const) {
    const opening = `M${at(x - half, 0)}V${-high + half}A${half} ${half} 0 0 1 ${x + half} ${-high + half}V0Z`
    pen.line(opening, mix(stone, mood.light, 0.3), 12)
    pen.path(
      opening,
      pen.fade([0, mix(mood.deep, lampOf(mood), 0.2)], [1, mix(mood.deep, lampOf(mood), 0.75)]),
    )
  }
  for (let x = -420; x < 420; x += 42) pen.rect(x, -212, 34, 26, mix(stone, mood.near, 0.15))

  hall(pen, mood, 340, -290, 100, 8)
  tiledRoof(pen, { ...roof, eave: -318, height: 112, half: 470, ridge: 300, up: 34, ribs: 34 })
  hall(pen, mood, 258, -478, 62, 6)
  tiledRoof(pen, { ...roof, eave: -506, height: 122, half: 388, ridge: 216, up: 34, ribs: 28 })
  for (const side of [-1, 1]) pen.rect(side * 226 - 12, -662, 24, 36, roof.ink, { round: 6 })
}

/** One storey: red columns, lit screens between them, the painted beam under the eaves. */
function hall(pen: Pen, mood: Mood, half: number, top: number, height: number, bays: number): void {
  const red = mix([0.5, 0.15, 27], mood.near, mood.dark ? 0.45 : 0.15)
  const green = mix([0.58, 0.09, 175], mood.near, mood.dark ? 0.4 : 0.1)
  const lamp = lampOf(mood)
  pen.rect(-half, top, half * 2, height, mix(mood.deep, red, 0.35))
  const bay = (half * 2) / bays
  for (let b = 0; b < bays; b++) {
    const x = -half + b * bay
    const screen = pen.fade([0, mix(lamp, red, 0.2)], [1, mix(lamp, mood.deep, 0.35)])
    pen.rect(x + bay * 0.22, top + height * 0.3, bay * 0.66, height * 0.58, screen, {
      opacity: mood.dark ? 1 : 0.75,
    })
    pen.line(`M${at(x + bay * 0.55, top + height * 0.3)}v${num(height * 0.58)}`, red, 3)
  }
  for (let b = 0; b <= bays; b++) pen.rect(-half + b * bay - 7, top, 14, height, red)
  pen.rect(-half - 14, top - 26, half * 2 + 28, 34, green)
  let dots = ''
  for (let x = -half; x <= half; x += 24) dots += `M${at(x, top - 10)}h9`
  pen.line(dots, mix(red, mood.spark, 0.5), 7)
  pen.rect(-half - 14, top + 4, half * 2 + 28, 5, mix(mood.paper, green, 0.4))
}
