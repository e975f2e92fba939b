// A street of small shops in the rain: two people under one umbrella, lights that lie on the wet road.
import { lift, mix } from '#art/colour.ts'
import { hazeOf } from '#art/moods.ts'
import { blocks } from '#art/parts/city.ts'
import { person } from '#art/parts/people.ts'
import { paints, setFrame } from '#art/parts/set.ts'
import { clouds, sky } from '#art/parts/sky.ts'
import type { Scene } from '#art/scene.ts'

export const rainstreet: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const haze = hazeOf(mood, 0.15)
  sky(pen, mood, 0.5, H * 0.9)
  clouds(pen, random.branch('clouds'), frame.y(390), 5, {
    colour: haze,
    opacity: 0.25,
    narrow: W * 0.2,
    broad: W * 0.5,
  })
  const row = {
    foot: frame.y(720),
    narrow: 44,
    broad: 92,
    tall: frame.y(720) - frame.y(480),
    haze,
    low: wide ? W * 0.45 : 0,
  }
  blocks(pen, random.branch('row'), mood, { ...row, colour: mix(mood.mid, mood.near, 0.4), near: 1 })
  const street = frame.y(770)
  pen.rect(0, street, W, H - street, pen.fade([0, mix(mood.near, mood.deep, 0.3)], [1, mood.deep]))
  // the umbrella is red, and yellow where everything else is grey
  const canopy = mood.sky[0][1] < 0.05 ? p.yellow : mix(p.red, [0.62, 0.22, 27], 0.6)
  frame.draw(() => {
    shop(-70, 214, p.green, p.red)
    shop(424, 214, p.blue, p.yellow)
    lamp()
    shine()
    rain()
    couple()
  })
  return frame.side

  /** A lit window below an awning, with a sign that hangs over the street. */
  function shop(x: number, w: number, wall: typeof p.red, cloth: typeof p.red) {
    const light = mix(p.lamp, p.white, 0.35)
    pen.rect(x, 452, w, 336, pen.fade([0, mix(wall, mood.deep, 0.35)], [1, mix(wall, mood.deep, 0.55)]))
    for (const dx of [28, 122]) pen.rect(x + dx, 484, 60, 62, mix(light, wall, 0.35), { round: 3 })
    pen.circle(x + w / 2, 690, 190, pen.glow([0, light, 0.45], [1, light, 0]))
    pen.rect(x + 16, 624, w - 32, 146, pen.fade([0, light], [1, mix(light, p.lamp, 0.5)]))
    pen.rect(x + w / 2 - 3, 624, 6, 146, mix(wall, mood.deep, 0.5))
    for (let i = 0; i < 5; i++)
      pen.rect(
        x + 30 + i * 32,
        728 - (i % 3) * 12,
        18,
        42 + (i % 3) * 12,
        mix([p.red, p.green, p.blue][i % 3]!, light, 0.4),
        { round: 5 },
      )
    const stripe = (w + 12) / 7
    for (let i = 0; i < 7; i++) {
      const left = x - 6 + i * stripe
      pen.path(`M${left} 590h${stripe}v42q${-stripe / 2} 16 ${-stripe} 0Z`, i % 2 ? p.white : cloth)
    }
  }

  function lamp() {
    pen.rect(206, 470, 7, 312, p.dark)
    pen.line('M210 474Q212 446 246 448', p.dark, 7)
    pen.circle(254, 456, 110, pen.glow([0, p.lamp, 0.7], [0.4, p.lamp, 0.2], [1, p.lamp, 0]))
    pen.path('M236 448h36l8 16h-52Z', p.dark)
    pen.ellipse(254, 464, 22, 7, lift(p.lamp, 0.05))
  }

  /** What shines lies on the road once more, broken by the rain. */
  function shine() {
    for (const [x, rx, colour] of [
      [60, 130, p.lamp],
      [254, 46, p.lamp],
      [530, 130, p.lamp],
      [330, 86, canopy],
    ] as const)
      pen.ellipse(x, 850, rx, 96, pen.glow([0, colour, 0.55], [1, colour, 0]))
    const rings = random.branch('rings')
    for (let i = 0; i < 16; i++)
      pen.line(`M${rings.whole(0, 580)} ${rings.whole(786, 900)}q10 -5 20 0t-20 0`, p.white, 1.6, {
        opacity: 0.4,
      })
  }

  function rain() {
    const drops = random.branch('rain')
    let d = ''
    for (let i = 0; i < 110; i++)
      d += `M${drops.whole(-10, 610)} ${drops.whole(330, 880)}l-6 ${drops.whole(16, 34)}`
    pen.line(d, p.white, 1.7, { opacity: 0.38 })
  }

  function couple() {
    pen.ellipse(330, 888, 92, 11, mood.deep, { opacity: 0.45 })
    person(pen, 296, 886, 214, { coat: mix(p.blue, mood.deep, 0.35), hair: mood.deep, legs: p.dark })
    person(pen, 362, 886, 196, { coat: mix(p.white, p.pale, 0.4), hair: lift(mood.deep, 0.04), legs: p.dark })
    pen.line('M330 812V606', p.dark, 6)
    pen.path(
      'M180 690Q188 566 330 556Q472 566 480 690Q456 668 430 686Q404 664 380 684Q356 664 330 684Q304 664 280 684Q256 664 230 686Q204 668 180 690Z',
      canopy,
    )
    pen.path('M280 684Q286 600 330 556Q374 600 380 684Q356 664 330 684Q304 664 280 684Z', lift(canopy, 0.05))
    pen.line('M330 556v-16', p.dark, 6)
  }
}
