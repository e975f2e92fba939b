// The formats of a picture: windows onto one drawing, with or without its title.
import { contrast } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { titlePath } from './lettering/title.ts'
import { type Title, wordsOf } from './lettering/words.ts'

/** Raise it when the same drawing comes out differently: pictures are then made anew, under new names. */
export const FORMATS_VERSION = 1

/** 600 x 900, with its titles. */
export function poster(drawing: Drawing, title: Title): string {
  const { title: box, align, voice, height } = drawing
  const anchor = box.y + box.height / 2 > height * 0.62 ? 'bottom' : 'top'
  const path = titlePath(wordsOf(title), { box, align, voice, anchor })
  return svg(drawing, whole(drawing), 600, 900, path && `<path class="ink" d="${path}"/>`)
}

/** The poster's picture without words: the hero of a narrow screen. */
export const tall = (drawing: Drawing): string => svg(drawing, whole(drawing), 600, 900)

/** 1600 x 700: the main thing stands right of the middle, and words fit on the left. */
export const hero = (drawing: Drawing): string => svg(drawing, around(drawing, 16 / 7, 0.68), 1600, 700)

/** 1280 x 720, the main thing in the middle. */
export const cover = (drawing: Drawing): string => crop(drawing, 1280, 720)

/** The main thing in the middle of any shape. */
export const crop = (drawing: Drawing, width: number, height: number): string =>
  svg(drawing, around(drawing, width / height, 0.5), width, height)

/** 4096 x 2048, the full circle. */
export const panorama = (drawing: Drawing): string => svg(drawing, whole(drawing), 4096, 2048)

/** 1200 x 630 for link previews on other sites: titles and the name of the site on the left. */
export function share(drawing: Drawing, title: Title, brand: string): string {
  const view = around(drawing, 1200 / 630, 0.74)
  const scale = view.width / 1200
  const at = (x: number, y: number, width: number, height: number) => ({
    x: view.x + x * scale,
    y: view.y + y * scale,
    width: width * scale,
    height: height * scale,
  })
  const { ground, voice } = drawing
  const ink = legible(drawing.ink, ground)
  const words = titlePath(wordsOf(title), {
    box: at(64, 60, 600, 410),
    align: 'start',
    voice,
    largest: 112 * scale,
    scale,
  })
  const name = titlePath(
    { title: brand, native: '' },
    {
      box: at(64, 480, 540, 90),
      align: 'start',
      voice: 'gentle',
      anchor: 'bottom',
      largest: 40 * scale,
      scale,
    },
  )
  const veil = `<linearGradient id="veil"><stop offset=".35" stop-color="${ground}" stop-opacity=".94"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient>`
  const calm = `<rect x="${view.x}" y="${view.y}" width="${view.width * 0.72}" height="${view.height}" fill="url(#veil)"/>`
  return svg(drawing, view, 1200, 630, `${veil}${calm}<path fill="${ink}" d="${words}${name}"/>`)
}

interface Window {
  x: number
  y: number
  width: number
  height: number
}

const whole = ({ width, height }: Drawing): Window => ({ x: 0, y: 0, width, height })

/** How much wider than its main thing a wide picture is. */
const ROOM = 2.3
/** The ground of a poster reaches this far beyond its sheet. */
const BEYOND = { left: 1000, right: 1000, top: 100, bottom: 100 }

/** A window around the main thing, which stands at that share of its width; it never leaves the ground. */
function around({ focus, width: W, height: H }: Drawing, ratio: number, share: number): Window {
  const isPoster = W < H
  const [left, right] = isPoster ? [-BEYOND.left, W + BEYOND.right] : [0, W]
  const [top, bottom] = isPoster ? [-BEYOND.top, H + BEYOND.bottom] : [0, H]
  const wanted = Math.max(isPoster ? 380 : 0, ROOM * focus.r, (ROOM * focus.r) / ratio)
  const height = Math.min(bottom - top, (right - left) / ratio, wanted)
  const width = height * ratio
  const within = (v: number, low: number, high: number) => Math.round(Math.max(low, Math.min(high, v)))
  return {
    x: within(focus.x - width * share, left, right - width),
    y: within(focus.y - height * 0.52, top, bottom - height),
    width: Math.round(width),
    height: Math.round(height),
  }
}

function svg(
  { style, body }: Drawing,
  { x, y, width, height }: Window,
  w: number,
  h: number,
  over = '',
): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${w}" height="${h}">`
  return `${open}<style>${style}</style>${body}${over}</svg>`
}

/** Large letters need a contrast of three. */
const legible = (ink: string, ground: string): string =>
  [ink, '#fffaf0', '#14181c'].find((one) => contrast(one, ground) >= 4.5) ?? '#14181c'
