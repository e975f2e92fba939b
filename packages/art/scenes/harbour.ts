// A fishing harbour: boats with lamps at the quay, gulls, squid drying on a line, someone mending, someone carrying.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const harbour: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [200, 410, 66],
    ridge: 530,
    ridges: 2,
    floor: 580,
    ground: mood.water?.[0] ?? mix(mood.far, mood.mid, 0.3),
  })
  const quay = frame.y(770)
  const water = random.branch('water')
  let d = ''
  for (let i = 0; i < 70; i++)
    d += `M${water.whole(0, W)} ${Math.round(water.between(frame.y(590), quay))}h${water.whole(14, 50)}`
  pen.line(d, mix(mood.light, mood.sky[2], 0.3), 2, { opacity: 0.5 })
  frame.draw(() => {
    birds()
    pen.path('M0 600H120L150 620H0Z', mix(mood.near, mood.mid, 0.3))
    pen.path('M96 600L104 530H130L138 600Z', p.red)
    pen.rect(106, 506, 22, 24, p.lamp)
    pen.path('M100 508L117 488L134 508Z', p.red)
    boat(420, 742, 1, p.blue)
    boat(150, 700, 0.62, p.green)
  })
  const stone = mix(p.grey, mood.near, 0.35)
  pen.rect(0, quay, W, H - quay, pen.fade([0, mix(stone, mood.light, 0.15)], [1, mix(stone, mood.deep, 0.5)]))
  pen.rect(0, quay, W, 8, mix(stone, mood.light, 0.35))
  frame.draw(() => {
    pen.rect(20, 640, 8, 190, p.wood)
    pen.rect(250, 640, 8, 190, p.wood)
    pen.line('M24 652Q136 680 254 652', p.wood, 3)
    for (let i = 0; i < 6; i++)
      pen.path(
        `M${52 + i * 34} ${662 + (i > 0 && i < 5 ? 5 : 0)}l13 18h-7v34h-12v-34h-7Z`,
        mix(p.pink, p.white, 0.5),
      )
    figure(pen, 150, 862, 200, 'kneel', { top: p.red, legs: p.dark, hair: p.pale, long: true })
    pen.path('M196 826Q250 800 262 862Q210 880 184 858Z', mix(p.green, p.blue, 0.5), { opacity: 0.8 })
    figure(pen, 474, 876, 244, 'carry', { top: p.yellow, legs: p.yellow, hair: mood.deep, hat: 'cap' }, true)
    pen.rect(378, 724, 76, 42, p.white, { round: 4 })
    for (const x of [392, 412, 432]) pen.ellipse(x, 724, 13, 6, p.blue)
  })
  return frame.side

  function birds() {
    pen.line(
      'M240 360q12 -16 24 0q12 -16 24 0M330 400q9 -12 18 0q9 -12 18 0M280 430q8 -10 15 0q8 -10 15 0',
      p.white,
      4,
    )
  }

  function boat(x: number, y: number, size: number, paint: typeof p.red) {
    pen.place(x, y, size, () => {
      pen.line('M-20 -70V-210M-20 -200L120 -90M-20 -200L-120 -80', p.dark, 5)
      for (const t of [0.2, 0.4, 0.6, 0.8]) {
        pen.circle(-20 + 140 * t, -200 + 118 * t, 26, pen.glow([0, p.lamp, 0.8], [1, p.lamp, 0]))
        pen.circle(-20 + 140 * t, -200 + 118 * t, 8, lift(p.lamp, 0.05))
      }
      pen.rect(-50, -120, 78, 62, p.white, { round: 4 })
      pen.rect(-58, -128, 94, 12, p.red, { round: 4 })
      for (const dx of [-38, -8]) pen.rect(dx, -104, 22, 20, mix(p.blue, p.white, 0.4))
      pen.path('M-140 -66H150L118 4H-110Z', paint)
      pen.path('M-140 -66H150L146 -54H-135Z', p.white)
      pen.ellipse(0, 8, 130, 9, mood.deep, { opacity: 0.3 })
    })
  }
}
