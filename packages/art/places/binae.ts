// Binae Island in October: silver grass taller than a man, the river on both sides, a picnic before sunset.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { at } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { flat, ranges, seated, someone, tree } from './shapes.ts'

export const binae: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.35)
  const grass = mix([0.72, 0.09, 75], mood.mid, 0.35)
  s.sky(mood)
  s.sun(mood, 24, 12, 3.6)
  s.clouds(mood, 18)
  ranges(s, random, mood, 3, 9)
  s.ground(mix(grass, haze, 0.3), grass, mix(grass, mood.near, 0.4))
  river(s, random.branch('river'), mood)
  for (let k = 0; k < 40; k++) {
    const towards = k * 9 + random.between(-3, 3)
    tree(
      s,
      towards,
      random.between(75, 120),
      random.between(3, 6),
      mix(mix(mood.near, [0.55, 0.12, 60], 0.4), haze, 0.35),
      -s.eyes,
    )
  }
  const sand = mix([0.84, 0.05, 80], mood.far, 0.3)
  const clearing = Array.from({ length: 48 }, (_, k): Spot => {
    const turn = (k / 48) * 2 * Math.PI
    const reach = 8.4 + Math.sin(turn * 5) * 0.5 + Math.sin(turn * 3 + 1) * 0.6
    return [Math.sin(turn) * reach, -s.eyes, 5.5 + Math.cos(turn) * reach * 0.9]
  })
  s.fill(clearing, sand)
  reeds(s, random.branch('far'), mood, grass, 420, [15, 34])
  picnic(s, mood)
  reeds(s, random.branch('near'), mood, grass, 330, [4.5, 12])
}

/** It goes round the island on both sides, and shines where the sun stands. */
function river(s: Sphere, random: Random, mood: Mood): void {
  const [far, near] = mood.water ?? [mood.far, mood.near]
  const water = mix(far, mood.sky[2], 0.4)
  flat(s, [-260, 260], [34, 72], -s.eyes, s.pen.fade([0, mix(water, mood.light, 0.35)], [1, water]))
  flat(s, [-260, 260], [-80, -44], -s.eyes, water)
  for (let i = 0; i < 240; i++) {
    const towards = random.between(-70, 70)
    const w = random.between(0.3, 1.6)
    const bright = Math.abs(towards - 24) < 9
    s.facing(s.stand(towards, random.between(36, 70)), 3, (x, y, metre) =>
      s.pen.ellipse(
        x,
        y,
        w * metre,
        Math.max(1, w * metre * 0.05),
        bright ? mood.light : mix(near, water, 0.5),
        { opacity: bright ? 0.9 : 0.35 },
      ),
    )
  }
}

/** Silver grass: arching blades and a plume on each stalk. Straight ahead it stays open. */
function reeds(
  s: Sphere,
  random: Random,
  mood: Mood,
  grass: Colour,
  count: number,
  [close, wide]: readonly [number, number],
): void {
  const stalks: { towards: number; distance: number }[] = []
  for (let i = 0; i < count; i++) {
    const distance = close + (wide - close) * random.next() ** 0.8
    const gap = distance < 13 ? 25 : 8
    let towards = random.between(-180, 180)
    if (Math.abs(towards) < gap) towards = Math.sign(towards || 1) * (gap + random.between(0, 30))
    stalks.push({ towards, distance })
  }
  stalks.sort((a, b) => b.distance - a.distance)
  const plume = mix(mood.paper, [0.86, 0.06, 70], 0.4)
  for (const { towards, distance } of stalks) {
    const [h, lean, shade] = [random.between(1.7, 2.5), random.between(0.1, 0.6), random.between(-0.06, 0.06)]
    const stem = lift(mix(grass, mood.near, 0.35), shade)
    s.facing(s.stand(towards, distance), 1.4, (x, y, metre) => {
      const [tx, ty] = [x + lean * metre, y - h * metre]
      const width = Math.max(1.1, metre * 0.018)
      let blades = ''
      for (const [dx, dy] of [
        [-0.5, 0.75],
        [0.62, 0.7],
        [-0.2, 1.05],
        [0.25, 1.15],
      ] as const) {
        blades += `M${at(x, y)}Q${at(x + dx * 0.3 * metre, y - dy * metre)} ${at(x + dx * metre, y - dy * 0.86 * metre)}`
      }
      s.pen.line(blades, mix(stem, mood.mid, 0.3), width)
      s.pen.line(`M${at(x, y)}Q${at(x, y - h * 0.7 * metre)} ${at(tx, ty)}`, stem, width)
      for (const [dx, dy, size] of [
        [0, 0, 0.2],
        [0.1, 0.09, 0.19],
        [0.17, 0.2, 0.17],
        [-0.07, 0.12, 0.17],
      ] as const) {
        const [px, py] = [tx + dx * metre, ty + dy * metre]
        s.pen.line(
          `M${at(px - 0.05 * metre, py + size * metre)}Q${at(px - 0.03 * metre, py)} ${at(px + 0.09 * metre, py - 0.06 * metre)}`,
          lift(plume, shade),
          Math.max(1.6, metre * 0.06),
          { opacity: 0.9 },
        )
      }
    })
  }
}

/** A cloth with a pot on it, two who sit beside each other, and three comrades. */
function picnic(s: Sphere, mood: Mood): void {
  s.facing(s.stand(-1, 7.6), 3, (x, y, metre) => {
    s.pen.path(
      `M${at(x - 1.5 * metre, y + 0.3 * metre)}L${at(x - metre, y - 0.24 * metre)}H${(x + 1.2 * metre).toFixed(1)}L${at(x + 1.6 * metre, y + 0.3 * metre)}Z`,
      mix(mood.spark, mood.paper, 0.25),
    )
    s.pen.rect(x - 0.3 * metre, y - 0.3 * metre, 0.5 * metre, 0.28 * metre, mix(mood.deep, mood.near, 0.4), {
      round: 4,
    })
    for (const dx of [-0.8, 0.55, 0.9])
      s.pen.ellipse(x + dx * metre, y, 0.16 * metre, 0.07 * metre, mood.paper)
  })
  const green: Colour = mix([0.45, 0.06, 125], mood.near, 0.25)
  someone(s, -13, 9.4, mood, { coat: green, short: true, tall: 1.72 })
  someone(s, -17, 10, mood, { coat: lift(green, 0.05), short: true, tall: 1.66 })
  someone(s, 14, 9.8, mood, { coat: lift(green, -0.03), short: true, tall: 1.78 })
  seated(s, 2.6, 6.6, mood, green, -s.eyes, 'left')
  seated(s, 8.4, 6.7, mood, [0.62, 0.17, 20], -s.eyes, 'left')
}
