// A gallery of the palace at dusk: red columns, lanterns, court ladies in a row who carry trays, the last one looks up.
import { lift, mix } from '#art/colour.ts'
import { figure } from '#art/parts/figures.ts'
import { paints, room, setFrame } from '#art/parts/set.ts'
import type { Scene } from '#art/scene.ts'

export const courtladies: Scene = (pen, random, mood, wide) => {
  const { width: W } = pen
  const frame = setFrame(pen, wide, random)
  const p = paints(mood)
  room(pen, frame, mood, 716, mix(p.grey, p.pale, 0.5))
  const column = p.tint([0.48, 0.14, 28], mood.dark ? 0.22 : 0.05)
  const jade = p.tint([0.56, 0.1, 170], mood.dark ? 0.2 : 0.05)
  const from = wide ? W * 0.54 : 0
  beam()
  frame.draw(() => {
    doors()
    for (const x of [30, 210, 390, 570]) {
      pen.rect(x - 13, 372, 28, 360, pen.across([0, lift(column, 0.06)], [1, mix(column, mood.deep, 0.4)]))
      pen.rect(x - 21, 726, 44, 20, mix(p.white, mood.mid, 0.35), { round: 4 })
    }
    for (const x of [120, 300, 480]) lantern(x, 432)
    pen.line('M-10 790H620M-10 842H620M120 752L60 905M330 752V905M520 752L580 905', mood.deep, 3, {
      opacity: 0.16,
    })
    const look = { hair: mood.deep, below: 'hanbok', long: true } as const
    const maid = { ...look, top: mix(jade, p.white, 0.3), legs: mix(p.blue, mood.deep, 0.25) }
    lady(486, 812, 208, { ...maid, top: p.yellow })
    lady(368, 836, 224, maid)
    figure(pen, 210, 876, 252, 'carry', {
      ...look,
      top: mix(p.pink, p.white, 0.25),
      legs: mix(p.red, p.pink, 0.2),
    })
    tray(262, 734, 1.15)
    petal(214, 658)
  })
  return frame.side

  /** The eaves over all of it, in the colours of dancheong. */
  function beam() {
    const y = frame.y(340)
    const unit = frame.y(341) - y
    pen.rect(from, y - 30 * unit, W, 34 * unit, jade)
    pen.rect(from, y + 4 * unit, W, 8 * unit, p.yellow)
    pen.rect(from, y + 12 * unit, W, 24 * unit, column)
    for (let x = from + 14 * unit; x < W; x += 40 * unit) {
      pen.circle(x, y - 12 * unit, 9 * unit, p.white)
      pen.circle(x, y - 12 * unit, 5 * unit, p.red)
      pen.rect(x + 14 * unit, y - 28 * unit, 12 * unit, 30 * unit, p.blue)
    }
  }

  function doors() {
    const paper = mix(p.lamp, p.white, mood.dark ? 0.25 : 0.5)
    for (const x of [46, 226, 406]) {
      pen.rect(x, 470, 150, 246, p.wood)
      for (const dx of [8, 80]) {
        pen.rect(x + dx, 480, 62, 150, paper)
        let bars = ''
        for (let i = 12; i < 62; i += 12) bars += `M${x + dx + i} 480v150`
        for (let i = 15; i < 150; i += 15) bars += `M${x + dx} ${480 + i}h62`
        pen.line(bars, p.wood, 2)
      }
      pen.circle(x + 75, 600, 130, pen.glow([0, p.lamp, mood.dark ? 0.3 : 0.12], [1, p.lamp, 0]))
    }
  }

  function lantern(x: number, y: number) {
    const light = mix(p.lamp, p.red, 0.25)
    pen.line(`M${x} 372V${y - 26}`, p.dark, 3)
    pen.circle(x, y, 74, pen.glow([0, light, 0.55], [1, light, 0]))
    pen.rect(x - 22, y - 26, 44, 54, light, { round: 12 })
    pen.rect(x - 16, y - 32, 32, 8, p.dark, { round: 3 })
    pen.rect(x - 16, y + 26, 32, 7, p.dark, { round: 3 })
    pen.line(`M${x} ${y + 33}v20`, p.red, 4)
  }

  function lady(x: number, y: number, height: number, look: Parameters<typeof figure>[5]) {
    figure(pen, x, y, height, 'carry', look)
    tray(x + height * 0.22, y - height * 0.56, height / 224)
  }

  function tray(x: number, y: number, size: number) {
    pen.place(x, y, size, () => {
      pen.rect(-30, -2, 62, 8, mix(p.wood, mood.deep, 0.35), { round: 3 })
      pen.path('M-20 -2q0 -14 -2 -18h20q-2 4 -2 18ZM8 -2l-3 -14h22l-3 14Z', p.white)
      pen.circle(15, -18, 7, p.red)
    })
  }

  /** The ribbon of the youngest one. */
  function petal(x: number, y: number) {
    pen.path(`M${x - 6} ${y}q-22 30 -16 74l10 -4q-6 -40 12 -66Z`, p.red)
  }
}
