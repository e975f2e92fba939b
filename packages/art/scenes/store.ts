// A convenience store at night: the whole window glows, someone eats ramyeon under the parasol, someone is on the till.
import { lift, mix } from '#art/colour.ts'
import { hazeOf } from '#art/moods.ts'
import { blocks } from '#art/parts/city.ts'
import { figure } from '#art/parts/figures.ts'
import { steam } from '#art/parts/indoors.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { sky, stars, sun } from '#art/parts/sky.ts'
import type { Scene } from '#art/scene.ts'

export const store: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  sky(pen, mood, 0.5, H * 0.9)
  stars(pen, random.branch('stars'), 50, H * 0.45, mood.paper)
  sun(
    pen,
    W * (wide ? 0.56 : frame.side === 'left' ? 0.16 : 0.84),
    frame.y(360),
    W * (wide ? 0.03 : 0.05),
    mood,
    4,
  )
  const row = {
    foot: frame.y(700),
    narrow: 50,
    broad: 110,
    tall: frame.y(700) - frame.y(400),
    haze: hazeOf(mood, 0.2),
    low: wide ? W * 0.45 : 0,
  }
  blocks(pen, random.branch('row'), mood, { ...row, colour: mix(mood.near, mood.mid, 0.35), near: 1 })
  const street = frame.y(800)
  pen.rect(0, street, W, H - street, pen.fade([0, mix(mood.near, mood.deep, 0.4)], [1, mood.deep]))
  frame.draw(() => {
    shop()
    pen.path('M60 800H600L600 905H-20Z', pen.fade([0, p.lamp, 0.5], [1, p.lamp, 0]))
    parasol()
  })
  return frame.side

  function shop() {
    const light = mix(mood.paper, p.lamp, 0.3)
    pen.rect(196, 430, 420, 372, mix(mood.near, mood.deep, 0.3))
    pen.circle(410, 640, 300, pen.glow([0, light, 0.5], [1, light, 0]))
    pen.rect(184, 420, 440, 62, p.white, { round: 4 })
    pen.rect(184, 436, 440, 12, p.green)
    pen.rect(184, 452, 440, 12, mix(p.red, p.yellow, 0.35))
    pen.rect(212, 500, 392, 300, pen.fade([0, lift(light, 0.02)], [1, mix(light, p.lamp, 0.4)]))
    for (const y of [548, 606]) {
      pen.rect(224, y + 30, 236, 5, p.steel)
      for (let i = 0; i < 12; i++) {
        const colour = [p.red, p.yellow, p.green, p.blue, p.pink][(i * 7 + (y > 600 ? 2 : 0)) % 5]!
        pen.rect(228 + i * 19.5, y + (i % 3) * 4, 15, 30 - (i % 3) * 4, colour, { round: 2 })
      }
    }
    figure(pen, 540, 790, 196, 'stand', { top: p.green, legs: p.dark, hair: mood.deep, hat: 'cap' }, true)
    pen.rect(476, 706, 140, 94, p.white)
    pen.rect(476, 700, 140, 10, p.green)
    pen.rect(484, 676, 44, 26, p.dark, { round: 3 })
    for (const x of [344, 472]) pen.rect(x, 500, 5, 300, p.dark)
  }

  function parasol() {
    pen.rect(136, 560, 8, 300, p.steel)
    pen.path('M14 596Q140 470 266 596Q140 574 14 596Z', p.red)
    pen.path('M98 580Q120 500 140 532Q160 500 182 580Q140 572 98 580Z', p.white, { opacity: 0.85 })
    pen.rect(60, 752, 160, 12, p.white, { round: 4 })
    pen.line('M76 764L64 872M204 764L216 872', p.white, 7)
    pen.rect(10, 778, 70, 10, p.blue, { round: 4 })
    pen.line('M16 786L8 874M72 786L80 874M12 778V712', p.blue, 7)
    figure(pen, 40, 776, 214, 'read', {
      top: mix(p.yellow, p.red, 0.15),
      legs: p.dark,
      hair: mood.deep,
      long: true,
    })
    pen.path('M112 752l5 -34h44l5 34Z', p.red)
    pen.rect(110, 714, 58, 7, p.white, { round: 3 })
    pen.line('M130 716l26 -40M138 716l28 -36', p.wood, 4)
    pen.place(140, 708, 0.8, () => steam(pen, mood, 0))
    pen.rect(182, 712, 15, 40, mix([0.62, 0.12, 155], mood.near, 0.1), { round: 4 })
  }
}
