// Ridge behind ridge in morning fog, a pavilion on the nearest shoulder, one pine leaning over it.
import { mix } from '#art/colour.ts'
import { hazeOf, type Mood } from '#art/moods.ts'
import { hills, wash } from '#art/parts/land.ts'
import { birds, mist, sky, sun } from '#art/parts/sky.ts'
import { pine } from '#art/parts/trees.ts'
import { at, type Pen, type Point, through } from '#art/pen.ts'
import type { Scene } from '#art/scene.ts'

export const mountain: Scene = (pen, random, mood, wide) => {
  const { width: W, height: H } = pen
  sky(pen, mood, 0.42)
  const sunX = wide ? W * random.between(0.62, 0.74) : W * random.between(0.3, 0.7)
  const sunY = wide ? H * 0.34 : H * random.between(0.405, 0.43)
  const sunR = wide ? H * 0.15 : W * random.between(0.15, 0.19)
  sun(pen, sunX, sunY, sunR, mood)

  const haze = hazeOf(mood, 0.35)
  const planes = 6
  const first = wide ? 0.46 : 0.5
  for (let i = 0; i < planes; i++) {
    const t = i / (planes - 1)
    const y = H * (first + (0.9 - first) * t ** 1.15)
    const far = mix(mood.far, haze, 0.55)
    const colour = t < 0.5 ? mix(far, mood.mid, t * 2) : mix(mood.mid, mood.near, (t - 0.5) * 2)
    const line = {
      y,
      swing: H * (wide ? 0.2 : 0.12) * (1.15 - t * 0.55),
      rough: 0.46,
      hills: 1.7 + t * 1.2,
      lean: random.between(-1, 1) * H * 0.05,
    }
    hills(pen, random.branch(`ridge${i}`), line, { colour, haze, fade: 0.7, foot: y + H * 0.2, shadow: 0.1 })
    if (i < planes - 1) mist(pen, y + H * 0.105, H * 0.06, haze, 0.55)
  }

  const right = wide || random.hit(0.5)
  const X = (t: number) => (right ? W * t : W * (1 - t))
  shoulder(pen, mood, X, wide)
  const unit = wide ? H / 16 : W / 13
  pavilion(pen, X(wide ? 0.8 : 0.73), H * (wide ? 0.796 : 0.872), unit, mood)
  pine(pen, X(0.9), H * (wide ? 0.79 : 0.855), unit * 2.6, right ? 'left' : 'right', mood)
  const flight = mix(mood.near, mood.sky[1], 0.2)
  birds(pen, random, wide ? sunX - H * 0.3 : W - sunX, sunY + sunR * 0.2, 5, wide ? 13 : 10, flight)
  return sunX < W / 2 ? 'right' : 'left'
}

function shoulder(pen: Pen, mood: Mood, X: (t: number) => number, wide: boolean): void {
  const H = pen.height
  const edge: Point[] = [
    [X(-0.05), H],
    [X(0.12), H * 0.985],
    [X(0.34), H * 0.955],
    [X(0.56), H * (wide ? 0.87 : 0.905)],
    [X(0.74), H * (wide ? 0.8 : 0.868)],
    [X(0.9), H * (wide ? 0.775 : 0.85)],
    [X(1.06), H * (wide ? 0.76 : 0.84)],
  ]
  const outline = `${through(edge)}L${at(X(1.06), H + 10)}L${at(X(-0.05), H + 10)}Z`
  pen.path(outline, pen.down(H * 0.8, H, [0, mood.near], [1, mood.deep]))
  wash(pen, outline, [H * 0.8, H * 0.93], [mix(mood.mid, mood.near, 0.5), 0.5], [mood.near, 0], 0.7)
}

/** A small open house with a lit inside, standing at (x, y). */
function pavilion(pen: Pen, x: number, y: number, unit: number, mood: Mood): void {
  const ink = mood.deep
  pen.place(x, y, unit / 100, () => {
    const posts = () => {
      for (const left of [-68, -24, 20, 62]) pen.rect(left, -90, 7, 80, ink)
    }
    pen.rect(-78, -18, 156, 30, ink)
    pen.rect(-62, -86, 124, 60, mood.spark, { opacity: 0.85 })
    posts()
    pen.line('M-68 -42L68 -42', ink, 5)
    pen.path('M-122 -98Q-62 -108 -30 -172L30 -172Q62 -108 122 -98Q0 -72 -122 -98Z', ink)
    pen.line('M-36 -176Q0 -168 36 -176', ink, 12)
  })
}
