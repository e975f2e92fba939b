// Colours as lightness, chroma and hue (OKLCH), converted to sRGB only when written.

/** [lightness 0..1, chroma 0..0.4, hue in degrees] */
export type Colour = readonly [lightness: number, chroma: number, hue: number]

/** What a pen can paint with: a colour, or something it has defined (a gradient, "none", a hex value). */
export type Paint = Colour | string

export const inPaint = (paint: Paint): string => (typeof paint === 'string' ? paint : hex(paint))

/** The sRGB hex value; chroma is lowered until the colour fits. */
export function hex([lightness, chroma, hue]: Colour): string {
  let c = chroma
  let rgb = linearRgb(lightness, c, hue)
  while (!rgb.every((v) => v >= -0.0005 && v <= 1.0005) && c > 0) {
    c -= 0.004
    rgb = linearRgb(lightness, Math.max(0, c), hue)
  }
  return `#${rgb.map(channel).join('')}`
}

function channel(linear: number): string {
  const v = clamp(linear)
  const encoded = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
  return Math.round(clamp(encoded) * 255)
    .toString(16)
    .padStart(2, '0')
}

// The matrices are from Björn Ottosson's OKLab.
function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = axes(chroma, hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The colour at `share` of the way between two colours, in perceptual steps. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a1, b1] = axes(from[1], from[2])
  const [a2, b2] = axes(to[1], to[2])
  const a = a1 + (a2 - a1) * share
  const b = b1 + (b2 - b1) * share
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [from[0] + (to[0] - from[0]) * share, Math.hypot(a, b), (hue + 360) % 360]
}

/** The same colour, lighter (or darker, below zero). */
export const lift = ([lightness, chroma, hue]: Colour, by: number): Colour => [
  clamp(lightness + by),
  chroma,
  hue,
]

const axes = (chroma: number, hue: number): [number, number] => {
  const turn = (hue * Math.PI) / 180
  return [chroma * Math.cos(turn), chroma * Math.sin(turn)]
}

const clamp = (v: number): number => Math.min(1, Math.max(0, v))
