// A bookshop: shelves up to the ceiling, someone on a ladder, someone reading in the light of one lamp.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { cat } from '#art/parts/indoors.ts'
import { hangingLamp, paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const books: Scene = (pen, random, mood, wide) => {
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  const wood = mix(p.wood, mood.deep, 0.25)
  room(pen, frame, mood, 770, p.wood)
  frame.draw(() => {
    for (const x of [18, 222, 426]) shelf(x)
    ladder()
    figure(pen, 126, 700, 205, 'reach', { top: p.green, legs: p.dark, hair: mood.deep })
    hangingLamp(pen, mood, 404, 452, 34, 165)
    table()
    armchair()
    figure(pen, 404, 822, 262, 'read', { top: p.red, legs: p.dark, hair: mood.deep, long: true })
    pen.path('M456 742l30 -26 6 34 -28 20Z', p.white)
    cat(pen, 246, 868, 74, 'left', mood)
  })
  return frame.side

  function shelf(x: number) {
    const covers = [p.red, p.blue, p.green, p.yellow, p.pale, p.pink, p.grey, mix(p.blue, mood.deep, 0.4)]
    const order = random.branch(`shelf${x}`)
    pen.rect(x, 330, 190, 442, wood, { round: 4 })
    for (let row = 0; row < 5; row++) {
      const y = 340 + row * 86
      pen.rect(x + 8, y, 174, 76, mix(wood, mood.deep, 0.5))
      let at = x + 12
      while (at < x + 168) {
        const w = order.whole(9, 17)
        const h = order.whole(44, 66)
        if (order.hit(0.9))
          pen.rect(at, y + 76 - h, w - 1.5, h, mix(order.pick(covers), mood.near, mood.dark ? 0.2 : 0.05), {
            round: 1,
          })
        at += w
      }
      pen.rect(x + 4, y + 76, 182, 7, lift(p.wood, 0.04))
    }
  }

  function ladder() {
    pen.line('M84 400L60 850M160 400L184 850', lift(p.wood, 0.1), 8)
    for (let i = 0; i < 8; i++)
      pen.line(`M${82 - i * 3} ${440 + i * 52}H${162 + i * 3}`, lift(p.wood, 0.06), 6)
  }

  function armchair() {
    const velvet = mix(p.blue, mood.deep, 0.2)
    pen.rect(340, 690, 54, 190, velvet, { round: 24 })
    pen.rect(352, 816, 116, 58, lift(velvet, 0.04), { round: 18 })
    pen.line('M362 872v24M458 872v24', mood.deep, 9)
  }

  function table() {
    pen.rect(516, 800, 92, 10, lift(p.wood, 0.1), { round: 4 })
    pen.line('M560 808v90', p.wood, 9)
    for (const [dy, w, c] of [
      [-14, 70, p.red],
      [-27, 60, p.yellow],
      [-40, 64, p.blue],
    ] as const)
      pen.rect(562 - w / 2, 800 + dy, w, 12, c, { round: 2 })
  }
}
