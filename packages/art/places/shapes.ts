// What several places are built of: walls, floors, rods, trees, water, people, and a tiled pavilion.
import { type Colour, lift, mix, type Paint } from '#art/colour.ts'
import { hazeOf, lampOf, type Mood } from '#art/moods.ts'
import type { Sphere, Spot } from '#art/panorama/sphere.ts'
import { person, sitter } from '#art/parts/people.ts'
import { tiledRoof } from '#art/parts/tiled-roof.ts'
import { gardenTree } from '#art/parts/trees.ts'
import { at, num, type Pen, type Touch } from '#art/pen.ts'
import type { Random } from '#art/seeded-random.ts'

type Pair = readonly [number, number]

/** Upright, from one point of the ground to another (right, forward). */
export function wall(
  s: Sphere,
  [x1, z1]: Pair,
  [x2, z2]: Pair,
  [foot, top]: Pair,
  paint: Paint,
  touch?: Touch,
): void {
  const corners: Spot[] = [
    [x1, foot, z1],
    [x2, foot, z2],
    [x2, top, z2],
    [x1, top, z1],
  ]
  s.fill(corners, paint, touch)
}

/** Level, from left to right and from near to far. */
export function flat(
  s: Sphere,
  [left, right]: Pair,
  [near, far]: Pair,
  y: number,
  paint: Paint,
  touch?: Touch,
): void {
  const corners: Spot[] = [
    [left, y, near],
    [right, y, near],
    [right, y, far],
    [left, y, far],
  ]
  s.fill(corners, paint, touch)
}

/** A line that is so many metres thick. */
export function rod(s: Sphere, spots: readonly Spot[], paint: Paint, metres: number, touch?: Touch): void {
  const nearest = Math.min(...spots.map(([x, y, z]) => Math.hypot(x, y, z)))
  s.line(spots, paint, Math.max(1.4, (s.degree * 57.3 * metres) / Math.max(1, nearest)), touch)
}

export function post(s: Sphere, x: number, z: number, [foot, top]: Pair, paint: Paint, metres: number): void {
  const spots: Spot[] = [
    [x, foot, z],
    [x, top, z],
  ]
  rod(s, spots, paint, metres)
}

/** Ranges of hills, the farthest palest. */
export function ranges(s: Sphere, random: Random, mood: Mood, base: number, swing: number, count = 3): void {
  const haze = hazeOf(mood, 0.35)
  for (let i = 0; i < count; i++) {
    const colour = mix(mix(mood.far, haze, 0.5 - i * 0.2), mood.mid, i / count)
    const look = { base: base * (1 - i / count), swing: swing * (1 - i * 0.22), colour, haze }
    s.ridge(random.branch(`range${i}`), mood, look)
  }
}

export function tree(
  s: Sphere,
  towards: number,
  distance: number,
  size: number,
  colour: Colour,
  ground?: number,
): void {
  s.facing(s.stand(towards, distance, ground), size * 1.5, (x, y, metre) => {
    s.pen.line(
      `M${at(x, y)}V${num(y - size * 0.5 * metre)}`,
      lift(mix(colour, [0.4, 0.05, 50], 0.5), -0.08),
      size * 0.1 * metre,
    )
    gardenTree(s.pen, x, y - size * 0.35 * metre, size * 0.62 * metre, colour)
  })
}

interface Sea {
  level: number
  far: Colour
  near: Colour
  light: Colour
  count: number
  /** degrees, from left to right; all round without it */
  between?: Pair
}

/** Lozenges of light and shade on level water. */
export function waves(s: Sphere, random: Random, sea: Sea): void {
  const [from, to] = sea.between ?? [-180, 180]
  for (let i = 0; i < sea.count; i++) {
    const down = 0.4 + 55 * random.next() ** 2.7
    const distance = sea.level / Math.tan((down * Math.PI) / 180)
    const light = random.hit(0.5)
    const [w, h] = [distance * random.between(0.012, 0.03) + 0.16, random.between(0.012, 0.03)]
    const touch = { opacity: (light ? 0.42 : 0.3) * random.between(0.4, 1) }
    const paint = light ? sea.light : sea.near
    s.facing(s.stand(random.between(from, to), distance, -sea.level), w, (x, y, metre) => {
      const d = `M${at(x - w * metre, y)}Q${at(x, y - h * metre)} ${at(x + w * metre, y)}Q${at(x, y + h * metre)} ${at(x - w * metre, y)}Z`
      s.pen.path(d, paint, touch)
    })
  }
}

export interface Someone {
  coat: Colour
  scarf?: Colour
  umbrella?: Colour
  short?: boolean
  tall?: number
  /** what the feet stand on */
  ground?: number
}

export function someone(s: Sphere, towards: number, distance: number, mood: Mood, look: Someone): void {
  const { ground, tall = 1.68, ...clothes } = look
  s.facing(s.stand(towards, distance, ground), 1, (x, y, metre) => {
    s.pen.ellipse(x, y, metre * 0.34, metre * 0.06, mood.deep, { opacity: 0.3 })
    person(s.pen, x, y, metre * tall, { legs: mood.deep, hair: mix(mood.deep, mood.ink, 0.5), ...clothes })
  })
}

export function seated(
  s: Sphere,
  towards: number,
  distance: number,
  mood: Mood,
  coat: Colour,
  ground?: number,
  turned: 'left' | 'right' = 'left',
): void {
  s.facing(s.stand(towards, distance, ground), 1, (x, y, metre) =>
    sitter(s.pen, x, y, metre * 1.05, coat, mood.deep, turned),
  )
}

interface Pavilion {
  /** metres: its posts apart, and from the ground to its eaves */
  width: number
  eave: number
  mood: Mood
  posts: number
  /** the colours of posts and beams */
  wood: Colour
  beam: Colour
  /** how high its floor lies */
  floor: number
  /** paper doors between the posts */
  doors?: boolean
}

/** A tiled pavilion seen from the front; y is the ground it stands on. */
export function pavilion(pen: Pen, x: number, y: number, metre: number, look: Pavilion): void {
  const { mood, wood, beam } = look
  const [w, eave, floor] = [look.width * metre, y - look.eave * metre, y - look.floor * metre]
  const tile = mix(mood.near, mood.deep, 0.35)
  const [left, post] = [x - w / 2, Math.max(2, w * 0.028)]
  pen.rect(left, eave, w, floor - eave, mix(mood.deep, wood, 0.3), { opacity: look.doors ? 1 : 0.55 })
  const bay = w / (look.posts - 1)
  if (look.doors) {
    const paper = pen.fade([0, lift(lampOf(mood), 0.03)], [1, mix(lampOf(mood), wood, 0.3)])
    for (let k = 0; k < look.posts - 1; k++) {
      const [dx, dy, dw, dh] = [
        left + bay * (k + 0.14),
        eave + (floor - eave) * 0.28,
        bay * 0.72,
        (floor - eave) * 0.7,
      ]
      pen.rect(dx, dy, dw, dh, paper)
      let bars = ''
      for (let b = 1; b < 4; b++)
        bars += `M${at(dx + (dw * b) / 4, dy)}v${num(dh)}M${at(dx, dy + (dh * b) / 4)}h${num(dw)}`
      pen.line(bars, mix(wood, mood.deep, 0.3), Math.max(0.8, post * 0.2))
    }
  }
  for (let k = 0; k < look.posts; k++) pen.rect(left + bay * k - post / 2, eave, post, y - eave, wood)
  pen.rect(left - post, floor, w + post * 2, post * 1.3, mix(wood, mood.light, 0.14))
  pen.rect(left - post, eave - post, w + post * 2, post * 2.4, beam)
  if (!look.doors) {
    const rail = floor - (floor - eave) * 0.24
    pen.line(`M${at(left, rail)}h${num(w)}`, mix(wood, mood.light, 0.12), post * 0.5)
  }
  tiledRoof(pen, {
    x,
    eave,
    height: w * 0.3,
    half: w * 0.68,
    ridge: w * 0.34,
    up: w * 0.07,
    tile,
    ink: lift(tile, -0.1),
    mood,
    ribs: 19,
    ends: metre * look.width > 160,
  })
}
