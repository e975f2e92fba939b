// An operating theatre at night: a team in green around the table, under the one great lamp.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const surgery: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const scrubs = p.tint([0.76, 0.09, 172], mood.dark ? 0.1 : 0.04)
  const drape = p.tint([0.5, 0.1, 235], mood.dark ? 0.12 : 0.05)
  const cap = mix(scrubs, p.white, 0.7)
  room(pen, frame, mood, 690, mix(p.steel, scrubs, 0.35))
  frame.draw(() => {
    // tiles, and the door with its round windows
    pen.line('M-10 470H620M-10 560H620M-10 650H620', mix(p.white, mood.mid, 0.4), 2, { opacity: 0.35 })
    pen.rect(440, 470, 140, 222, mix(p.steel, mood.near, 0.25), { round: 4 })
    pen.line('M510 474v216', p.dark, 3)
    for (const x of [476, 546]) pen.circle(x, 536, 22, mix(mood.sky[2], mood.light, 0.5))
    lamp()
    monitor()
    const nurse = { top: scrubs, legs: scrubs, hair: cap }
    figure(pen, 300, 800, 226, 'stand', { ...nurse, top: lift(scrubs, -0.08) })
    figure(pen, 176, 836, 250, 'cook', nurse)
    figure(pen, 430, 836, 246, 'cook', { ...nurse, top: mix(scrubs, p.blue, 0.3) }, true)
    table()
    trolley()
  })
  return frame.side

  function lamp() {
    const light = mix(mood.light, p.white, 0.4)
    pen.line('M300 285V330L262 352M300 330L372 360', p.steel, 9)
    pen.path('M190 392L120 790H490L420 392Z', pen.fade([0, light, mood.dark ? 0.42 : 0.5], [1, light, 0]))
    for (const [x, y, turn] of [
      [246, 372, -10],
      [378, 378, 12],
    ] as const)
      pen.place(
        x,
        y,
        1,
        () => {
          pen.circle(0, 14, 110, pen.glow([0, light, 0.6], [1, light, 0]))
          pen.path('M-66 10Q-60 -26 0 -28Q60 -26 66 10Z', p.white)
          pen.ellipse(0, 10, 66, 14, lift(light, 0.02))
          for (const dx of [-36, -12, 12, 36]) pen.ellipse(dx, 10, 9, 6, p.yellow, { opacity: 0.7 })
        },
        { turn },
      )
  }

  function monitor() {
    pen.rect(62, 560, 8, 300, p.steel)
    pen.line('M66 858l-34 24M66 858l34 24', p.steel, 8)
    pen.rect(10, 488, 116, 90, p.dark, { round: 8 })
    pen.rect(18, 496, 100, 74, mix(mood.deep, p.blue, 0.25))
    pen.line('M22 530h24l7 -22 10 40 9 -26 6 8h36', mix(p.green, p.white, 0.45), 4)
    pen.line('M22 556h30l6 -8 8 8h48', p.yellow, 3, { opacity: 0.8 })
  }

  function table() {
    pen.rect(286, 800, 34, 80, p.steel)
    pen.rect(250, 876, 106, 14, p.dark, { round: 7 })
    pen.path('M180 772Q190 726 250 724H368Q420 728 428 772L436 818H172Z', drape)
    pen.path('M172 818L180 772H428L436 818Q304 836 172 818Z', mix(drape, mood.deep, 0.28))
    pen.rect(272, 732, 62, 22, mix(p.white, drape, 0.15), { round: 4 })
    pen.circle(392, 724, 20, mix(p.pale, mood.light, 0.2))
    pen.path('M374 718Q392 694 410 718Z', cap)
  }

  function trolley() {
    pen.line('M494 800V884M572 800V884', p.steel, 7)
    pen.rect(482, 790, 102, 12, p.steel, { round: 4 })
    pen.rect(490, 846, 86, 8, p.steel)
    pen.rect(492, 780, 84, 10, drape)
    pen.line('M500 776h22M532 776h12M554 776h16', p.white, 5)
  }
}
