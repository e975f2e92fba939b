// Drawing on the inside of a sphere: real places in metres around the viewer, laid out on an equirectangular picture.

import { type Colour, lift, mix, type Paint } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { wash } from '#art/parts/land.ts'
import { at, type Pen, type Point, polyline, type Touch } from '#art/pen.ts'
import { type Random, seededRandom } from '#art/seeded-random.ts'

/** Metres to the right, up and forward of the viewer's eyes. */
export type Spot = readonly [right: number, up: number, forward: number]

/** Where something stands in the picture, and how many units one metre of it takes. */
export interface Stand {
  x: number
  y: number
  metre: number
}

const FINE = 0.02

export class Sphere {
  readonly pen: Pen
  /** how high the eyes are above the ground */
  readonly eyes: number

  constructor(pen: Pen, eyes: number) {
    this.pen = pen
    this.eyes = eyes
  }

  /** How much of the picture one degree takes. */
  get degree(): number {
    return this.pen.height / 180
  }

  /** The height in the picture of an angle above the horizon, in degrees. */
  height(degrees: number): number {
    return this.pen.height * (0.5 - degrees / 180)
  }

  /** The place in the picture of a direction: 0 straight ahead, 90 to the right. */
  towards(degrees: number): number {
    return this.pen.width * (0.5 + degrees / 360)
  }

  /** Something upright that stands on the ground, so far away in that direction. */
  stand(degrees: number, distance: number, ground = -this.eyes): Stand {
    const y = this.height((Math.atan2(ground, distance) * 180) / Math.PI)
    return { x: this.towards(degrees), y, metre: this.pen.width / (2 * Math.PI) / distance }
  }

  /** The same for any spot in space. */
  standAt([right, up, forward]: Spot): Stand {
    const distance = Math.hypot(right, forward)
    return this.stand((Math.atan2(right, forward) * 180) / Math.PI, distance, up)
  }

  /** Draws something flat that faces the viewer, also where it reaches over the seam. */
  facing({ x, y, metre }: Stand, reach: number, draw: (x: number, y: number, metre: number) => void): void {
    for (const shift of [-this.pen.width, 0, this.pen.width]) {
      const [left, right] = [x + shift - reach * metre, x + shift + reach * metre]
      if (right > 0 && left < this.pen.width) draw(x + shift, y, metre)
    }
  }

  /** A face with straight edges in space; on the sphere they bend as they should. */
  fill(corners: readonly Spot[], paint: Paint, touch?: Touch): void {
    const outline = this.trace([...corners, corners[0]!])
    const [first, last] = [outline[0]!, outline.at(-1)!]
    const round = Math.abs(last[0] - first[0]) > this.pen.width / 2
    // a face that has the viewer's feet (or the zenith) inside closes along the edge of the picture
    const edge = first[1] > this.pen.height / 2 ? this.pen.height + 10 : -10
    const ring: Point[] = round ? [...outline, [last[0], edge], [first[0], edge]] : outline
    this.repeat(ring, (points) => this.pen.path(`${polyline(points)}Z`, paint, touch))
  }

  line(spots: readonly Spot[], paint: Paint, width: number, touch?: Touch): void {
    this.repeat(this.trace(spots), (points) => this.pen.line(polyline(points), paint, width, touch))
  }

  /** An upright box given by two corners on the ground; the sides that face away are not drawn. */
  box(
    [left, near]: readonly [number, number],
    [right, far]: readonly [number, number],
    [foot, top]: readonly [number, number],
    paints: { front: Paint; side: Paint; top: Paint },
  ): void {
    const wall = (x1: number, z1: number, x2: number, z2: number, paint: Paint) =>
      this.fill(
        [
          [x1, foot, z1],
          [x2, foot, z2],
          [x2, top, z2],
          [x1, top, z1],
        ],
        paint,
      )
    if (near > 0) wall(left, near, right, near, paints.front)
    if (far < 0) wall(left, far, right, far, paints.front)
    if (left > 0) wall(left, near, left, far, paints.side)
    if (right < 0) wall(right, near, right, far, paints.side)
    if (top < 0)
      this.fill(
        [
          [left, top, near],
          [right, top, near],
          [right, top, far],
          [left, top, far],
        ],
        paints.top,
      )
  }

  /** A row of hills all the way round; `base` and `swing` in degrees above the horizon. */
  ridge(
    random: Random,
    mood: Mood,
    look: { base: number; swing: number; colour: Colour; haze: Colour },
  ): void {
    const { width: W, height: H } = this.pen
    const rise = roundWave(random)
    const line: Point[] = []
    for (let k = 0; k <= 360; k++)
      line.push([(k / 360) * W, this.height(look.base + rise(k / 360) * look.swing)])
    const outline = `${polyline(line)}L${at(W, H * 0.56)}L${at(0, H * 0.56)}Z`
    const top = this.height(look.base + look.swing)
    const paint = this.pen.down(top, H * 0.53, [0, look.colour], [1, mix(look.colour, look.haze, 0.55)])
    this.pen.path(outline, paint)
    wash(
      this.pen,
      outline,
      [top, H * 0.52],
      [lift(look.colour, mood.dark ? 0.04 : -0.07), 0.4],
      [look.colour, 0],
    )
  }

  sky(mood: Mood): void {
    const { width: W, height: H } = this.pen
    const [top, middle, low] = mood.sky
    this.pen.rect(
      0,
      0,
      W,
      H * 0.53,
      this.pen.fade([0, top], [0.35, mix(top, middle, 0.35)], [0.66, middle], [0.95, low]),
    )
  }

  /** Everything below the horizon, in tones from far away to the viewer's feet. */
  ground(far: Colour, middle: Colour, near: Colour): void {
    const { width: W, height: H } = this.pen
    this.pen.rect(0, H / 2, W, H / 2 + 2, this.pen.fade([0, far], [0.12, middle], [0.6, near]))
  }

  /** Round in the sky, so drawn broader the higher it stands. */
  disc(degrees: number, up: number, radius: number, paint: Paint, touch?: Touch): void {
    const unit = this.degree
    const broad = radius / Math.cos((up * Math.PI) / 180)
    this.facing({ x: this.towards(degrees), y: this.height(up), metre: unit * broad }, 1, (x, y, rx) =>
      this.pen.ellipse(x, y, rx, radius * unit, paint, touch),
    )
  }

  sun(mood: Mood, degrees: number, up: number, radius: number): void {
    const low = mood.sky[2]
    const halo = this.pen.glow(
      [0, mood.light, 0.75],
      [0.3, mix(mood.light, low, 0.3), 0.34],
      [0.6, mix(mood.light, low, 0.75), 0.12],
      [1, low, 0],
    )
    this.disc(degrees, up, radius * 4.4, halo)
    this.disc(degrees, up, radius, this.pen.fade([0, lift(mood.light, 0.01)], [1, mix(mood.light, low, 0.2)]))
  }

  stars(random: Random, mood: Mood, count: number): void {
    for (let i = 0; i < count; i++) {
      const up = (Math.asin(random.between(0.08, 1)) * 180) / Math.PI
      const touch = { opacity: random.between(0.25, 0.85) }
      this.disc(random.between(-180, 180), Math.min(up, 88), random.between(0.03, 0.1), mood.paper, touch)
    }
  }

  /** Long flat clouds, low over the horizon. */
  clouds(mood: Mood, count: number): void {
    const random = seededRandom('clouds')
    const unit = this.degree
    const colour = mix(mood.light, mood.sky[2], 0.45)
    for (let i = 0; i < count; i++) {
      const stand = {
        x: this.towards(random.between(-180, 180)),
        y: this.height(random.between(7, 26)),
        metre: unit,
      }
      const [w, h] = [random.between(8, 24), random.between(0.7, 1.3)]
      const opacity = random.between(0.15, 0.42) * (mood.dark ? 0.8 : 1.4)
      const shift = random.between(-0.2, 0.2)
      this.facing(stand, w, (x, y, u) =>
        this.pen.group({ opacity }, () => {
          this.pen.rect(x - (w / 2) * u, y, w * u, h * u, colour, { round: (h * u) / 2 })
          this.pen.rect(x + (shift - 0.2) * w * u, y - h * 0.7 * u, w * 0.42 * u, h * u, colour, {
            round: (h * u) / 2,
          })
          this.pen.rect(x - shift * w * u, y + h * 0.7 * u, w * 0.5 * u, h * 0.8 * u, colour, {
            round: h * 0.4 * u,
          })
        }),
      )
    }
  }

  /** Straight lines in space, cut fine enough to bend, and never jumping over the seam. */
  private trace(spots: readonly Spot[]): Point[] {
    const points: Point[] = []
    const { width: W } = this.pen
    let before: number | undefined
    const add = (spot: Spot) => {
      const turn = Math.atan2(spot[0], spot[2])
      const up = Math.atan2(spot[1], Math.hypot(spot[0], spot[2]))
      let x = W * (0.5 + turn / (2 * Math.PI))
      if (before !== undefined) x += Math.round((before - x) / W) * W
      before = x
      points.push([x, this.height((up * 180) / Math.PI)])
    }
    for (const [i, spot] of spots.entries()) {
      const last = spots[i - 1]
      if (last) {
        const steps = Math.min(200, Math.ceil(angleBetween(last, spot) / FINE))
        for (let k = 1; k < steps; k++) add(between(last, spot, k / steps))
      }
      add(spot)
    }
    return points
  }

  /** Once, and again on the other side of the seam if it reaches over it. */
  private repeat(points: readonly Point[], draw: (points: readonly Point[]) => void): void {
    const W = this.pen.width
    const xs = points.map(([x]) => x)
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    for (const shift of [-2 * W, -W, 0, W, 2 * W]) {
      if (right + shift < -20 || left + shift > W + 20) continue
      draw(points.map(([x, y]) => [x + shift, y]))
    }
  }
}

/** A wavy line that ends where it began: 0..1 in, about 0..1 out. */
function roundWave(random: Random): (t: number) => number {
  const waves = Array.from({ length: 9 }, (_, i) => ({
    times: i + 1 + random.whole(0, 1) * (i > 2 ? 3 : 0),
    phase: random.between(0, 2 * Math.PI),
    size: 1 / (i + 1.5),
  }))
  const sum = waves.reduce((total, wave) => total + wave.size, 0)
  return (t) =>
    0.5 +
    waves.reduce((y, { times, phase, size }) => y + Math.sin(t * 2 * Math.PI * times + phase) * size, 0) / sum
}

const between = (a: Spot, b: Spot, t: number): Spot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

function angleBetween(a: Spot, b: Spot): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const cosine = dot / (Math.hypot(...a) * Math.hypot(...b) || 1)
  return Math.acos(Math.min(1, Math.max(-1, cosine)))
}
