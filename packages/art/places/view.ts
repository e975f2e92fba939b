// A place seen through a window: the same drawing as its panorama, projected on a flat picture where lines stay straight.
import { type Colour, lift, mix, type Paint } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { Sphere, type Spot, type Stand } from '#art/panorama/sphere.ts'
import { wash } from '#art/parts/land.ts'
import { at, type Pen, type Point, polyline, type Touch } from '#art/pen.ts'
import { type Random, wander } from '#art/seeded-random.ts'

export interface Look {
  /** the direction, in degrees; 0 is straight ahead in the panorama */
  towards: number
  /** how many degrees fit into the width */
  field: number
  /** where the horizon runs: 0 the top of the picture, 1 its foot */
  horizon: number
}

/** Nothing closer than this is drawn. */
const NEAR = 0.2
const OUT_OF_SIGHT = 1e5
const radians = (degrees: number) => (degrees * Math.PI) / 180

export class View extends Sphere {
  private readonly look: Look
  private readonly focus: number
  private readonly horizon: number

  constructor(pen: Pen, eyes: number, look: Look) {
    super(pen, eyes)
    this.look = look
    this.focus = pen.width / 2 / Math.tan(radians(look.field / 2))
    this.horizon = pen.height * look.horizon
  }

  override get degree(): number {
    return this.focus * radians(1)
  }

  override height(degrees: number): number {
    return this.horizon - this.focus * Math.tan(radians(Math.max(-80, Math.min(80, degrees))))
  }

  override towards(degrees: number): number {
    const turn = this.turn(degrees)
    if (Math.abs(turn) > 75) return Math.sign(turn) * OUT_OF_SIGHT
    return this.pen.width / 2 + this.focus * Math.tan(radians(turn))
  }

  override stand(degrees: number, distance: number, ground = -this.eyes): Stand {
    const deep = distance * Math.cos(radians(this.turn(degrees)))
    if (deep < NEAR) return { x: -OUT_OF_SIGHT, y: 0, metre: 0 }
    const metre = this.focus / deep
    return { x: this.towards(degrees), y: this.horizon - ground * metre, metre }
  }

  override facing(
    { x, y, metre }: Stand,
    reach: number,
    draw: (x: number, y: number, metre: number) => void,
  ): void {
    const room = reach * metre
    if (metre > 0 && x + room > 0 && x - room < this.pen.width) draw(x, y, metre)
  }

  override fill(corners: readonly Spot[], paint: Paint, touch?: Touch): void {
    const shown = cut(
      corners.map((spot) => this.turned(spot)),
      true,
    )
    if (shown.length > 2) this.pen.path(`${polyline(shown.map((spot) => this.project(spot)))}Z`, paint, touch)
  }

  override line(spots: readonly Spot[], paint: Paint, width: number, touch?: Touch): void {
    const shown = cut(
      spots.map((spot) => this.turned(spot)),
      false,
    )
    if (shown.length > 1)
      this.pen.line(polyline(shown.map((spot) => this.project(spot))), paint, width, touch)
  }

  override sky(mood: Mood): void {
    const [top, middle, low] = mood.sky
    this.pen.rect(0, 0, this.pen.width, this.horizon + 12, this.pen.fade([0, top], [0.52, middle], [1, low]))
  }

  override ground(far: Colour, middle: Colour, near: Colour): void {
    const { width: W, height: H } = this.pen
    const paint = this.pen.fade([0, far], [0.22, middle], [1, near])
    this.pen.rect(0, this.horizon, W, H - this.horizon + 2, paint)
  }

  override ridge(
    random: Random,
    mood: Mood,
    look: { base: number; swing: number; colour: Colour; haze: Colour },
  ): void {
    const { width: W, height: H } = this.pen
    const rise = wander(random, 4, 0.42)
    const line: Point[] = []
    for (let k = 0; k <= 80; k++) {
      const up = look.base + (0.5 + rise((k / 80) * 3.2 + 7) * 0.9) * look.swing
      line.push([(k / 80) * W, this.height(up)])
    }
    const outline = `${polyline(line)}L${at(W, H)}L${at(0, H)}Z`
    const top = this.height(look.base + look.swing)
    const foot = this.height(-3)
    this.pen.path(outline, this.pen.down(top, foot, [0, look.colour], [1, mix(look.colour, look.haze, 0.55)]))
    wash(this.pen, outline, [top, foot], [lift(look.colour, mood.dark ? 0.04 : -0.07), 0.4], [look.colour, 0])
  }

  /** From the direction of the look, -180 to 180. */
  private turn(degrees: number): number {
    return ((((degrees - this.look.towards + 180) % 360) + 360) % 360) - 180
  }

  private turned([right, up, forward]: Spot): Spot {
    const [sin, cos] = [Math.sin(radians(this.look.towards)), Math.cos(radians(this.look.towards))]
    return [right * cos - forward * sin, up, right * sin + forward * cos]
  }

  private project([right, up, forward]: Spot): Point {
    return [this.pen.width / 2 + (this.focus * right) / forward, this.horizon - (this.focus * up) / forward]
  }
}

/** Only what lies ahead of the viewer. */
function cut(spots: readonly Spot[], closed: boolean): Spot[] {
  const shown: Spot[] = []
  spots.forEach((spot, i) => {
    const before = spots[i - 1] ?? (closed ? spots.at(-1)! : undefined)
    if (before && before[2] > NEAR !== spot[2] > NEAR) {
      const t = (NEAR - before[2]) / (spot[2] - before[2])
      shown.push([before[0] + (spot[0] - before[0]) * t, before[1] + (spot[1] - before[1]) * t, NEAR])
    }
    if (spot[2] > NEAR) shown.push(spot)
  })
  return shown
}
