// A departure hall: a plane climbs behind the glass, travellers with cases, somebody who came running to say goodbye.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import { sun } from '#art/parts/sky.ts'
import type { Scene } from '#art/scene.ts'

export const airport: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 720, mix(p.steel, mood.mid, 0.3))
  frame.draw(() => {
    pen.rect(
      -10,
      320,
      640,
      400,
      pen.fade([0, mix(mood.sky[1], mood.sky[0], 0.2)], [1, mix(mood.sky[2], mood.light, 0.35)]),
    )
    sun(pen, 160, 560, 56, mood)
    pen.rect(-10, 660, 640, 60, mix(mood.mid, mood.sky[2], 0.4))
    plane()
    for (const x of [-8, 140, 290, 440, 590]) pen.rect(x, 320, 9, 400, p.steel)
    pen.rect(-10, 312, 640, 14, p.steel)
    pen.rect(-10, 520, 640, 6, p.steel)
    board()
    pen.path('M-10 720H620L640 905H-40Z', pen.fade([0, mood.light, 0.3], [1, mood.light, 0]))
    figure(pen, 400, 800, 196, 'walk', { top: p.grey, legs: p.dark, hair: mood.deep, below: 'coat' })
    pen.rect(340, 748, 40, 54, p.blue, { round: 6 })
    pen.line('M376 750L394 704', p.dark, 4)
    figure(
      pen,
      490,
      884,
      260,
      'stand',
      { top: p.red, legs: p.dark, hair: mood.deep, below: 'coat', long: true },
      true,
    )
    pen.rect(520, 802, 62, 80, p.yellow, { round: 8 })
    pen.line('M536 802v-44h28v44M534 814v60M550 814v60M566 814v60', mix(p.yellow, mood.deep, 0.4), 4)
    figure(pen, 160, 884, 262, 'run', { top: mix(p.blue, p.white, 0.2), legs: p.dark, hair: mood.deep })
  })
  return frame.side

  function plane() {
    pen.path('M330 470Q340 456 470 410Q510 398 516 412Q516 428 480 442L350 490Q328 488 330 470Z', p.white)
    pen.path(
      'M430 432L380 380L398 376L470 418ZM414 452L440 500L456 494L452 440ZM340 470L318 430L332 428L360 462Z',
      p.red,
    )
    pen.line('M318 488Q220 540 60 560', p.white, 5, { opacity: 0.6 })
  }

  function board() {
    pen.rect(40, 346, 200, 124, lift(mood.deep, 0.02), { round: 8 })
    for (let i = 0; i < 5; i++) {
      pen.rect(56, 362 + i * 21, 40, 10, p.yellow, { opacity: 0.9 })
      pen.rect(106, 362 + i * 21, 70 + (i % 3) * 10, 10, p.white, { opacity: 0.8 })
      pen.rect(208, 362 + i * 21, 16, 10, i === 2 ? p.red : p.green)
    }
  }
}
