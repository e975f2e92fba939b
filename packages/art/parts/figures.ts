// People who do something, seen from the side: walking, running, sitting, carrying, cooking, playing.
import { type Colour, lift, mix } from '#art/colour.ts'
import { at, type Pen, type Point, polyline } from '#art/pen.ts'

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

type Limb = readonly [Point, Point]
interface Joints {
  hip: Point
  neck: Point
  head: Point
  legs: readonly [Limb, Limb]
  arms: readonly [Limb, Limb]
}

/** 100 units tall, facing right, feet at 0; whoever sits has the seat at 0. */
const poses = {
  stand: {
    hip: [0, -46],
    neck: [0, -77],
    head: [1, -90],
    legs: [
      [
        [-3, -24],
        [-4, 0],
      ],
      [
        [4, -24],
        [5, 0],
      ],
    ],
    arms: [
      [
        [-6, -62],
        [-5, -47],
      ],
      [
        [6, -62],
        [7, -47],
      ],
    ],
  },
  walk: {
    hip: [0, -46],
    neck: [2, -77],
    head: [4, -90],
    legs: [
      [
        [-4, -24],
        [-15, -3],
      ],
      [
        [9, -26],
        [12, 0],
      ],
    ],
    arms: [
      [
        [8, -63],
        [15, -53],
      ],
      [
        [-7, -62],
        [-10, -47],
      ],
    ],
  },
  run: {
    hip: [-2, -45],
    neck: [8, -74],
    head: [13, -86],
    legs: [
      [
        [-8, -26],
        [-28, -24],
      ],
      [
        [17, -36],
        [13, -12],
      ],
    ],
    arms: [
      [
        [20, -62],
        [28, -74],
      ],
      [
        [-6, -60],
        [-18, -54],
      ],
    ],
  },
  sit: {
    hip: [0, -5],
    neck: [-1, -38],
    head: [1, -51],
    legs: [
      [
        [20, -7],
        [20, 22],
      ],
      [
        [25, -6],
        [26, 22],
      ],
    ],
    arms: [
      [
        [5, -24],
        [16, -18],
      ],
      [
        [4, -23],
        [18, -14],
      ],
    ],
  },
  read: {
    hip: [0, -5],
    neck: [0, -37],
    head: [5, -49],
    legs: [
      [
        [20, -7],
        [20, 22],
      ],
      [
        [25, -6],
        [26, 22],
      ],
    ],
    arms: [
      [
        [8, -22],
        [20, -28],
      ],
      [
        [8, -20],
        [22, -26],
      ],
    ],
  },
  kneel: {
    hip: [-6, -14],
    neck: [0, -44],
    head: [4, -57],
    legs: [
      [
        [16, -6],
        [-10, -2],
      ],
      [
        [18, -4],
        [-12, 0],
      ],
    ],
    arms: [
      [
        [10, -30],
        [20, -22],
      ],
      [
        [9, -28],
        [22, -18],
      ],
    ],
  },
  bow: {
    hip: [-10, -44],
    neck: [14, -62],
    head: [25, -62],
    legs: [
      [
        [-8, -24],
        [-6, 0],
      ],
      [
        [-2, -24],
        [2, 0],
      ],
    ],
    arms: [
      [
        [18, -46],
        [22, -30],
      ],
      [
        [14, -44],
        [18, -28],
      ],
    ],
  },
  cook: {
    hip: [0, -46],
    neck: [3, -77],
    head: [6, -90],
    legs: [
      [
        [-3, -24],
        [-5, 0],
      ],
      [
        [4, -24],
        [6, 0],
      ],
    ],
    arms: [
      [
        [12, -64],
        [26, -58],
      ],
      [
        [10, -60],
        [24, -50],
      ],
    ],
  },
  carry: {
    hip: [0, -46],
    neck: [-2, -77],
    head: [-1, -90],
    legs: [
      [
        [-5, -24],
        [-12, 0],
      ],
      [
        [7, -25],
        [10, 0],
      ],
    ],
    arms: [
      [
        [8, -60],
        [22, -58],
      ],
      [
        [9, -56],
        [22, -54],
      ],
    ],
  },
  reach: {
    hip: [0, -46],
    neck: [3, -77],
    head: [6, -89],
    legs: [
      [
        [-3, -24],
        [-6, 0],
      ],
      [
        [4, -24],
        [6, 0],
      ],
    ],
    arms: [
      [
        [-5, -62],
        [-3, -47],
      ],
      [
        [15, -84],
        [24, -102],
      ],
    ],
  },
  point: {
    hip: [0, -46],
    neck: [0, -77],
    head: [1, -90],
    legs: [
      [
        [-4, -24],
        [-7, 0],
      ],
      [
        [4, -24],
        [7, 0],
      ],
    ],
    arms: [
      [
        [-7, -62],
        [-4, -48],
      ],
      [
        [15, -74],
        [31, -78],
      ],
    ],
  },
  cheer: {
    hip: [0, -46],
    neck: [0, -77],
    head: [0, -90],
    legs: [
      [
        [-6, -24],
        [-10, 0],
      ],
      [
        [6, -24],
        [10, 0],
      ],
    ],
    arms: [
      [
        [-14, -84],
        [-17, -102],
      ],
      [
        [14, -84],
        [17, -102],
      ],
    ],
  },
  bat: {
    hip: [0, -44],
    neck: [-2, -75],
    head: [3, -87],
    legs: [
      [
        [-9, -24],
        [-16, 0],
      ],
      [
        [10, -25],
        [16, 0],
      ],
    ],
    arms: [
      [
        [-8, -66],
        [-14, -78],
      ],
      [
        [8, -68],
        [-12, -80],
      ],
    ],
  },
  lunge: {
    hip: [0, -38],
    neck: [6, -69],
    head: [9, -82],
    legs: [
      [
        [-16, -22],
        [-34, 0],
      ],
      [
        [18, -30],
        [24, 0],
      ],
    ],
    arms: [
      [
        [-8, -70],
        [-20, -78],
      ],
      [
        [20, -66],
        [36, -66],
      ],
    ],
  },
  play: {
    hip: [0, -46],
    neck: [0, -77],
    head: [2, -90],
    legs: [
      [
        [-3, -24],
        [-5, 0],
      ],
      [
        [4, -24],
        [6, 0],
      ],
    ],
    arms: [
      [
        [9, -64],
        [2, -56],
      ],
      [
        [14, -66],
        [24, -70],
      ],
    ],
  },
  type: {
    hip: [0, -5],
    neck: [4, -37],
    head: [9, -49],
    legs: [
      [
        [20, -7],
        [18, 22],
      ],
      [
        [24, -6],
        [24, 22],
      ],
    ],
    arms: [
      [
        [14, -20],
        [28, -18],
      ],
      [
        [13, -18],
        [27, -16],
      ],
    ],
  },
} as const satisfies Record<string, Joints>

export type Pose = keyof typeof poses

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
  const joints: Joints = poses[pose]
  const { hip, neck, head, legs, arms } = joints
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

const limb = (pen: Pen, from: Point, [joint, end]: Limb, paint: Colour, width: number): void =>
  pen.line(`M${at(from[0], from[1] + 4)}L${at(...joint)}L${at(...end)}`, paint, width)

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
