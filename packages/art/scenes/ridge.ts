// A ridge before the battle: banners, spears against the sky, a rider who looks back.
import { mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { outdoors } from '#art/parts/outdoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const ridge: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  outdoors(pen, random, mood, frame, {
    wide,
    sun: [380, 470, 104],
    ridge: 560,
    ridges: 3,
    floor: 800,
    ground: mix(mood.near, mood.deep, 0.4),
  })
  frame.draw(() => {
    const army = random.branch('army')
    const edge = (x: number) => 742 - Math.sin((x / 600) * 2.6) * 46
    for (let i = 0; i < 26; i++) {
      const x = -10 + i * 24.5
      const y = edge(x)
      pen.line(`M${x} ${Math.round(y)}V${Math.round(y - army.between(90, 130))}`, p.dark, 3)
      pen.circle(x + 8, y - 34, 9, mood.deep)
      pen.rect(x - 1, y - 27, 19, 40, mix(mood.deep, mood.near, 0.25), { round: 6 })
    }
    for (const [x, c] of [
      [60, p.red],
      [190, p.yellow],
      [540, p.red],
    ] as const) {
      const y = edge(x)
      pen.line(`M${x} ${y}V${y - 200}`, p.dark, 6)
      pen.path(`M${x} ${y - 200}q40 -16 80 0t30 -4v84q-30 14 -60 2t-50 2Z`, c)
    }
    pen.path('M-30 760Q280 660 640 746V905H-30Z', pen.fade([0, mood.near], [1, mood.deep]))
    horse()
  })
  pen.rect(0, H - 6, W, 8, mood.deep)
  return frame.side

  function horse() {
    const coat = mix(mood.deep, mood.near, 0.2)
    const rim = mix(mood.light, mood.near, 0.3)
    pen.place(330, 880, 1, () => {
      pen.line(
        'M-70 -110L-92 -50L-78 0M-52 -100L-46 -46L-58 0M60 -100L54 -48L66 0M74 -104L98 -56L84 0',
        coat,
        15,
      )
      pen.path(
        'M-90 -120C-96 -166 -40 -172 0 -164C40 -174 70 -176 92 -224L130 -262L134 -240C152 -232 176 -206 170 -196C160 -186 140 -196 128 -200C118 -160 110 -120 76 -104C20 -90 -60 -88 -90 -120Z',
        coat,
      )
      pen.line('M-90 -132Q-130 -120 -124 -60', coat, 13)
      pen.line('M92 -224Q78 -190 64 -174', mix(coat, rim, 0.3), 12)
      pen.path('M-34 -172H32L42 -112H-40Z', p.red)
      figure(
        pen,
        -4,
        -160,
        210,
        'sit',
        { top: mix(p.red, mood.deep, 0.25), legs: mood.deep, hair: mood.deep, below: 'coat', hat: 'gat' },
        true,
      )
      pen.line('M-30 -226L-90 -330', p.steel, 6)
    })
  }
}
