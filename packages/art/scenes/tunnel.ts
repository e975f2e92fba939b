// A tunnel through a hill: lamps that lead to a far light, somebody in there, somebody with a torch who follows.
import { type Colour, lift, mix } from '#art/colour.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { person } from '#art/parts/people.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

/** The mouth: its middle, the height of its floor and of the beginning of its vault, and half its width. */
const X = 316
const FLOOR = 806
const SPRING = 640
const HALF = 152

export const tunnel: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [120, 398, 62],
    ridge: 540,
    floor: 780,
    ground: mix(p.green, mood.near, 0.55),
  })
  const leaf = mix(p.green, mood.near, 0.5)
  const stone = mix(p.grey, mood.near, 0.25)
  const dark = mix(mood.deep, [0.16, 0.02, 60], 0.5)
  frame.draw(() => {
    hill()
    pen.path('M164 806H468L660 910H-70Z', pen.fade([0, mix(p.dark, p.grey, 0.25)], [1, p.dark]))
    portal()
    inside()
    pen.line('M316 812V905', p.white, 6, { dash: '22 18', opacity: 0.7 })
    walker()
  })
  return frame.side

  function hill() {
    const slope = 'M-330 810C-180 700 -120 520 40 452C170 396 380 376 500 428C640 488 700 620 860 810Z'
    pen.path(slope, pen.fade([0, mix(leaf, mood.mid, 0.3)], [1, mix(leaf, mood.deep, 0.35)]))
    const trees = random.branch('trees')
    for (let i = 0; i < 15; i++) {
      const x = -40 + i * 47
      const y = 462 - Math.sin(((x + 40) / 720) * Math.PI) * 50 + trees.between(-4, 18)
      pen.circle(x, y, trees.between(24, 42), mix(leaf, i % 2 ? mood.deep : mood.light, 0.12))
    }
  }

  /** The face of the tunnel: blocks of stone, a ring of wedges, a plate. */
  function portal() {
    pen.path(
      'M96 812V470H536V812Z',
      pen.fade([0, mix(stone, p.white, 0.25)], [1, mix(stone, mood.deep, 0.25)]),
    )
    let joints = ''
    for (let row = 0; row < 7; row++) {
      joints += `M96 ${522 + row * 42}H536`
      for (let x = 130 + (row % 2) * 34; x < 536; x += 68) joints += `M${x} ${480 + row * 42}v42`
    }
    pen.line(joints, mix(stone, mood.deep, 0.35), 2, { opacity: 0.5 })
    pen.rect(82, 452, 468, 26, mix(stone, p.white, 0.4), { round: 3 })
    pen.path(arch(HALF + 34), mix(stone, p.white, 0.32))
    for (let i = 0; i <= 12; i++) {
      const turn = Math.PI * (i / 12)
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const [near, far] = [HALF, HALF + 34]
      const at = (r: number) => `${Math.round(X - r * cos)} ${Math.round(SPRING - r * sin)}`
      pen.line(`M${at(near)}L${at(far)}`, mix(stone, mood.deep, 0.3), 2.4)
    }
  }

  /** Rings that grow smaller towards the light at the other end. */
  function inside() {
    const far = mix(mood.light, [0.97, 0.1, 95], 0.5)
    pen.inside(arch(HALF), () => {
      pen.rect(X - HALF, 470, HALF * 2, 340, dark)
      for (const [i, size] of [1, 0.78, 0.6, 0.46, 0.35].entries()) {
        const tone = mix(lift(dark, 0.03), far, i * 0.11)
        pen.place(X, 742, size, () => pen.path(arch(HALF, -X, -742), tone))
        for (const side of [-1, 1]) {
          const [x, y] = [X + side * HALF * size * 0.72, 742 - 190 * size]
          pen.circle(x, y, 34 * size, pen.glow([0, p.lamp, 0.75], [1, p.lamp, 0]))
          pen.circle(x, y, 7 * size, lift(p.lamp, 0.04))
        }
      }
      pen.path(`M${X - HALF} 812L${X - 40} 752H${X + 40}L${X + HALF} 812Z`, mix(p.dark, far, 0.3))
      pen.circle(X, 712, 130, pen.glow([0, far, 0.8], [1, far, 0]))
      pen.place(X, 742, 0.25, () => pen.path(arch(HALF, -X, -742), lift(far, 0.03)))
      person(pen, X + 12, 762, 62, { coat: dark, hair: dark, legs: dark, short: true })
    })
  }

  function arch(r: number, dx = 0, dy = 0): string {
    const [x, spring, foot] = [X + dx, SPRING + dy, FLOOR + dy]
    return `M${x - r} ${foot}V${spring}A${r} ${r} 0 0 1 ${x + r} ${spring}V${foot}Z`
  }

  function walker() {
    const coat: Colour = mix(p.wood, p.pale, 0.25)
    pen.path('M420 800L330 690L268 752Z', pen.slant(false, [0, p.lamp, 0.5], [1, p.lamp, 0.05]))
    pen.ellipse(440, 890, 46, 8, mood.deep, { opacity: 0.4 })
    person(pen, 440, 888, 212, { coat, hair: mood.deep, legs: p.dark })
    pen.line('M414 746L398 788L414 802', lift(coat, 0.03), 13)
    pen.line('M414 806l14 6', p.steel, 8)
  }
}
