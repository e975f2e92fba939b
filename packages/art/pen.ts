// Writes the SVG of a picture, and reuses the gradients and filters it has defined.
import { inPaint, type Paint } from './colour.ts'

export type Point = readonly [x: number, y: number]
/** [position 0..1, colour, opacity] */
export type Stop = readonly [offset: number, paint: Paint, opacity?: number]
export interface Touch {
  opacity?: number
  /** corner radius of a rectangle */
  round?: number
  /** dash pattern of a line */
  dash?: string
  /** a filter that the pen has defined: blur(), speckle() */
  filter?: string
  clip?: string
  /** how it blends with what is below */
  blend?: 'soft-light' | 'multiply' | 'screen'
}

export const num = (v: number): string => String(Math.round(v * 10) / 10)
const fine = (v: number): string => String(Math.round(v * 1000) / 1000)
const half = (v: number): string => String(Math.round(v * 2) / 2)
/** A point in the form that path data needs: to half a unit, which nobody sees and which packs well. */
export const at = (x: number, y: number): string => `${half(x)} ${half(y)}`

export class Pen {
  readonly width: number
  readonly height: number
  private readonly seed: number
  private readonly defs: string[] = []
  private readonly body: string[] = []
  private readonly definitions = new Map<string, string>()

  constructor(width: number, height: number, seed: number) {
    this.width = width
    this.height = height
    this.seed = seed
  }

  svg(): string {
    const { width: w, height: h } = this
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" aria-hidden="true">`
    return `${open}<defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`
  }

  rect(x: number, y: number, w: number, h: number, paint: Paint, touch?: Touch): void {
    this.write('rect', `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`, paint, touch)
  }

  circle(x: number, y: number, r: number, paint: Paint, touch?: Touch): void {
    this.write('circle', `cx="${num(x)}" cy="${num(y)}" r="${num(r)}"`, paint, touch)
  }

  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint, touch?: Touch): void {
    this.write('ellipse', `cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`, paint, touch)
  }

  path(d: string, paint: Paint, touch?: Touch): void {
    this.write('path', `d="${d}"`, paint, touch)
  }

  /** A stroke with round ends. */
  line(d: string, paint: Paint, width: number, touch?: Touch): void {
    const stroke = `stroke="${inPaint(paint)}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`
    this.write('path', `d="${d}" ${stroke}`, 'none', touch)
  }

  /** The outline of a rectangle, with sharp corners. */
  frame(x: number, y: number, w: number, h: number, paint: Paint, width: number, touch?: Touch): void {
    const box = `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`
    this.write('rect', `${box} stroke="${inPaint(paint)}" stroke-width="${num(width)}"`, 'none', touch)
  }

  /** Draws what `draw` draws as one group: clipped, blurred, faded or blended. */
  group(touch: Touch, draw: () => void): void {
    this.body.push(`<g${touches(touch)}>`)
    draw()
    this.body.push('</g>')
  }

  /**
   * Draws something in its own units, standing at (x, y): a figure 100 units tall becomes `scale` * 100 tall.
   * `flip` mirrors it, `turn` rotates it in degrees.
   */
  place(
    x: number,
    y: number,
    scale: number,
    draw: () => void,
    { flip = false, turn = 0 }: { flip?: boolean; turn?: number } = {},
  ): void {
    const size = flip ? `scale(${fine(-scale)} ${fine(scale)})` : `scale(${fine(scale)})`
    this.body.push(`<g transform="translate(${at(x, y)})${turn ? ` rotate(${num(turn)})` : ''} ${size}">`)
    draw()
    this.body.push('</g>')
  }

  /** Draws something that is in the picture many times: it is defined once, under its name, in its own units. */
  stamp(name: string, x: number, y: number, scale: number, draw: () => void, turn = 0): void {
    const id = this.id(`stamp ${name}`, (fresh) => {
      const from = this.body.length
      draw()
      return `<g id="${fresh}">${this.body.splice(from).join('')}</g>`
    })
    const turned = turn ? ` rotate(${Math.round(turn)})` : ''
    this.body.push(`<use href="#${id}" transform="translate(${at(x, y)})${turned} scale(${fine(scale)})"/>`)
  }

  /** Only what lies inside the outline is drawn. */
  inside(outline: string, draw: () => void): void {
    this.group({ clip: this.clip(outline) }, draw)
  }

  clip(outline: string): string {
    return this.keep(`clip ${outline}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  }

  /** Top to bottom of the painted shape. */
  fade(...stops: Stop[]): string {
    return this.linear(stops, [0, 0], [0, 1], true)
  }

  /** Left to right of the painted shape. */
  across(...stops: Stop[]): string {
    return this.linear(stops, [0, 0], [1, 0], true)
  }

  /** Corner to corner of the painted shape. */
  slant(falling: boolean, ...stops: Stop[]): string {
    return falling ? this.linear(stops, [0, 0], [1, 1], true) : this.linear(stops, [1, 0], [0, 1], true)
  }

  /** Top to bottom between two heights of the picture. */
  down(top: number, bottom: number, ...stops: Stop[]): string {
    return this.linear(stops, [0, top], [0, bottom])
  }

  linear(stops: readonly Stop[], from: Point, to: Point, ofTheThing = false): string {
    const units = ofTheThing ? '' : ' gradientUnits="userSpaceOnUse"'
    const line = `x1="${fine(from[0])}" y1="${fine(from[1])}" x2="${fine(to[0])}" y2="${fine(to[1])}"`
    const inner = `${line}${units}>${stopList(stops)}`
    return `url(#${this.id(`linear ${inner}`, (id) => `<linearGradient id="${id}" ${inner}</linearGradient>`)})`
  }

  /** From the middle of the painted shape outwards. */
  glow(...stops: Stop[]): string {
    return this.radial(stops, 0.5, 0.5, 0.5)
  }

  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    const inner = `cx="${fine(cx)}" cy="${fine(cy)}" r="${fine(r)}">${stopList(stops)}`
    return `url(#${this.id(`radial ${inner}`, (id) => `<radialGradient id="${id}" ${inner}</radialGradient>`)})`
  }

  blur(deviation: number): string {
    const spread = 'x="-60%" y="-60%" width="220%" height="220%"'
    const blur = `<feGaussianBlur stdDeviation="${deviation}"/>`
    return this.keep(`blur ${deviation}`, (id) => `<filter id="${id}" ${spread}>${blur}</filter>`)
  }

  /** Speckled shading: the opacity of a shape is the probability of a grain there. */
  speckle(frequency = 0.8): string {
    const noise = `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${this.seed % 997}" result="n"/>`
    const spread = `<feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.5 0 0 0 -0.25" result="m"/>`
    const grains = `<feComposite in="SourceAlpha" in2="m" operator="arithmetic" k1="0" k2="5" k3="5" k4="-5" result="a"/>`
    const colour = `<feComposite in="SourceGraphic" in2="a" operator="in" result="c"/><feComponentTransfer in="c"><feFuncA type="linear" slope="3"/></feComponentTransfer>`
    return this.keep(
      `speckle ${frequency}`,
      (id) => `<filter id="${id}" ${WHOLE}>${noise}${spread}${grains}${colour}</filter>`,
    )
  }

  /** Paper grain over everything: the last step before the text. */
  tooth(amount: number): void {
    const noise = `<feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="${this.seed % 991}"/>`
    const grey = `<feColorMatrix type="matrix" values="0.6 0.3 0.1 0 0 0.6 0.3 0.1 0 0 0.6 0.3 0.1 0 0 0 0 0 0 1"/>`
    const filter = this.keep('tooth', (id) => `<filter id="${id}" ${WHOLE}>${noise}${grey}</filter>`)
    this.rect(0, 0, this.width, this.height, '#000', { filter, opacity: amount, blend: 'soft-light' })
  }

  private write(tag: string, shape: string, paint: Paint, touch: Touch = {}): void {
    this.body.push(`<${tag} ${shape} fill="${inPaint(paint)}"${touches(touch)}/>`)
  }

  private keep(key: string, define: (id: string) => string): string {
    return `url(#${this.id(key, define)})`
  }

  // an equal gradient or filter is defined only once
  private id(key: string, define: (id: string) => string): string {
    const known = this.definitions.get(key)
    if (known) return known
    const id = `d${this.definitions.size.toString(36)}`
    this.definitions.set(key, id)
    this.defs.push(define(id))
    return id
  }
}

const WHOLE = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"'

function touches({ opacity, round, dash, filter, clip, blend }: Touch): string {
  let out = ''
  if (opacity !== undefined && opacity < 1) out += ` opacity="${fine(Math.max(0, opacity))}"`
  if (round !== undefined) out += ` rx="${num(round)}"`
  if (dash) out += ` stroke-dasharray="${dash}"`
  if (filter) out += ` filter="${filter}"`
  if (clip) out += ` clip-path="${clip}"`
  if (blend) out += ` style="mix-blend-mode:${blend}"`
  return out
}

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, paint, opacity = 1]) => {
      const faded = opacity === 1 ? '' : ` stop-opacity="${fine(opacity)}"`
      return `<stop offset="${fine(offset)}" stop-color="${inPaint(paint)}"${faded}/>`
    })
    .join('')

/** A smooth open curve through the points; `tension` 0 is straight, 1 is full. */
export function through(points: readonly Point[], tension = 1): string {
  const first = points[0]!
  let d = `M${at(first[0], first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const here = points[i]!
    const next = points[i + 1]!
    const before = points[i - 1] ?? here
    const after = points[i + 2] ?? next
    const k = tension / 3
    const lead = at(here[0] + (next[0] - before[0]) * k, here[1] + (next[1] - before[1]) * k)
    const trail = at(next[0] - (after[0] - here[0]) * k, next[1] - (after[1] - here[1]) * k)
    d += `C${lead} ${trail} ${at(next[0], next[1])}`
  }
  return d
}

/** Straight lines through the points. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x, y)}`).join('')
