// A low table before a paper door: a family of three, a bubbling stew, rice and side dishes.

import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { steam } from '#art/parts/indoors.ts'
import { wash } from '#art/parts/land.ts'
import { hangingLamp, paints } from '#art/parts/set.ts'
import { at, num, type Pen } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const table: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  const floor = H * (wide ? 0.7 : 0.71)
  room(pen, mood, floor, X, wide)
  branchShadow(pen, random.branch('branch'), mood, X, floor, wide)
  const edge = H * (wide ? 0.77 : 0.755)
  const scale = wide ? H * 0.0014 : W * 0.00208
  const centre = wide ? W * 0.71 : W * 0.5
  const y = edge + H * (wide ? 0.05 : 0.07)
  pen.place(centre, y, scale, () => guests(pen, mood), { flip })
  tabletop(pen, mood, edge, wide)
  pen.place(centre, y, scale, () => meal(pen, mood), { flip })
  hangingLamp(pen, mood, centre, H * (wide ? 0.3 : 0.42), H * 0.034, H * (wide ? 0.3 : 0.1))
  return flip ? 'right' : 'left'
}

/** The wall, and the sliding paper doors with the evening or morning behind them. */
function room(pen: Pen, mood: Mood, floor: number, X: (t: number) => number, wide: boolean): void {
  const { width: W, height: H } = pen
  const [top, middle] = mood.sky
  pen.rect(0, 0, W, floor + 2, pen.fade([0, top], [1, mix(middle, top, 0.35)]))
  const light = mix(mood.light, mood.sky[2], 0.25)
  const wood = mix([0.42, 0.07, 50], mood.near, 0.45)
  const head = H * (wide ? 0.12 : 0.315)
  const panel = wide ? W * 0.16 : W * 0.36
  const count = 3
  const start = wide ? W * 0.47 : W * 0.5 - (panel * count) / 2
  const glow = pen.glow([0, light, 0.75], [1, light, 0])
  pen.circle(start + (panel * count) / 2, (head + floor) / 2, panel * count * 0.75, glow)
  for (let i = 0; i < count; i++) {
    const x = start + i * panel
    pen.rect(
      x,
      head,
      panel,
      floor - head,
      pen.fade([0, lift(light, 0.02)], [0.7, light], [1, mix(light, mood.sky[2], 0.45)]),
    )
    let lattice = ''
    for (let k = 1; k < 4; k++) lattice += `M${at(x + (panel * k) / 4, head)}V${num(floor)}`
    for (let k = 1; k < 7; k++) lattice += `M${at(x, head + ((floor - head) * k) / 7)}h${num(panel)}`
    pen.line(lattice, mix(wood, light, 0.35), wide ? 3 : 2.6, { opacity: 0.75 })
    pen.frame(x, head, panel, floor - head, wood, wide ? 9 : 8)
  }
  pen.rect(start - 14, head - 14, panel * count + 28, 14, mix(wood, mood.deep, 0.25))
  // warm floor
  const oil = mix([0.72, 0.09, 75], mood.near, mood.dark ? 0.45 : 0.15)
  pen.rect(0, floor, W, H - floor, pen.fade([0, mix(oil, light, 0.25)], [1, mix(oil, mood.deep, 0.4)]))
  pen.rect(0, floor, W, 5, mix(wood, mood.deep, 0.3))
  const shine = pen.glow([0, light, 0.55], [1, light, 0])
  pen.ellipse(X(wide ? 0.71 : 0.5), floor + 8, panel * 1.6, (H - floor) * 0.3, shine)
}

/** A branch outside, drawn by the light on the paper. */
function branchShadow(
  pen: Pen,
  random: Random,
  mood: Mood,
  X: (t: number) => number,
  floor: number,
  wide: boolean,
): void {
  const H = pen.height
  const head = H * (wide ? 0.12 : 0.315)
  const left = wide ? pen.width * 0.47 : 0
  const paper = `M${at(left, head)}H${num(wide ? pen.width * 0.95 : pen.width)}V${num(floor)}H${num(left)}Z`
  const shade = mix(mood.near, mood.light, 0.35)
  pen.group({ clip: pen.clip(paper), opacity: 0.42 }, () =>
    pen.group({ filter: pen.blur(2) }, () => {
      let d = ''
      const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
        const [nx, ny] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
        d += `M${at(x, y)}L${at(nx, ny)}`
        if (!depth) {
          pen.ellipse(nx, ny, length * 0.5, length * 0.26, shade)
          return
        }
        for (const turn of [-1, 1]) {
          grow(
            nx,
            ny,
            angle + turn * random.between(0.2, 0.55),
            length * random.between(0.62, 0.82),
            depth - 1,
          )
        }
      }
      const towards = X(1) > X(0) ? Math.PI * 0.93 : Math.PI * 0.07
      grow(X(wide ? 0.97 : 1.02), head + (floor - head) * 0.34, towards, (floor - head) * 0.26, 4)
      pen.line(d, shade, 3.4)
    }),
  )
}

function tabletop(pen: Pen, mood: Mood, y: number, wide: boolean): void {
  const { width: W, height: H } = pen
  const wood = mix([0.45, 0.085, 45], mood.near, 0.35)
  const [left, right] = wide ? [W * 0.45, W * 0.98] : [W * -0.08, W * 1.08]
  const inset = (right - left) * 0.07
  const foot = H * 0.965
  const top = `M${at(left + inset, y)}H${num(right - inset)}L${at(right, foot)}H${num(left)}Z`
  pen.path(top, pen.down(y, foot, [0, mix(wood, mood.light, 0.22)], [1, wood]))
  wash(pen, top, [y, foot], [lift(wood, 0.06), 0.4], [wood, 0])
  let grain = ''
  for (let i = 1; i < 6; i++) {
    const gy = y + (foot - y) * (i / 6) ** 1.3
    grain += `M${at(left + inset * (1 - i / 6) + 30, gy)}Q${at((left + right) / 2, gy + 5)} ${at(right - inset * (1 - i / 6) - 30, gy)}`
  }
  pen.line(grain, mix(wood, mood.deep, 0.3), 1.4, { opacity: 0.5 })
  pen.rect(left, foot, right - left, H - foot + 10, mix(wood, mood.deep, 0.5))
  pen.rect(left, foot, right - left, 4, mix(wood, mood.light, 0.35), { opacity: 0.7 })
}

/** Three generations behind the table, each with something to say. */
function guests(pen: Pen, mood: Mood): void {
  const p = paints(mood)
  for (const [x, size, coat, hair] of [
    [-128, 1.02, p.blue, mood.deep],
    [-6, 0.94, mix(p.green, p.white, 0.2), mix(p.grey, p.white, 0.5)],
    [116, 1, p.red, mood.deep],
  ] as const) {
    pen.place(x, -10, size, () => {
      pen.path('M-54 0C-58 -72 -40 -108 0 -110C40 -108 58 -72 54 0Z', coat)
      pen.circle(0, -140, 33, hair)
      pen.circle(0, -132, 25, p.tint([0.84, 0.055, 62], mood.dark ? 0.28 : 0.08))
      pen.path('M-27 -138Q-20 -166 4 -164Q28 -160 27 -136Q14 -152 -2 -152Q-18 -152 -27 -138Z', hair)
      // eyes that smile
      pen.line('M-16 -128q5 -6 10 0M6 -128q5 -6 10 0M-7 -116q7 6 14 0', mood.deep, 3)
      // a hand with chopsticks
      pen.line('M46 -56L62 -28L40 -10', lift(coat, 0.03), 17)
      pen.line('M42 -12L14 12M46 -8L20 16', p.wood, 3)
    })
  }
}

/** Drawn around (0, 0), 380 units broad; the stew pot stands in the middle. */
function meal(pen: Pen, mood: Mood): void {
  const white = mix(mood.paper, mood.sky[2], 0.12)
  const celadon = mix([0.82, 0.04, 165], mood.far, 0.15)
  const kimchi: Colour = [0.6, 0.18, 30]
  const greens: Colour = mix([0.6, 0.12, 140], mood.near, 0.1)
  dish(pen, mood, -92, 2, 40, white, [0.86, 0.11, 90])
  dish(pen, mood, 96, 0, 42, celadon, greens)
  pot(pen, mood)
  bowl(pen, mood, -118, 66, 44, white, mix(mood.paper, [0.97, 0.02, 95], 0.5))
  bowl(pen, mood, 118, 66, 44, white, mix(mood.paper, [0.97, 0.02, 95], 0.5))
  dish(pen, mood, -22, 76, 38, celadon, kimchi)
  dish(pen, mood, 46, 92, 30, white, mix([0.45, 0.05, 60], mood.near, 0.2))
  for (const x of [-164, 164]) {
    const silver = mix(mood.paper, mood.mid, 0.35)
    pen.line(`M${x} 92L${x * 1.03} 36`, silver, 3)
    pen.ellipse(x * 1.033, 32, 6, 9, silver)
    pen.line(`M${x * 0.945} 94L${x * 0.98} 30M${x * 0.92} 94L${x * 0.955} 30`, silver, 2.2)
  }
}

/** A flat dish with something in it, seen from a little above. */
function dish(pen: Pen, mood: Mood, x: number, y: number, r: number, glaze: Colour, food: Colour): void {
  pen.ellipse(x + 4, y + 5, r * 1.04, r * 0.4, mood.deep, { opacity: 0.28 })
  pen.ellipse(x, y, r, r * 0.4, mix(glaze, mood.near, 0.18))
  pen.ellipse(x, y - 3, r, r * 0.38, glaze)
  pen.ellipse(x, y - 3, r * 0.78, r * 0.27, mix(glaze, mood.near, 0.12))
  const heaps = [
    [-0.34, 0, 0.3],
    [0.3, 0.02, 0.32],
    [0.02, -0.12, 0.36],
    [-0.05, 0.1, 0.3],
  ] as const
  for (const [i, [dx, dy, size]] of heaps.entries()) {
    pen.ellipse(x + dx * r, y - 7 + dy * r, size * r, size * r * 0.5, lift(food, (i % 2 ? -1 : 1) * 0.03))
  }
  pen.ellipse(x - r * 0.12, y - 11, r * 0.14, r * 0.06, lift(food, 0.14), { opacity: 0.8 })
}

function bowl(pen: Pen, mood: Mood, x: number, y: number, r: number, glaze: Colour, rice: Colour): void {
  pen.ellipse(x + 5, y + r * 0.52, r * 0.8, r * 0.2, mood.deep, { opacity: 0.3 })
  const side = pen.across([0, mix(glaze, mood.near, 0.22)], [0.4, glaze], [1, mix(glaze, mood.near, 0.35)])
  const outline = `M${at(x - r, y - 8)}C${at(x - r * 0.96, y + r * 0.4)} ${at(x - r * 0.5, y + r * 0.52)} ${at(x - r * 0.4, y + r * 0.54)}H${num(x + r * 0.4)}C${at(x + r * 0.5, y + r * 0.52)} ${at(x + r * 0.96, y + r * 0.4)} ${at(x + r, y - 8)}Z`
  pen.path(outline, side)
  pen.ellipse(x, y - 8, r, r * 0.34, mix(glaze, mood.near, 0.14))
  pen.path(
    `M${at(x - r * 0.88, y - 8)}C${at(x - r * 0.7, y - r * 0.72)} ${at(x + r * 0.7, y - r * 0.72)} ${at(x + r * 0.88, y - 8)}Q${at(x, y + r * 0.2)} ${at(x - r * 0.88, y - 8)}Z`,
    rice,
  )
  pen.line(
    `M${at(x - r * 0.98, y - 6)}Q${at(x, y + r * 0.36)} ${at(x + r * 0.98, y - 6)}`,
    lift(glaze, 0.02),
    3,
  )
}

/** The black clay pot, red inside, still bubbling. */
function pot(pen: Pen, mood: Mood): void {
  const clay = mix([0.28, 0.02, 40], mood.deep, 0.3)
  const stew: Colour = [0.58, 0.175, 36]
  pen.ellipse(4, 44, 64, 15, mood.deep, { opacity: 0.4 })
  pen.path(
    'M-66 -14C-68 26 -48 42 -40 44H40C48 42 68 26 66 -14Z',
    pen.across([0, lift(clay, -0.03)], [0.3, lift(clay, 0.09)], [1, lift(clay, -0.04)]),
  )
  for (const x of [-76, 60]) pen.rect(x, -8, 16, 12, lift(clay, 0.02), { round: 5 })
  pen.ellipse(0, -14, 68, 23, lift(clay, 0.07))
  pen.ellipse(0, -13, 59, 18, stew)
  for (const [x, y, r] of [
    [-28, -16, 8],
    [-8, -8, 6],
    [16, -18, 9],
    [34, -10, 6],
    [2, -20, 5],
  ] as const) {
    pen.ellipse(x, y, r, r * 0.6, lift(stew, 0.09))
  }
  for (const [x, y] of [
    [-16, -20],
    [26, -6],
    [-34, -8],
  ] as const) {
    pen.rect(x - 7, y - 6, 15, 9, mix(mood.paper, [0.95, 0.04, 90], 0.5), { round: 2 })
  }
  for (const [x, y] of [
    [6, -9],
    [-4, -15],
    [20, -20],
    [-24, -4],
  ] as const) {
    pen.circle(x, y, 3, [0.66, 0.15, 140])
  }
  pen.place(0, -26, 1.05, () => steam(pen, mood, 0))
}
