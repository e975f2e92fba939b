// Ground in planes: ridge lines, hills that fade into haze, and speckles.

import { type Colour, lift, mix } from '#art/colour.ts'
import { at, type Pen, type Point, through } from '#art/pen.ts'
import { type Random, wander } from '#art/seeded-random.ts'

interface RidgeLine {
  /** where it runs, and how far it swings up and down */
  y: number
  swing: number
  /** 0.3 rolling, 0.5 craggy */
  rough: number
  /** hills per 600 units of width */
  hills: number
  octaves?: number
  /** how much lower the left end lies */
  lean?: number
}

function ridge(pen: Pen, random: Random, line: RidgeLine): Point[] {
  const height = wander(random, line.octaves ?? 5, line.rough)
  const steps = Math.round(pen.width / 15)
  const start = random.between(0, 40)
  const points: Point[] = []
  for (let i = -1; i <= steps + 1; i++) {
    const t = i / steps
    const up = height(start + t * line.hills * (pen.width / 600)) * line.swing
    points.push([t * pen.width, line.y - up + (line.lean ?? 0) * (t - 0.5)])
  }
  return points
}

/** Everything below the line, down to the bottom of the picture. */
const below = (pen: Pen, line: readonly Point[], tension = 0.9): string =>
  `${through(line, tension)}L${at(pen.width + 20, pen.height + 10)}L${at(-20, pen.height + 10)}Z`

/** One receding plane: a ridge, paler towards its foot, speckled at its crest. */
export function hills(
  pen: Pen,
  random: Random,
  line: RidgeLine,
  look: { colour: Colour; haze: Colour; fade: number; foot: number; shadow?: number },
): void {
  const outline = below(pen, ridge(pen, random, line))
  const { colour, haze, fade, foot, shadow = 0.09 } = look
  const top = line.y - line.swing
  pen.path(outline, pen.down(top, foot, [0, colour], [1, mix(colour, haze, fade)]))
  wash(pen, outline, [top, line.y + pen.height * 0.05], [lift(colour, -shadow), 0.5], [colour, 0])
}

/** A speckled wash inside an outline, from one tone (and strength) at the top to another at the bottom. */
export function wash(
  pen: Pen,
  outline: string,
  [top, bottom]: readonly [number, number],
  from: readonly [Colour, number],
  to: readonly [Colour, number],
  grain = 0.8,
): void {
  // noise is dear to draw: none where nothing of it would be seen
  const start = Math.max(0, from[1] ? top - pen.height * 0.16 : top)
  const end = to[1] ? pen.height : Math.min(pen.height, bottom)
  if (end <= start) return
  const paint = pen.down(top, bottom, [0, ...from], [1, ...to])
  pen.inside(outline, () => pen.rect(0, start, pen.width, end - start, paint, { filter: pen.speckle(grain) }))
}

interface Meadow {
  count: number
  /** where the next blade stands; null leaves a gap */
  spot: (random: Random) => Point | null
  height: readonly [number, number]
  width: number
  paint: Colour
  /** how often a flower stands on a blade, its size, and its colour */
  flowers: {
    often: number
    size: readonly [number, number]
    pick: (random: Random) => Colour
    heart?: Colour
  }
}

export function meadow(pen: Pen, random: Random, grass: Meadow): void {
  let blades = ''
  const flowers: [x: number, y: number, r: number][] = []
  for (let i = 0; i < grass.count; i++) {
    const spot = grass.spot(random)
    if (!spot) continue
    const [x, y] = spot
    const h = random.between(...grass.height)
    const [bend, tip] = [random.between(-h * 0.15, h * 0.15), random.between(-h * 0.3, h * 0.3)]
    blades += `M${at(x, y)}q${at(bend, -h * 0.6)} ${at(tip, -h)}`
    if (random.hit(grass.flowers.often)) flowers.push([x + tip, y - h, random.between(...grass.flowers.size)])
  }
  pen.line(blades, grass.paint, grass.width)
  for (const [x, y, r] of flowers) {
    pen.circle(x, y, r, grass.flowers.pick(random))
    if (grass.flowers.heart) pen.circle(x, y, r * 0.42, grass.flowers.heart)
  }
}

/** Leaves or petals in the air, or already on the ground. */
export function petals(
  pen: Pen,
  random: Random,
  count: number,
  colours: readonly Colour[],
  where: { top: number; bottom: number; size: readonly [number, number] },
): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, pen.width), random.between(where.top, where.bottom)]
    const size = random.between(...where.size)
    const colour = random.pick(colours)
    // drawn 20 units tall, as slim as it happens to be turned to us
    const slim = random.whole(5, 9)
    const draw = () =>
      pen.path(
        `M0 -10C${at(slim, -7)} ${at(slim * 0.75, 6)} 0 10C${at(-slim * 0.75, 5)} ${at(-slim * 0.7, -7)} 0 -10Z`,
        colour,
        { opacity: 0.85 },
      )
    pen.stamp(`petal ${slim} ${colour}`, x, y, Math.round(size * 2) / 20, draw, random.whole(0, 23) * 15)
  }
}
