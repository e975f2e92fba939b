// Strings of bulbs between posts.
import { type Colour, lift, mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import { at, num, type Pen, type Point } from '#art/pen.ts'

interface LightString {
  /** where the posts stand */
  foot: number
  /** how far the string sags */
  sag: number
  /** how far a bulb shines */
  glow: number
  lamp: Colour
  mood: Mood
}

/** The posts' tops, from one side to the other. */
export function stringLights(pen: Pen, posts: readonly Point[], look: LightString): void {
  const { lamp, mood } = look
  const bulb = lift(mix(lamp, mood.paper, 0.4), 0.02)
  const shine = pen.glow([0, lamp, 0.6], [1, lamp, 0])
  posts.slice(0, -1).forEach(([x, y], i) => {
    const [nx, ny] = posts[i + 1]!
    const [cx, cy] = [(x + nx) / 2, (y + ny) / 2 + look.sag]
    pen.line(`M${at(x, y)}Q${at(cx, cy)} ${at(nx, ny)}`, mood.deep, 1.8)
    for (let k = 1; k < 9; k++) {
      const t = k / 9
      const along = (a: number, b: number, c: number) =>
        (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c
      const [bx, by] = [along(x, cx, nx), along(y, cy, ny) + 7]
      pen.circle(bx, by, look.glow, shine)
      pen.circle(bx, by, 4.4, bulb)
    }
  })
  for (const [x, y] of posts) {
    if (x > 10 && x < pen.width - 10) pen.line(`M${at(x, y)}V${num(look.foot)}`, mood.deep, 5)
  }
}
