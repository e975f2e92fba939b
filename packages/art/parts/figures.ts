// People who do something, seen from the side: walking, running, sitting, carrying, cooking, playing.
import { type Colour, lift, mix } from '#art/colour.ts'
import { at, type Pen, type Point, polyline } from '#art/pen.ts'
import { jointsOf, type Pose } from './poses.ts'

export interface Look {
  top: Colour
  legs: Colour
  hair: Colour
  /** a skirt, the skirt of a hanbok, or a long coat in the colour of the top */
  below?: 'skirt' | 'hanbok' | 'coat'
  /** long hair */
  long?: boolean
  /** the scholar's hat, a cap, a cook's hat */
  hat?: 'gat' | 'cap' | 'toque'
}

/** Somebody at (x, y), facing right unless turned. */
export function figure(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  pose: Pose,
  look: Look,
  left = false,
): void {
  const { hip, neck, head, legs, arms } = jointsOf(pose)
  const behind = lift(look.top, -0.05)
  const seated = hip[1] > -20
  pen.place(
    x,
    y,
    height / 100,
    () => {
      limb(pen, neck, arms[0], behind, 6.5)
      if (look.below !== 'hanbok' || seated) {
        limb(pen, hip, legs[0], lift(look.legs, -0.04), 8)
        limb(pen, hip, legs[1], look.legs, 8.5)
      }
      if (look.long)
        pen.line(
          polyline([
            [head[0] - 3, head[1] + 2],
            [head[0] - 6, head[1] + 20],
          ]),
          look.hair,
          12,
        )
      torso(pen, hip, neck, look, seated)
      pen.circle(head[0], head[1], 9.4, look.hair)
      hat(pen, head, look)
      limb(pen, neck, arms[1], lift(look.top, 0.035), 6.5)
    },
    { flip: left },
  )
}

const limb = (
  pen: Pen,
  from: Point,
  [joint, end]: readonly [Point, Point],
  paint: Colour,
  width: number,
): void => pen.line(`M${at(from[0], from[1] + 4)}L${at(...joint)}L${at(...end)}`, paint, width)

function torso(pen: Pen, hip: Point, neck: Point, look: Look, seated: boolean): void {
  const [hx, hy] = hip
  const [nx, ny] = neck
  const body = (hem: number, flare: number) =>
    `M${at(nx - 6, ny - 1)}C${at(nx - 13, ny + 6)} ${at(hx - 11, hy - 14)} ${at(hx - flare, hem)}Q${at(hx, hem + 4)} ${at(hx + flare, hem)}C${at(hx + 11, hy - 14)} ${at(nx + 13, ny + 6)} ${at(nx + 6, ny - 1)}Z`
  if (look.below === 'hanbok') {
    const hem = seated ? 6 : -1
    const spread = seated ? 30 : 24
    pen.path(
      `M${at(nx - 7, ny + 12)}C${at(hx - 14, hy - 8)} ${at(hx - spread - 2, hem - 16)} ${at(hx - spread, hem)}Q${at(hx, hem + 5)} ${at(hx + spread, hem)}C${at(hx + spread + 2, hem - 16)} ${at(hx + 14, hy - 8)} ${at(nx + 7, ny + 12)}Z`,
      look.legs,
    )
    pen.path(body(ny + 17, 11), look.top)
  } else if (look.below === 'skirt') {
    if (!seated)
      pen.path(
        `M${at(hx - 9, hy - 6)}L${at(hx - 15, hy + 20)}Q${at(hx, hy + 24)} ${at(hx + 15, hy + 20)}L${at(hx + 9, hy - 6)}Z`,
        mix(look.legs, look.top, 0.15),
      )
    pen.path(body(hy + 1, 10), look.top)
  } else
    pen.path(
      body(look.below === 'coat' && !seated ? hy + 22 : hy + 4, look.below === 'coat' ? 14 : 10.5),
      look.top,
    )
}

function hat(pen: Pen, [x, y]: Point, look: Look): void {
  if (look.hat === 'gat') {
    pen.ellipse(x, y - 6, 21, 4, [0.16, 0.01, 60])
    pen.rect(x - 7, y - 21, 14, 15, [0.2, 0.01, 60], { round: 2 })
  } else if (look.hat === 'cap') {
    pen.path(
      `M${at(x - 10, y - 2)}Q${at(x - 9, y - 12)} ${at(x, y - 12)}Q${at(x + 9, y - 12)} ${at(x + 10, y - 3)}L${at(x + 19, y - 2)}Z`,
      look.top,
    )
  } else if (look.hat === 'toque') {
    pen.rect(x - 8, y - 17, 16, 12, [0.97, 0.01, 90], { round: 2 })
    pen.circle(x, y - 18, 9.5, [0.98, 0.01, 90])
  }
}
