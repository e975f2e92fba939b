// A railway crossing between houses: the barrier is down, the train goes through, somebody waits with a bag.
import { lift, mix } from '#art/colour.ts'
import { blocks } from '#art/parts/city.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const crossing: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [420, 410, 56],
    floor: 700,
    ground: mix(p.grey, mood.near, 0.4),
  })
  const row = {
    foot: frame.y(680),
    narrow: 50,
    broad: 110,
    tall: frame.y(680) - frame.y(480),
    haze: mood.sky[2],
    low: 0,
  }
  blocks(pen, random.branch('houses'), mood, { ...row, colour: mix(mood.mid, mood.near, 0.3), near: 2 })
  const left = wide ? W * 0.42 : 0
  pen.rect(0, frame.y(716), W, H, pen.fade([0, mix(p.grey, mood.near, 0.35)], [1, mood.deep]))
  pen.rect(
    left,
    frame.y(560),
    W - left,
    frame.y(700) - frame.y(560),
    pen.fade([0, lift(p.white, 0.01)], [1, mix(p.white, mood.near, 0.3)]),
  )
  pen.rect(left, frame.y(656), W - left, frame.y(16) - frame.y(0), mix(p.green, p.blue, 0.4))
  const unit = frame.y(2) - frame.y(1)
  for (let x = left + 20 * unit; x < W; x += 88 * unit)
    pen.rect(x, frame.y(584), 62 * unit, 56 * unit, lift(p.lamp, 0.03), { round: 8 })
  pen.rect(0, frame.y(700), W, 7 * unit, p.steel)
  pen.rect(0, frame.y(722), W, 9 * unit, mix(p.steel, mood.deep, 0.3))
  frame.draw(() => {
    for (const [x, turn] of [
      [96, 20],
      [290, 14],
      [470, 18],
    ] as const) {
      pen.circle(x, 616, 13, p.dark)
      pen.path(`M${x - turn} 642q${turn} -26 ${turn * 2} 0Z`, p.dark)
    }
    pen.path('M190 905L250 740H420L540 905Z', mix(p.grey, mood.light, 0.1))
    pen.line('M330 750L352 905', p.white, 6, { dash: '26 20' })
    post()
    figure(pen, 210, 880, 252, 'stand', {
      top: mix(p.blue, mood.deep, 0.35),
      legs: p.dark,
      hair: mood.deep,
      below: 'coat',
    })
    pen.rect(226, 770, 38, 44, p.white, { round: 3 })
    pen.line('M234 770q11 -18 22 0', p.white, 4)
    figure(pen, 96, 872, 224, 'stand', {
      top: p.red,
      legs: p.dark,
      hair: mood.deep,
      long: true,
      below: 'skirt',
    })
  })
  return frame.side

  function post() {
    const red = [0.65, 0.22, 26] as const
    pen.rect(470, 470, 14, 420, p.white)
    for (let y = 480; y < 880; y += 76) pen.rect(470, y, 14, 36, p.dark)
    for (const turn of [32, -32]) {
      pen.place(
        477,
        456,
        1,
        () => {
          pen.rect(-76, -10, 152, 20, p.yellow, { round: 3 })
          for (const x of [-60, -14, 32]) pen.rect(x, -10, 24, 20, p.dark)
        },
        { turn },
      )
    }
    for (const x of [444, 510]) {
      pen.circle(x, 540, 54, pen.glow([0, red, 0.85], [1, red, 0]))
      pen.circle(x, 540, 22, p.dark)
      pen.circle(x, 540, 15, lift(red, 0.05))
    }
    pen.line('M484 770L-20 736', p.yellow, 13)
    for (let i = 0; i < 7; i++) pen.line(`M${430 - i * 68} ${Math.round(766 - i * 4.6)}l-30 -2`, p.dark, 13)
  }
}
