// A chamber of the palace by candlelight: a folding screen, a low desk, one who writes, one who waits behind the door.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const chamber: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const wood = mix([0.4, 0.08, 40], mood.near, 0.35)
  room(pen, frame, mood, 700, mix([0.72, 0.09, 75], mood.near, mood.dark ? 0.45 : 0.15))
  frame.draw(() => {
    screen()
    doors()
    pen.path('M90 740H520L576 880H36Z', mix(p.red, mood.near, 0.25))
    pen.path('M112 750H498L540 868H74Z', mix(p.yellow, mood.near, 0.3))
    figure(pen, 190, 842, 290, 'read', {
      top: mix(p.red, mood.near, 0.1),
      legs: mix(p.blue, mood.near, 0.2),
      hair: mood.deep,
      below: 'hanbok',
      long: true,
    })
    pen.circle(202, 702, 9, p.yellow)
    desk()
    candle()
  })
  return frame.side

  /** Six panels: a sun, a moon, mountains and pines. */
  function screen() {
    const silk = mix([0.84, 0.06, 85], mood.near, mood.dark ? 0.35 : 0.1)
    for (let i = 0; i < 6; i++) {
      const [x, up] = [30 + i * 58, i % 2 ? 10 : 0]
      pen.rect(
        x,
        346 + up,
        58,
        356,
        pen.across([0, mix(silk, mood.near, i % 2 ? 0.2 : 0)], [1, mix(silk, mood.near, i % 2 ? 0 : 0.2)]),
      )
      pen.frame(x, 346 + up, 58, 356, wood, 5)
    }
    pen.circle(106, 420, 24, [0.62, 0.2, 28])
    pen.circle(308, 420, 22, p.white)
    pen.path(
      'M34 640L92 500L140 590L208 464L276 590L322 510L374 640V690H34Z',
      mix([0.5, 0.1, 200], mood.near, 0.25),
    )
    pen.path('M34 664Q120 620 204 660T374 650V692H34Z', mix([0.55, 0.11, 150], mood.near, 0.25))
    for (const x of [70, 330]) {
      pen.line(`M${x} 690V596`, mix([0.5, 0.13, 35], mood.near, 0.2), 7)
      pen.ellipse(x, 596, 32, 12, mix(p.green, mood.deep, 0.2))
      pen.ellipse(x + 8, 574, 24, 10, mix(p.green, mood.deep, 0.1))
    }
  }

  function doors() {
    pen.rect(408, 330, 210, 372, wood)
    pen.rect(420, 342, 180, 356, pen.fade([0, lift(p.lamp, 0.04)], [1, mix(p.lamp, mood.near, 0.3)]))
    // who stands outside, drawn by the lantern behind
    const shadow = mix(wood, p.lamp, 0.35)
    figure(
      pen,
      500,
      698,
      270,
      'stand',
      { top: shadow, legs: shadow, hair: shadow, hat: 'gat', below: 'coat' },
      true,
    )
    let bars = ''
    for (let i = 1; i < 5; i++) bars += `M${420 + i * 36} 342v356`
    for (let i = 1; i < 9; i++) bars += `M420 ${342 + i * 40}h180`
    pen.line(bars, wood, 3)
    pen.rect(506, 342, 8, 356, wood)
  }

  function desk() {
    pen.rect(250, 790, 190, 16, lift(p.wood, 0.04), { round: 4 })
    pen.line('M268 806q-8 30 4 48M422 806q8 30 -4 48', p.wood, 10)
    pen.path('M276 790l14 -12h92l8 12Z', p.white)
    pen.line('M300 786h40M298 782h34', mood.deep, 2)
    pen.line('M262 760L292 786', p.wood, 5)
    pen.rect(402, 772, 30, 18, mood.deep, { round: 3 })
  }

  function candle() {
    pen.circle(520, 690, 150, pen.glow([0, p.lamp, 0.7], [1, p.lamp, 0]))
    pen.rect(514, 716, 12, 130, p.yellow)
    pen.ellipse(520, 850, 38, 9, p.yellow)
    pen.rect(512, 692, 16, 34, p.white, { round: 4 })
    pen.path('M520 690Q504 670 520 644Q536 670 520 690Z', [0.9, 0.15, 85])
  }
}
