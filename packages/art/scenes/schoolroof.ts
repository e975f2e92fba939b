// The roof of a school: a high fence, the town beyond, two pupils with their lunch, one with arms wide.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const schoolroof: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [150, 420, 62],
    ridge: 560,
    ridges: 2,
    floor: 720,
    ground: mix(p.green, p.grey, 0.5),
  })
  frame.draw(() => {
    fence()
    pen.rect(420, 520, 200, 200, mix(p.grey, p.white, 0.3))
    pen.rect(410, 506, 220, 18, mix(p.grey, mood.deep, 0.3))
    pen.rect(470, 580, 74, 140, p.wood)
    pen.circle(532, 654, 5, p.yellow)
    pen.rect(500, 440, 70, 66, mix(p.blue, p.grey, 0.3), { round: 10 })
    figure(pen, 150, 820, 224, 'cheer', {
      top: p.white,
      legs: p.blue,
      hair: mood.deep,
      below: 'skirt',
      long: true,
    })
    pen.rect(270, 806, 200, 14, p.wood, { round: 4 })
    pen.line('M288 820v54M452 820v54', p.dark, 9)
    figure(pen, 310, 808, 214, 'sit', { top: p.white, legs: p.dark, hair: mood.deep })
    figure(
      pen,
      428,
      808,
      222,
      'sit',
      { top: mix(p.yellow, p.white, 0.35), legs: p.dark, hair: mood.deep },
      true,
    )
    pen.rect(352, 770, 36, 16, p.red, { round: 4 })
  })
  return frame.side

  function fence() {
    let wire = ''
    for (let x = -20; x < 620; x += 22) wire += `M${x} 720L${x + 110} 470M${x + 110} 720L${x} 470`
    pen.line(wire, mix(mood.near, mood.mid, 0.4), 1.6, { opacity: 0.5 })
    for (const x of [10, 130, 250, 370]) pen.rect(x, 460, 7, 262, mix(p.grey, mood.deep, 0.3))
    pen.rect(-10, 456, 640, 8, lift(p.grey, -0.12))
    pen.rect(-10, 716, 640, 14, mix(p.grey, mood.deep, 0.35))
  }
}
