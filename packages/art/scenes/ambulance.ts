// The emergency entrance in the evening: an ambulance with its light on, a stretcher at a run, a doctor who waits.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const ambulance: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [120, 420, 64],
    ridge: 590,
    ridges: 2,
    floor: 700,
    ground: mix(p.grey, mood.near, 0.3),
  })
  const cross = p.tint([0.56, 0.15, 158], 0.08)
  frame.draw(() => {
    building()
    van()
    figure(pen, 556, 800, 214, 'point', { top: p.white, legs: p.blue, hair: mood.deep, below: 'coat' }, true)
    stretcher()
  })
  return frame.side

  function building() {
    const wall = mix(p.white, mood.mid, 0.22)
    pen.rect(330, 330, 400, 390, pen.fade([0, wall], [1, mix(wall, mood.near, 0.25)]))
    for (let y = 352; y < 480; y += 44)
      for (let x = 352; x < 600; x += 52)
        pen.rect(x, y, 34, 26, (x + y) % 3 ? mix(mood.sky[1], mood.mid, 0.4) : p.lamp)
    // the doors, lit, under their canopy
    pen.rect(372, 566, 210, 154, mix(p.lamp, p.white, 0.35))
    pen.line('M424 566v154M478 566v154M530 566v154', mix(p.steel, mood.near, 0.3), 5)
    pen.circle(478, 660, 190, pen.glow([0, p.lamp, 0.4], [1, p.lamp, 0]))
    pen.path('M300 520H700V556H316Z', p.red)
    pen.rect(314, 552, 400, 10, mix(p.red, mood.deep, 0.4))
    pen.rect(330, 556, 9, 164, p.steel)
    pen.rect(440, 482, 74, 74, p.white, { round: 8 })
    pen.path('M470 492h14v20h20v14h-20v20h-14v-20h-20v-14h20Z', cross)
  }

  function van() {
    pen.ellipse(150, 802, 170, 14, mood.deep, { opacity: 0.35 })
    pen.path(
      'M-20 560H240Q262 560 268 580L276 640V786H-20Z',
      pen.fade([0, p.white], [1, mix(p.white, mood.mid, 0.35)]),
    )
    pen.rect(-20, 668, 296, 22, p.red)
    pen.rect(-20, 694, 296, 7, mix(p.yellow, p.white, 0.2))
    // the open back, the inside lit
    pen.rect(196, 584, 72, 190, mix(p.lamp, p.white, 0.3))
    pen.path('M268 580L330 560V770L268 776Z', mix(p.white, mood.mid, 0.2))
    pen.path('M276 592L322 578V640L276 646Z', mix(p.blue, mood.near, 0.3))
    pen.path('M84 590h16v18h18v16h-18v18h-16v-18h-18v-16h18Z', cross)
    for (const x of [60]) {
      pen.circle(x, 786, 34, p.dark)
      pen.circle(x, 786, 14, p.steel)
    }
    pen.rect(60, 542, 100, 20, p.dark, { round: 8 })
    for (const [x, colour] of [
      [86, p.red],
      [134, p.blue],
    ] as const) {
      const light = lift(colour, 0.12)
      pen.circle(x, 548, 78, pen.glow([0, light, 0.75], [1, light, 0]))
      pen.path(`M${x - 20} 548q0 -26 20 -26t20 26Z`, light)
    }
  }

  function stretcher() {
    const vest = p.tint([0.7, 0.18, 48], 0.08)
    figure(pen, 214, 872, 226, 'run', { top: vest, legs: p.dark, hair: mood.deep })
    pen.line('M250 744L300 752', p.steel, 7)
    pen.rect(286, 748, 176, 14, p.steel, { round: 6 })
    pen.line('M310 762L438 862M438 762L310 862', p.steel, 7)
    pen.rect(300, 856, 150, 7, p.steel)
    pen.circle(312, 876, 11, p.dark)
    pen.circle(438, 876, 11, p.dark)
    pen.path('M290 748Q300 716 400 722Q440 728 446 748Z', mix(p.blue, p.white, 0.45))
    pen.circle(438, 722, 19, mood.deep)
    pen.rect(424, 738, 40, 12, p.white, { round: 6 })
    figure(pen, 500, 868, 218, 'carry', { top: vest, legs: p.dark, hair: mood.deep, long: true }, true)
  }
}
