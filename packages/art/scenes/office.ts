// An office floor late in the day: desks with screens, a wall of windows over the city, one lamp still on.
import { lift, mix } from '#art/colour.ts'
import { behindGlass } from '#art/parts/behind-glass.ts'
import { blocks } from '#art/parts/city.ts'
import { figure } from '#art/parts/figures.ts'
import { hangingLamp, paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const office: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 690, mix(p.blue, p.grey, 0.6))
  behindGlass(pen, frame, mood, [330, 650], ({ top, sill }) => {
    const row = { foot: sill, narrow: 30, broad: 66, tall: (sill - top) * 0.75, haze: mood.sky[2], low: 0 }
    blocks(pen, random.branch('city'), mood, { ...row, colour: mix(mood.mid, mood.sky[2], 0.35), near: 1 })
  })
  frame.draw(() => {
    for (const x of [0, 148, 296, 444, 592]) pen.rect(x - 3, 326, 7, 330, p.dark)
    pen.rect(-5, 322, 620, 9, p.dark)
    pen.rect(-5, 646, 620, 14, mix(p.white, mood.mid, 0.35))
    hangingLamp(pen, mood, 420, 420, 30, 95)
    desk(404, 762, 1)
    figure(pen, 352, 776, 225, 'type', { top: p.white, legs: p.dark, hair: mood.deep })
    chair(340, 776)
    figure(pen, 132, 838, 236, 'carry', {
      top: mix(p.blue, mood.deep, 0.35),
      legs: p.dark,
      hair: mood.deep,
      below: 'skirt',
      long: true,
    })
    for (const [dy, tone] of [
      [0, p.white],
      [-12, p.pale],
      [-24, p.white],
    ] as const)
      pen.rect(166, 690 + dy, 62, 11, tone, { round: 2 })
    desk(60, 884, 0.8)
  })
  return frame.side

  function desk(x: number, y: number, size: number) {
    pen.place(x, y, size, () => {
      pen.rect(-30, -10, 260, 14, lift(p.pale, 0.05), { round: 3 })
      pen.rect(150, 4, 66, 90, p.grey)
      pen.line('M166 34h34M166 64h34', p.dark, 4)
      pen.rect(-16, 4, 10, 90, p.grey)
      pen.rect(60, -100, 120, 78, p.dark, { round: 6 })
      pen.rect(66, -94, 108, 66, pen.slant(true, [0, mix(p.blue, p.white, 0.6)], [1, p.white]))
      pen.rect(114, -24, 14, 14, p.dark)
      pen.line('M76 -80h50M76 -66h76M76 -52h40', p.blue, 4, { opacity: 0.6 })
      for (let i = 0; i < 4; i++) pen.rect(192, -18 - i * 8, 34, 7, i % 2 ? p.white : p.red)
    })
  }

  function chair(x: number, y: number) {
    pen.rect(x - 44, y - 76, 16, 74, p.dark, { round: 8 })
    pen.rect(x - 34, y - 6, 74, 14, p.dark, { round: 7 })
    pen.line(`M${x} ${y + 8}v52M${x - 34} ${y + 74}l34 -14 34 14`, p.dark, 7)
  }
}
