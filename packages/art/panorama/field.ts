// A bus stop on a country road, late in the morning: rice in every direction, wires along the road, hills all round.

import { type Colour, mix } from '#art/colour.ts'
import { hazeOf, type Mood, moods, redOf } from '#art/moods.ts'
import { cumulus } from '#art/parts/cumulus.ts'
import { gardenTree } from '#art/parts/trees.ts'
import { at, type Pen } from '#art/pen.ts'
import { type Random, seededRandom } from '#art/seeded-random.ts'
import { busShelter } from './bus-shelter.ts'
import { Sphere, type Spot, type Stand } from './sphere.ts'

const mood: Mood = moods.gardenia
const haze = hazeOf(mood, 0.4)
const EYES = 1.6
const young = mix(mood.mid, [0.8, 0.14, 112], 0.45)
const ripe = mix(mood.near, [0.6, 0.13, 130], 0.4)
/** the road runs from far behind us to far ahead, this far to each side of us */
const ROAD = 2.6

export function field(pen: Pen, random: Random): void {
  const sphere = new Sphere(pen, EYES)
  sphere.sky(mood)
  sphere.sun(mood, -100, 30, 3.4)
  clouds(sphere, random.branch('clouds'))
  for (let i = 0; i < 3; i++) {
    const colour = mix(mix(mood.far, haze, 0.55 - i * 0.2), mood.mid, i * 0.3)
    sphere.ridge(random.branch(`ridge${i}`), mood, { base: 2.4 - i, swing: 7 - i * 2, colour, haze })
  }
  paddies(sphere, random.branch('rice'))
  farms(sphere, random.branch('farms'))
  road(sphere)
  grass(sphere, random.branch('grass'))
  poles(sphere)
  busShelter(sphere, mood)
}

function clouds(sphere: Sphere, random: Random): void {
  const unit = sphere.pen.height / 180
  for (const [towards, up, size] of [
    [-160, 5, 20],
    [-58, 4, 30],
    [-20, 5, 15],
    [26, 4, 36],
    [78, 6, 16],
    [112, 4, 26],
    [158, 5, 14],
  ] as const) {
    const stand: Stand = { x: sphere.towards(towards), y: sphere.height(up), metre: unit }
    const name = `cloud ${towards} ${random.next()}`
    sphere.facing(stand, size, (x, y, u) => cumulus(sphere.pen, seededRandom(name), [x, y], size * u, mood))
  }
}

/** Strips of rice to both sides, some younger than others, with their dikes. */
function paddies(sphere: Sphere, random: Random): void {
  const { pen } = sphere
  const [W, H] = [pen.width, pen.height]
  pen.rect(0, H / 2, W, H / 2, pen.fade([0, mix(young, haze, 0.45)], [0.12, young], [0.5, ripe]))
  const y = -EYES - 0.5
  for (const side of [-1, 1]) {
    const edges = [4.4, 13, 24, 40, 70, 130]
    edges.slice(0, -1).forEach((from, i) => {
      const to = edges[i + 1]!
      for (let z = -150; z < 150; z += 30) {
        const green = mix(young, ripe, random.between(0, 0.7))
        const air = Math.min(0.5, (Math.hypot(from, z) / 150) * 0.5)
        const field: Spot[] = [
          [side * from, y, z],
          [side * to, y, z],
          [side * to, y, z + 29],
          [side * from, y, z + 29],
        ]
        sphere.fill(field, mix(green, haze, air))
        if (i < 2 && Math.abs(z + 15) < 50)
          rows(sphere, { side, from, to, z, y, paint: mix(green, mood.deep, 0.16) })
      }
      sphere.line(
        [
          [side * from, y + 0.1, -150],
          [side * from, y + 0.1, 150],
        ],
        mix(ripe, mood.deep, 0.25),
        5,
        { opacity: 0.7 },
      )
    })
  }
}

function rows(
  sphere: Sphere,
  {
    side,
    from,
    to,
    z,
    y,
    paint,
  }: { side: number; from: number; to: number; z: number; y: number; paint: Colour },
): void {
  for (let x = from + 0.7; x < to; x += 0.9) {
    const width = Math.max(2, 34 / x)
    sphere.line(
      [
        [side * x, y, z + 1],
        [side * x, y, z + 28],
      ],
      paint,
      width,
      { opacity: 0.35 },
    )
  }
}

/** A farmhouse here and there, with the trees that keep the wind from it. */
function farms(sphere: Sphere, random: Random): void {
  const roofs: Colour[] = [
    [0.58, 0.15, 28],
    [0.52, 0.1, 240],
    [0.5, 0.05, 150],
  ]
  for (const towards of [-128, -74, 48, 96, 140]) {
    const distance = random.between(60, 110)
    const roof = random.pick(roofs)
    const wall = mix(mood.paper, haze, 0.3)
    sphere.facing(sphere.stand(towards, distance), 20, (x, y, metre) => {
      for (const [dx, size] of [
        [-9, 4],
        [-6, 5.4],
        [8, 4.6],
        [11, 3.4],
      ] as const) {
        gardenTree(
          sphere.pen,
          x + dx * metre,
          y,
          size * metre,
          mix(mix(mood.near, mood.mid, 0.3), haze, 0.25),
        )
      }
      sphere.pen.place(x, y, (metre * 10) / 100, () => {
        sphere.pen.rect(-50, -34, 100, 36, wall)
        sphere.pen.path('M-60 -32L-40 -58H40L60 -32Z', mix(roof, haze, 0.2))
        for (const left of [-34, 8]) sphere.pen.rect(left, -24, 22, 14, mix(mood.deep, haze, 0.3))
      })
    })
  }
}

function road(sphere: Sphere): void {
  const asphalt = mix(mix(mood.sky[1], mood.near, 0.5), [0.6, 0.02, 250], 0.5)
  const y = -EYES
  const strip = (left: number, right: number, from: number, to: number, paint: Colour) => {
    const z = [from, ...[-60, -25, -10, -4, 4, 10, 25, 60].filter((cut) => cut > from && cut < to), to]
    const [one, other] = [z.map((v): Spot => [left, y, v]), z.toReversed().map((v): Spot => [right, y, v])]
    sphere.fill([...one, ...other], paint)
  }
  const verge = mix(ripe, [0.66, 0.09, 90], 0.4)
  strip(-4.4, 4.4, -400, 400, verge)
  strip(-ROAD, ROAD, -400, 400, asphalt)
  for (const side of [-1, 1])
    strip(side * (ROAD - 0.3), side * (ROAD - 0.18), -400, 400, mix(mood.paper, asphalt, 0.15))
  for (let z = -76; z < 76; z += 4) strip(-0.08, 0.08, z, z + 2.2, mix([0.86, 0.14, 88], asphalt, 0.1))
}

function grass(sphere: Sphere, random: Random): void {
  const blade = mix(ripe, mood.deep, 0.35)
  for (let i = 0; i < 900; i++) {
    const side = random.hit(0.5) ? -1 : 1
    const x = side * random.between(ROAD + 0.25, 4.6)
    const z = random.bell() * 16
    const stand = sphere.standAt([x, -EYES, z])
    const [height, lean, flower] = [random.between(0.1, 0.42), random.between(-0.1, 0.1), random.hit(0.2)]
    const colour = random.hit(0.6) ? mood.paper : redOf(mood)
    sphere.facing(stand, 1, (gx, gy, metre) => {
      const tip = [gx + lean * metre, gy - height * metre] as const
      sphere.pen.line(
        `M${at(gx, gy)}Q${at(gx, gy - height * metre * 0.6)} ${at(...tip)}`,
        blade,
        Math.max(1.5, metre * 0.016),
      )
      if (flower) sphere.pen.circle(tip[0], tip[1], metre * 0.035, colour)
    })
  }
}

/** Concrete poles along the left side of the road, three wires from one to the next. */
function poles(sphere: Sphere): void {
  const x = -4
  const top = 6.2
  const grey = mix([0.6, 0.02, 100], mood.deep, 0.35)
  const places = [-84, -60, -36, -12, 12, 36, 60, 84]
  for (const z of places) {
    const width = Math.max(3, 340 / Math.hypot(x, z))
    sphere.line(
      [
        [x, -EYES, z],
        [x, top + 0.4, z],
      ],
      grey,
      width,
    )
    for (const y of [top, top - 0.7])
      sphere.line(
        [
          [x - 0.9, y, z],
          [x + 0.9, y, z],
        ],
        grey,
        width * 0.6,
      )
  }
  places.slice(0, -1).forEach((z, i) => {
    const next = places[i + 1]!
    for (const [dx, y] of [
      [-0.85, top],
      [0.85, top],
      [0, top - 0.7],
    ] as const) {
      const wire = Array.from({ length: 25 }, (_, k): Spot => {
        const t = k / 24
        return [x + dx, y + 0.1 - 0.7 * 4 * t * (1 - t), z + (next - z) * t]
      })
      sphere.line(wire, mix(mood.deep, mood.near, 0.2), 3, { opacity: 0.85 })
    }
  })
}
