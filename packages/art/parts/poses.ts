// How people hold themselves: where their joints are in each pose.
import type { Point } from '#art/pen.ts'

type Limb = readonly [Point, Point]
export interface Joints {
  hip: Point
  neck: Point
  head: Point
  legs: readonly [Limb, Limb]
  arms: readonly [Limb, Limb]
}

/** x and y of hip, neck and head; of knee and foot of both legs; of elbow and hand of both arms. */
type Numbers = readonly number[]

/** 100 units tall, facing right, feet at 0; whoever sits has the seat at 0. */
const poses = {
  stand: [0, -46, 0, -77, 1, -90, -3, -24, -4, 0, 4, -24, 5, 0, -6, -62, -5, -47, 6, -62, 7, -47],
  walk: [0, -46, 2, -77, 4, -90, -4, -24, -15, -3, 9, -26, 12, 0, 8, -63, 15, -53, -7, -62, -10, -47],
  run: [-2, -45, 8, -74, 13, -86, -8, -26, -28, -24, 17, -36, 13, -12, 20, -62, 28, -74, -6, -60, -18, -54],
  sit: [0, -5, -1, -38, 1, -51, 20, -7, 20, 22, 25, -6, 26, 22, 5, -24, 16, -18, 4, -23, 18, -14],
  read: [0, -5, 0, -37, 5, -49, 20, -7, 20, 22, 25, -6, 26, 22, 8, -22, 20, -28, 8, -20, 22, -26],
  kneel: [-6, -14, 0, -44, 4, -57, 16, -6, -10, -2, 18, -4, -12, 0, 10, -30, 20, -22, 9, -28, 22, -18],
  bow: [-10, -44, 14, -62, 25, -62, -8, -24, -6, 0, -2, -24, 2, 0, 18, -46, 22, -30, 14, -44, 18, -28],
  cook: [0, -46, 3, -77, 6, -90, -3, -24, -5, 0, 4, -24, 6, 0, 12, -64, 26, -58, 10, -60, 24, -50],
  carry: [0, -46, -2, -77, -1, -90, -5, -24, -12, 0, 7, -25, 10, 0, 8, -60, 22, -58, 9, -56, 22, -54],
  reach: [0, -46, 3, -77, 6, -89, -3, -24, -6, 0, 4, -24, 6, 0, -5, -62, -3, -47, 15, -84, 24, -102],
  point: [0, -46, 0, -77, 1, -90, -4, -24, -7, 0, 4, -24, 7, 0, -7, -62, -4, -48, 15, -74, 31, -78],
  cheer: [0, -46, 0, -77, 0, -90, -6, -24, -10, 0, 6, -24, 10, 0, -14, -84, -17, -102, 14, -84, 17, -102],
  bat: [0, -44, -2, -75, 3, -87, -9, -24, -16, 0, 10, -25, 16, 0, -8, -66, -14, -78, 8, -68, -12, -80],
  lunge: [0, -38, 6, -69, 9, -82, -16, -22, -34, 0, 18, -30, 24, 0, -8, -70, -20, -78, 20, -66, 36, -66],
  play: [0, -46, 0, -77, 2, -90, -3, -24, -5, 0, 4, -24, 6, 0, 9, -64, 2, -56, 14, -66, 24, -70],
  type: [0, -5, 4, -37, 9, -49, 20, -7, 18, 22, 24, -6, 24, 22, 14, -20, 28, -18, 13, -18, 27, -16],
  salute: [0, -46, 0, -77, 1, -90, -3, -24, -4, 0, 3, -24, 4, 0, -6, -62, -5, -47, 17, -70, 9, -88],
} as const satisfies Record<string, Numbers>

export type Pose = keyof typeof poses

export function jointsOf(pose: Pose): Joints {
  const numbers = poses[pose]
  const point = (i: number): Point => [numbers[i * 2]!, numbers[i * 2 + 1]!]
  const limb = (i: number): Limb => [point(i), point(i + 1)]
  return { hip: point(0), neck: point(1), head: point(2), legs: [limb(3), limb(5)], arms: [limb(7), limb(9)] }
}
