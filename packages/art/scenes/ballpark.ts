// A ballpark: the batter waits, the pitcher's arm is up, the stands are full under the floodlights.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const ballpark: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [300, 400, 50],
    floor: 640,
    ground: mix(p.green, mood.light, 0.1),
  })
  const top = frame.y(520)
  const stand = frame.y(640)
  pen.rect(0, top, W, stand - top, pen.fade([0, mix(mood.mid, mood.near, 0.3)], [1, mood.near]))
  const crowd = random.branch('crowd')
  for (let row = 0; row < 6; row++) {
    let heads = ''
    const y = top + ((stand - top) * (row + 0.7)) / 7
    for (let x = 0; x < W; x += 15) if (crowd.hit(0.85)) heads += `M${x + (row % 2) * 7} ${Math.round(y)}h.1`
    pen.line(heads, [p.red, p.white, p.yellow, p.blue, p.white, p.red][row]!, 8, { opacity: 0.75 })
  }
  pen.rect(0, stand - 14, W, 16, mix(p.blue, mood.deep, 0.4))
  frame.draw(() => {
    for (const x of [60, 540]) light(x)
    pen.path('M300 690L640 905H-40Z', mix([0.62, 0.1, 50], mood.near, mood.dark ? 0.4 : 0.12))
    pen.path('M300 720L470 830L300 905L130 830Z', mix(p.green, mood.light, 0.06))
    pen.line('M300 690L-40 905M300 690L640 905', p.white, 4)
    pen.ellipse(396, 762, 50, 11, mix([0.62, 0.1, 50], mood.near, 0.2))
    figure(pen, 396, 760, 150, 'reach', { top: p.red, legs: p.white, hair: mood.deep, hat: 'cap' }, true)
    pen.circle(350, 616, 7, p.white)
    pen.path('M150 880l26 -12 26 12 -10 14h-32Z', p.white)
    figure(pen, 214, 886, 268, 'bat', { top: p.white, legs: p.white, hair: mood.deep, hat: 'cap' })
    pen.line('M182 676L140 566', p.wood, 13)
  })
  return frame.side

  function light(x: number) {
    pen.rect(x - 5, 360, 10, 200, mix(mood.near, mood.deep, 0.4))
    pen.circle(x, 345, 110, pen.glow([0, p.lamp, mood.dark ? 0.6 : 0.3], [1, p.lamp, 0]))
    pen.rect(x - 42, 312, 84, 56, mix(mood.near, mood.deep, 0.4), { round: 5 })
    for (let i = 0; i < 8; i++)
      pen.circle(x - 30 + (i % 4) * 20, 326 + Math.floor(i / 4) * 26, 8, lift(p.lamp, H ? 0.05 : 0))
  }
}
