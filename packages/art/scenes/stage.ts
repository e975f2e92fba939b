// A small stage before the first song: one microphone, one beam of light, the audience.

import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import { wash } from '#art/parts/land.ts'
import { at, num, type Pen, polyline } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'
import type { Random } from '#art/seeded-random.ts'

export const stage: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const flip = !wide && random.hit(0.5)
  const X = (t: number) => (flip ? W * (1 - t) : W * t)
  const boards = H * (wide ? 0.72 : 0.735)
  const [top, middle] = mood.sky
  pen.rect(0, 0, W, boards, pen.fade([0, top], [1, mix(middle, hazeOf(mood, 0.1), 0.35)]))
  curtain(pen, mood, boards, wide)
  const spot = X(wide ? 0.72 : 0.52)
  dust(pen, random.branch('dust'), mood, boards, wide)
  floor(pen, mood, boards)
  beam(pen, mood, spot, boards + (H - boards) * 0.3, wide ? H * 0.2 : W * 0.24)
  amplifier(pen, mood, X(wide ? 0.9 : 0.86), boards + H * 0.012, H * (wide ? 0.18 : 0.115))
  stool(
    pen,
    mood,
    spot + (flip ? -1 : 1) * H * (wide ? 0.13 : 0.1),
    boards + (H - boards) * 0.3,
    H * (wide ? 0.24 : 0.155),
    flip,
  )
  microphone(pen, mood, spot, boards + (H - boards) * 0.33, H * (wide ? 0.42 : 0.28))
  audience(pen, random.branch('audience'), mood, wide)
  return flip ? 'right' : 'left'
}

function curtain(pen: Pen, mood: Mood, foot: number, wide: boolean): void {
  const W = pen.width
  const velvet = mix(mood.near, [0.42, 0.13, 15], 0.4)
  const folds = wide ? 30 : 14
  const w = W / folds
  for (let i = 0; i < folds; i++) {
    const fold = pen.linear(
      [
        [0, lift(velvet, -0.06), 0.9],
        [0.45, lift(velvet, 0.05), 0.9],
        [1, lift(velvet, -0.08), 0.9],
      ],
      [0, 0],
      [1, 0],
      true,
    )
    pen.rect(i * w, 0, w + 1, foot, fold)
  }
  // the upper folds are dark, where the text goes
  const top = mood.sky[0]
  pen.rect(0, 0, W, foot, pen.fade([0, top], [0.36, top, 0.9], [0.75, top, 0.25], [1, mood.sky[1], 0.1]))
}

function floor(pen: Pen, mood: Mood, y: number): void {
  const { width: W, height: H } = pen
  const wood = mix([0.45, 0.07, 50], mood.near, 0.6)
  pen.rect(0, y, W, H - y, pen.fade([0, wood], [1, mood.deep]))
  let joints = ''
  for (let i = -14; i <= 14; i++) joints += `M${at(W / 2 + i * W * 0.07, y)}L${at(W / 2 + i * W * 0.16, H)}`
  pen.line(joints, mood.deep, 1.4, { opacity: 0.5 })
  wash(pen, `M0 ${num(y)}H${W}V${H}H0Z`, [y, H], [lift(wood, 0.05), 0.4], [wood, 0])
}

function beam(pen: Pen, mood: Mood, x: number, y: number, reach: number): void {
  const light = mix(mood.light, lampOf(mood), 0.35)
  const source = reach * 0.16
  const cone = polyline([
    [x - source, -10],
    [x + source, -10],
    [x + reach, y],
    [x - reach, y],
  ])
  pen.path(`${cone}Z`, pen.down(0, y, [0, light, 0.06], [0.4, light, 0.22], [1, light, 0.4]))
  pen.ellipse(x, y, reach, reach * 0.26, pen.glow([0, light, 0.85], [0.7, light, 0.5], [1, light, 0.1]))
}

/** Dust in the light of the hall. */
function dust(pen: Pen, random: Random, mood: Mood, foot: number, wide: boolean): void {
  for (let i = 0; i < (wide ? 120 : 70); i++) {
    const [x, y] = [random.between(0, pen.width), random.between(foot * 0.35, foot)]
    pen.circle(x, y, random.between(0.8, 2.4), mood.paper, { opacity: random.between(0.08, 0.4) })
  }
}

function microphone(pen: Pen, mood: Mood, x: number, y: number, height: number): void {
  const steel = mix(mood.paper, mood.near, 0.35)
  const dark = mix(mood.deep, mood.near, 0.1)
  pen.ellipse(x, y + height * 0.02, height * 0.2, height * 0.03, mood.deep, { opacity: 0.55 })
  pen.place(x, y, height / 100, () => {
    pen.path('M-15 2Q0 -7 15 2Z', dark)
    pen.line('M0 0V-78', steel, 1.5)
    pen.rect(-1.8, -52, 3.6, 9, dark, { round: 1 })
    pen.line('M0 -78L-3 -82', steel, 1.7)
    pen.place(
      -3,
      -83,
      1,
      () => {
        pen.path('M-2.6 1L-3.4 -9H3.4L2.6 1Z', dark)
        pen.rect(
          -4.8,
          -21,
          9.6,
          13,
          pen.across([0, lift(steel, -0.1)], [0.35, lift(steel, 0.1)], [1, lift(steel, -0.16)]),
          { round: 4.6 },
        )
        pen.line('M-4.4 -17H4.4M-4.6 -14H4.6M-4.4 -11H4.4', mix(steel, mood.deep, 0.5), 0.6)
      },
      { turn: -24 },
    )
  })
}

/** A stool with a guitar leaning against it. */
function stool(pen: Pen, mood: Mood, x: number, y: number, height: number, flip: boolean): void {
  const wood = mix([0.5, 0.09, 55], mood.near, 0.3)
  const top = mix([0.68, 0.13, 62], mood.near, 0.15)
  const draw = () => {
    pen.line('M-14 -50L-22 0M14 -50L22 0M-17 -24H17', mix(wood, mood.deep, 0.3), 3.6)
    pen.rect(-22, -56, 44, 8, wood, { round: 4 })
    pen.place(
      34,
      -6,
      1,
      () => {
        pen.rect(-2.6, -104, 5.2, 66, mix(wood, mood.deep, 0.35))
        pen.rect(-4.4, -116, 8.8, 14, mix(wood, mood.deep, 0.5), { round: 2 })
        const body =
          'M0 2C-24 2 -27 -18 -18 -27C-13 -32 -15 -38 -13 -43C-10 -51 10 -51 13 -43C15 -38 13 -32 18 -27C27 -18 24 2 0 2Z'
        pen.path(body, pen.across([0, lift(top, 0.05)], [1, lift(top, -0.1)]))
        pen.circle(0, -31, 6.4, mix(mood.deep, wood, 0.2))
        pen.rect(-8, -13, 16, 3.4, mix(wood, mood.deep, 0.5), { round: 1 })
        pen.line('M-1.2 -112V-12M1.2 -112V-12', mood.paper, 0.5, { opacity: 0.7 })
      },
      { turn: -13 },
    )
  }
  pen.place(x, y, height / 100, draw, { flip })
}

function amplifier(pen: Pen, mood: Mood, x: number, y: number, height: number): void {
  const box = mix(mood.deep, mood.near, 0.35)
  pen.place(x, y, height / 100, () => {
    pen.rect(-56, -100, 112, 100, box, { round: 8 })
    pen.rect(-48, -78, 96, 70, mix(box, mood.mid, 0.3), { round: 4 })
    pen.circle(0, -43, 29, mix(box, mood.deep, 0.5))
    pen.circle(0, -43, 11, mix(box, mood.mid, 0.4))
    for (const k of [-36, -22, -8]) pen.circle(k, -89, 3.6, mix(mood.paper, mood.near, 0.3))
    pen.circle(40, -89, 3.4, [0.68, 0.2, 26])
  })
}

/** The first rows from behind, a few of them holding up a small light. */
function audience(pen: Pen, random: Random, mood: Mood, wide: boolean): void {
  const { width: W, height: H } = pen
  const colours: Colour[] = [lampOf(mood), [0.82, 0.1, 190], [0.8, 0.12, 350]]
  for (let row = 0; row < 2; row++) {
    const size = H * (wide ? 0.05 + row * 0.016 : 0.034 + row * 0.012)
    const y = H * (0.975 + row * 0.04)
    const shade = row ? mood.deep : mix(mood.deep, mood.near, 0.4)
    for (let x = random.between(-size, 0); x < W + size; x += size * random.between(1.9, 2.5)) {
      const dy = random.between(-0.3, 0.3) * size
      pen.path(
        `M${at(x - size * 1.3, y + size * 2)}C${at(x - size * 1.3, y + dy)} ${at(x - size * 0.6, y + dy - size * 0.2)} ${at(x, y + dy - size * 0.2)}C${at(x + size * 0.6, y + dy - size * 0.2)} ${at(x + size * 1.3, y + dy)} ${at(x + size * 1.3, y + size * 2)}Z`,
        shade,
      )
      pen.circle(x, y + dy - size * 0.62, size * 0.62, shade)
      if (!random.hit(0.28)) continue
      const [hx, hy] = [x + size * random.between(0.7, 1), y + dy - size * random.between(1.5, 2.1)]
      const colour = random.pick(colours)
      pen.line(`M${at(x + size * 0.6, y + dy + size * 0.2)}L${at(hx, hy + size * 0.3)}`, shade, size * 0.3)
      pen.circle(hx, hy, size * 0.9, pen.glow([0, colour, 0.7], [1, colour, 0]))
      pen.rect(hx - size * 0.09, hy - size * 0.4, size * 0.18, size * 0.7, lift(colour, 0.06), {
        round: size * 0.09,
      })
    }
  }
}
