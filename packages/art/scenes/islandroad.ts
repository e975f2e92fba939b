// A road along the coast of an island: stone walls, yellow flowers, the sea, two on one bicycle.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const islandroad: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [190, 410, 64],
    ridge: 520,
    ridges: 1,
    floor: 560,
    ground: mood.water?.[0] ?? mix(mood.far, mood.mid, 0.3),
  })
  const shore = frame.y(690)
  pen.rect(
    0,
    shore,
    W,
    H - shore,
    pen.fade([0, mix(p.yellow, p.green, 0.45)], [1, mix(p.green, mood.deep, 0.35)]),
  )
  const flowers = random.branch('flowers')
  for (const paint of [p.yellow, lift(p.yellow, 0.05)]) {
    let d = ''
    for (let i = 0; i < 170; i++)
      d += `M${flowers.whole(0, W)} ${Math.round(flowers.between(shore + 6, H))}h.1`
    pen.line(d, paint, 8, { opacity: 0.85 })
  }
  frame.draw(() => {
    pen.path('M-20 560Q60 500 130 560Z', mix(mood.mid, mood.far, 0.4))
    pen.path('M470 690Q540 660 640 664V905H330Q330 780 470 690Z', mix(p.grey, mood.sky[2], 0.25))
    pen.line('M560 690Q440 780 470 905', p.white, 5, { dash: '24 20' })
    wall()
    pen.path('M-20 780Q300 740 620 800V850Q300 800 -20 850Z', mix(p.grey, mood.sky[2], 0.3))
    pen.line('M-20 814Q300 770 620 824', p.white, 4, { dash: '26 22' })
    bicycle()
  })
  return frame.side

  function wall() {
    for (let i = 0; i < 17; i++) {
      const x = -10 + i * 38
      const y = 742 - Math.sin((x / 600) * 3.1) * 22
      pen.ellipse(x, y, 24, 17, mix(mood.deep, p.grey, 0.35 + (i % 3) * 0.1))
      pen.ellipse(x + 18, y + 20, 23, 15, mix(mood.deep, p.grey, 0.25 + (i % 2) * 0.12))
    }
    // a stone grandfather
    pen.path('M86 726V640Q86 606 112 606Q138 606 138 640V726Z', mix(mood.deep, p.grey, 0.6))
    pen.path('M80 632Q112 588 144 632Z', mix(mood.deep, p.grey, 0.45))
    for (const x of [102, 122]) pen.circle(x, 650, 6, mood.deep)
    pen.path('M100 684h26M106 668h12', mood.deep)
    pen.line('M100 690h26M112 656v14', mood.deep, 4)
  }

  function bicycle() {
    for (const x of [290, 420]) {
      pen.line(`M${x - 46} 836a46 46 0 1 0 92 0a46 46 0 1 0 -92 0`, p.dark, 6)
      pen.line(`M${x - 46} 836h92M${x} 790v92`, p.dark, 1.6)
    }
    pen.line('M290 836L324 764H396L420 836M324 764L352 836L396 764M352 836H290M396 764L388 734H410', p.red, 8)
    figure(pen, 276, 764, 190, 'sit', { top: p.white, legs: p.red, hair: mood.deep, long: true })
    figure(pen, 346, 756, 210, 'type', { top: p.blue, legs: p.dark, hair: mood.deep })
  }
}
