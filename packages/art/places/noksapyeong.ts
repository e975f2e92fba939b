// Noksapyeong Footbridge after sunset: the deck crosses towards Namsan and its tower, a river of cars below.
import { type Colour, lift, mix } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import { skyline } from '#art/panorama/skyline.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { hillTower } from '#art/parts/city.ts'
import { at, num } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'
import type { Place } from './place.ts'
import { rod, someone, tree } from './shapes.ts'

const DECK = -1.7
const ROAD = -8
/** the deck runs this way, the road under it that way */
const ACROSS = -34
const ALONG = 16

const heading = (degrees: number) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return (side: number, up: number, forward: number): Spot => [
    side * cos + forward * sin,
    up,
    forward * cos - side * sin,
  ]
}

export const noksapyeong: Place = (s, random, mood) => {
  const haze = hazeOf(mood, 0.25)
  s.sky(mood)
  s.stars(random.branch('stars'), mood, 260)
  s.sun(mood, -72, 30, 2)
  s.clouds(mood, 12)
  s.ridge(random.branch('ridge'), mood, { base: 1, swing: 4, colour: mix(mood.far, haze, 0.3), haze })
  namsan(s, mood)
  skyline(s, random, mood)
  s.ground(mix(mood.mid, mood.near, 0.4), mix(mood.near, mood.deep, 0.3), mood.deep)
  road(s, random.branch('cars'), mood)
  deck(s, mood)
  someone(s, ACROSS + 8.5, 7.6, mood, {
    coat: mix([0.9, 0.02, 80], mood.near, 0.25),
    tall: 1.66,
    ground: DECK,
  })
  someone(s, ACROSS + 3, 7.2, mood, {
    coat: mix([0.45, 0.06, 30], mood.near, 0.2),
    short: true,
    tall: 1.82,
    ground: DECK,
  })
}

/** The wooded hill, lit from the city below, and the tower on top. */
function namsan(s: Sphere, mood: Mood): void {
  const hill = mix(mood.mid, mood.far, 0.35)
  s.facing({ x: s.towards(6), y: s.height(-1), metre: s.degree }, 40, (x, y, u) => {
    const d = `M${at(x - 40 * u, y)}C${at(x - 22 * u, y - 3 * u)} ${at(x - 12 * u, y - 10 * u)} ${at(x, y - 11 * u)}C${at(x + 10 * u, y - 10.5 * u)} ${at(x + 20 * u, y - 3.4 * u)} ${at(x + 40 * u, y)}Z`
    s.pen.path(d, s.pen.fade([0, lift(hill, -0.03)], [1, mix(hill, mood.sky[2], 0.35)]))
    s.pen.circle(x, y - 19 * u, 9 * u, s.pen.glow([0, [0.75, 0.1, 220], 0.35], [1, [0.75, 0.1, 220], 0]))
    hillTower(s.pen, x, y - 10.7 * u, 13 * u, mix(hill, mood.light, 0.25), mood)
  })
}

/** Eight lanes that run towards the hill; red rear lights on the right, white lights on the left. */
function road(s: Sphere, random: Random, mood: Mood): void {
  const on = heading(ALONG)
  const asphalt = mix(mood.near, [0.3, 0.02, 270], 0.6)
  for (const back of [1, -1]) {
    s.fill([on(-13, ROAD, 0), on(-13, ROAD, back * 260), on(13, ROAD, back * 260), on(13, ROAD, 0)], asphalt)
    for (const lane of [-9, -6, -3, 3, 6, 9])
      s.line([on(lane, ROAD, back), on(lane, ROAD, back * 240)], mix(asphalt, mood.paper, 0.25), 1.6, {
        opacity: 0.6,
      })
    s.line([on(0, ROAD, back), on(0, ROAD, back * 240)], mix([0.8, 0.14, 85], asphalt, 0.3), 3)
  }
  for (let i = 0; i < 22; i++) {
    const back = i % 2 ? 1 : -1
    const [, , forward] = on(0, 0, 14 + i * 7)
    const where = on(i % 4 < 2 ? -15 : 15, ROAD, back * forward)
    const stand = s.standAt(where)
    s.facing(stand, 6, (x, y, metre) => {
      s.pen.line(
        `M${at(x, y)}v${num(-6.4 * metre)}`,
        mix(mood.deep, mood.mid, 0.3),
        Math.max(1.5, 0.14 * metre),
      )
      s.pen.circle(x, y - 6.4 * metre, 1.6 * metre, s.pen.glow([0, lampOf(mood), 0.6], [1, lampOf(mood), 0]))
    })
  }
  for (const side of [-1, 1]) {
    for (let z = 20; z < 130; z += 11) {
      const [x, , f] = on(side * 18, 0, z)
      tree(s, (Math.atan2(x, f) * 180) / Math.PI, Math.hypot(x, f), 4, mix(mood.near, mood.mid, 0.35), ROAD)
    }
  }
  const red: Colour = [0.62, 0.23, 27]
  const white: Colour = [0.97, 0.05, 95]
  for (const back of [1, -1]) {
    for (let z = 150; z > 9; z -= 4.6) {
      for (const lane of [-10.5, -7.5, -4.5, -1.6, 1.6, 4.5, 7.5, 10.5]) {
        if (random.hit(0.36)) continue
        const away = lane > 0 === back > 0
        car(
          s,
          on(lane, ROAD, back * (z + random.between(-1.6, 1.6))),
          away ? red : white,
          mood,
          random.hit(0.3),
        )
      }
    }
  }
}

function car(s: Sphere, where: Spot, lamps: Colour, mood: Mood, tall: boolean): void {
  s.facing(s.standAt(where), 2, (x, y, metre) => {
    const [w, h] = [1.8 * metre, (tall ? 1.9 : 1.3) * metre]
    if (w > 7) {
      s.pen.rect(x - w / 2, y - h * 0.6, w, h * 0.62, mix(mood.deep, mood.near, 0.5), { round: w * 0.1 })
      s.pen.rect(x - w * 0.38, y - h, w * 0.76, h * 0.5, mix(mood.deep, mood.mid, 0.35), { round: w * 0.14 })
    }
    for (const side of [-1, 1]) {
      s.pen.circle(
        x + side * w * 0.36,
        y - h * 0.38,
        Math.max(5, w * 0.34),
        s.pen.glow([0, lamps, 0.6], [1, lamps, 0]),
      )
      s.pen.circle(x + side * w * 0.36, y - h * 0.38, Math.max(1.6, w * 0.09), lift(lamps, 0.06))
    }
  })
}

/** The deck with its railings: from behind us across the road, towards the hill. */
function deck(s: Sphere, mood: Mood): void {
  const on = heading(ACROSS)
  const floor = mix([0.5, 0.05, 160], mood.near, 0.45)
  const rail = mix([0.62, 0.06, 175], mood.mid, 0.3)
  const [left, right] = [-2.6, 0.9]
  s.fill([on(left, DECK, 34), on(right, DECK, 34), on(right, DECK, -22), on(left, DECK, -22)], floor)
  for (let z = -20; z < 34; z += 1.2)
    s.line([on(left, DECK, z), on(right, DECK, z)], mix(floor, mood.deep, 0.4), 2, { opacity: 0.7 })
  s.fill(
    [
      on(right, DECK, 34),
      on(right, DECK, -22),
      on(right + 0.3, DECK - 0.9, -22),
      on(right + 0.3, DECK - 0.9, 34),
    ],
    mix(floor, mood.deep, 0.4),
  )
  for (const side of [left, right]) {
    for (const up of [0.2, 0.75, 1.25])
      rod(
        s,
        [on(side, DECK + up, -22), on(side, DECK + up, -1), on(side, DECK + up, 4), on(side, DECK + up, 34)],
        up > 1 ? lift(rail, 0.08) : rail,
        up > 1 ? 0.08 : 0.04,
      )
    for (let z = -21; z < 34; z += 0.5)
      rod(s, [on(side, DECK, z), on(side, DECK + 1.25, z)], rail, z % 3 === 0 ? 0.09 : 0.025)
  }
  for (const z of [6, 16, 27, -9, -18]) {
    rod(
      s,
      [on(left, DECK, z), on(left, DECK + 3.4, z), on(left + 0.7, DECK + 3.6, z)],
      mix(mood.deep, rail, 0.4),
      0.09,
    )
    s.facing(s.standAt(on(left + 0.7, DECK + 3.5, z)), 2, (x, y, metre) => {
      s.pen.circle(x, y, metre * 1.3, s.pen.glow([0, lampOf(mood), 0.6], [1, lampOf(mood), 0]))
      s.pen.circle(x, y, metre * 0.13, lift(lampOf(mood), 0.06))
    })
  }
}
