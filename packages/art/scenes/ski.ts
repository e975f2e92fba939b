// A ski slope above a snowed-in village: a chairlift, pines, somebody flying downhill, somebody who has fallen.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const ski: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const snow = mix(mood.paper, mood.sky[1], mood.dark ? 0.3 : 0.08)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [470, 400, 54],
    ridge: 500,
    ridges: 3,
    floor: 760,
    ground: snow,
  })
  frame.draw(() => {
    pen.path(
      'M-900 700L-20 640Q200 590 620 720V905H-900Z',
      pen.fade([0, snow], [1, mix(snow, mood.mid, 0.3)]),
    )
    for (const [x, y, s] of [
      [40, 660, 1],
      [96, 652, 0.8],
      [556, 716, 0.9],
      [500, 700, 0.7],
    ] as const)
      pine(x, y, s)
    village()
    lifts()
    pen.path(
      'M-900 730L-20 700Q240 720 620 905H-900Z',
      pen.fade([0, lift(snow, 0.02)], [1, mix(snow, mood.mid, 0.25)]),
    )
    pen.line('M30 716Q200 760 300 850M60 716Q240 770 326 846', mix(snow, mood.mid, 0.4), 4)
    pen.line('M232 884L420 846M250 900L432 866', p.red, 8)
    figure(pen, 330, 872, 226, 'lunge', { top: p.red, legs: p.dark, hair: p.yellow })
    pen.line('M410 722L440 846M284 700L250 790', p.dark, 4)
    for (const [x, y, r] of [
      [210, 876, 13],
      [190, 860, 9],
      [222, 852, 8],
      [170, 880, 8],
    ] as const)
      pen.circle(x, y, r, p.white)
    figure(pen, 106, 838, 160, 'sit', { top: p.blue, legs: p.dark, hair: p.white })
    pen.line('M150 852L196 800M140 858L210 826', p.yellow, 6)
    const flakes = random.branch('flakes')
    for (let i = 0; i < 60; i++)
      pen.circle(flakes.between(0, 600), flakes.between(300, 890), flakes.between(1.5, 4), p.white, {
        opacity: 0.85,
      })
  })
  return frame.side

  function pine(x: number, y: number, size: number) {
    pen.place(x, y, size, () => {
      pen.rect(-5, -10, 10, 24, p.wood)
      for (const [dy, w] of [
        [0, 42],
        [-34, 34],
        [-66, 25],
      ] as const) {
        pen.path(`M${-w} ${dy}L0 ${dy - 58}L${w} ${dy}Z`, mix(p.green, mood.deep, 0.35))
        pen.path(
          `M${-w * 0.4} ${dy - 32}L0 ${dy - 58}L${w * 0.4} ${dy - 32}Q0 ${dy - 22} ${-w * 0.4} ${dy - 32}Z`,
          p.white,
        )
      }
    })
  }

  function village() {
    for (const [x, y, w] of [
      [250, 706, 66],
      [340, 722, 58],
      [420, 738, 62],
    ] as const) {
      pen.rect(x, y - 34, w, 36, mix(p.wood, mood.near, 0.2))
      pen.rect(x + 12, y - 24, 14, 15, p.lamp)
      pen.rect(x + w - 26, y - 24, 14, 15, p.lamp)
      pen.path(
        `M${x - 10} ${y - 32}L${x + w / 2} ${y - 66}L${x + w + 10} ${y - 32}Q${x + w / 2} ${y - 44} ${x - 10} ${y - 32}Z`,
        p.white,
      )
    }
  }

  function lifts() {
    // the first mast stands outside a tall picture
    pen.line('M-60 369L620 560M-60 340V700M-84 366H-36', p.dark, 3)
    for (const x of [110, 300, 490]) {
      const y = 380 + ((x + 20) / 640) * 180
      pen.line(`M${x} ${y}v44`, p.dark, 4)
      pen.rect(x - 28, y + 66, 56, 8, p.red, { round: 4 })
      pen.line(`M${x - 24} ${y + 66}V${y + 40}H${x + 24}V${y + 66}`, p.dark, 4)
      figure(pen, x - 8, y + 66, 62, 'sit', { top: p.yellow, legs: p.dark, hair: mood.deep })
    }
  }
}
