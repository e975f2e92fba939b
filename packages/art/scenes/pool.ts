// A swimming pool: lanes of blue water, somebody in mid-stroke, somebody on the starting block.
import { mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, pane, room, setFrame } from '#art/parts/set.ts'
import { num } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const pool: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const skin = mix([0.78, 0.06, 60], mood.near, mood.dark ? 0.25 : 0.08)
  const water = mix([0.72, 0.1, 215], mood.near, mood.dark ? 0.3 : 0.05)
  room(pen, frame, mood, 610, mix(p.white, mood.mid, 0.2))
  const { width: W, height: H } = pen
  const edge = frame.y(640)
  pen.rect(
    0,
    edge,
    W,
    H - edge,
    pen.fade([0, mix(water, mood.light, 0.35)], [1, mix(water, mood.deep, 0.25)]),
  )
  const glints = random.branch('glints')
  let d = ''
  for (let i = 0; i < 90; i++) {
    const y = glints.between(edge + 6, H)
    const w = 8 + ((y - edge) / (H - edge)) * 34
    d += `M${num(glints.between(0, W))} ${num(y)}q${num(w / 2)} ${num(-w / 6)} ${num(w)} 0`
  }
  pen.line(d, mix(mood.paper, water, 0.2), 2.4, { opacity: 0.5 })
  frame.draw(() => {
    for (const x of [30, 172, 314, 456]) pane(pen, mood, x, 330, 116, 150, 2)
    // flags over the water
    pen.line('M-10 516Q300 556 620 516', p.white, 2.5)
    for (let i = 0; i < 13; i++) {
      const x = 14 + i * 47
      const y = 517 + 19 * (1 - ((x - 300) / 310) ** 2)
      pen.path(`M${x} ${num(y)}h24l-12 26Z`, [p.red, p.yellow, p.white][i % 3]!)
    }
    rope(196, 92)
    rope(420, 520)
    block()
    swimmer()
  })
  return frame.side

  function rope(from: number, to: number) {
    for (let i = 0; i < 22; i++) {
      const t = (i / 21) ** 1.6
      pen.circle(from + (to - from) * t, 648 + 270 * t, 4 + 8 * t, i % 4 < 2 ? p.red : p.white)
    }
  }

  function block() {
    pen.path('M470 600l14 -52h84l10 52Z', p.white)
    pen.rect(476, 540, 104, 14, mix(p.blue, mood.near, 0.2), { round: 4 })
    figure(pen, 520, 542, 180, 'bow', { top: p.red, legs: skin, hair: p.yellow }, true)
  }

  function swimmer() {
    pen.ellipse(262, 792, 118, 26, mix(p.white, water, 0.25), { opacity: 0.75 })
    pen.line('M236 786C262 700 316 690 352 744', skin, 21)
    pen.path('M166 800C196 768 270 762 306 780L296 806Z', skin)
    pen.path('M166 800C190 776 216 770 244 768L240 806Z', p.red)
    pen.circle(316, 780, 27, p.yellow)
    pen.rect(318, 780, 34, 11, mood.deep, { round: 5 })
    pen.path('M150 812Q260 782 380 812L360 834H170Z', mix(water, p.white, 0.35))
    for (const [x, y, r] of [
      [364, 728, 6],
      [384, 744, 4],
      [346, 716, 4],
      [140, 776, 7],
      [120, 760, 5],
      [156, 752, 4],
    ] as const)
      pen.circle(x, y, r, p.white)
  }
}
