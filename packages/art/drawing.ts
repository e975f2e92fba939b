// Reads a drawing: an SVG file with named colours that says where its title stands and what it is about.
import { type Voice, voices } from './lettering/fonts.ts'
import type { Align } from './lettering/outlines.ts'
import type { TitleBox } from './lettering/title.ts'

export interface Drawing {
  /** everything inside its <svg> */
  body: string
  /** the rule sheet of its colours */
  style: string
  width: number
  height: number
  title: TitleBox
  align: Align
  voice: Voice
  /** the circle that holds the main thing */
  focus: { x: number; y: number; r: number }
  /** the colour of the title */
  ink: string
  /** the colour of its ground: of the first shape */
  ground: string
}

/** @throws when it is no drawing, with what is wrong */
export function readDrawing(svg: string): Drawing {
  const [root, start = ''] = /^\s*(<svg\b[^>]*>)/.exec(svg) ?? []
  const end = svg.lastIndexOf('</svg>')
  if (root === undefined || end < 0) throw new Error('A drawing is one <svg> element')
  const inside = svg.slice(root.length, end)
  const [sheet = '', style = ''] = /<style>([^<]*)<\/style>/.exec(inside) ?? []
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(start)?.[1]
  const numbers = (name: string, count: number): number[] => {
    const list = (attribute(name) ?? '').trim().split(/\s+/).map(Number)
    if (list.length !== count || !list.every(Number.isFinite))
      throw new Error(`${name} must be ${count} numbers`)
    return list
  }
  const [, , width = 0, height = 0] = numbers('viewBox', 4)
  const [x = 0, y = 0, w = 0, h = 0] = numbers('data-title', 4)
  const [cx = 0, cy = 0, r = 0] = numbers('data-focus', 3)
  const align = attribute('data-align') ?? 'start'
  const voice = attribute('data-voice') ?? 'gentle'
  if (!/^(start|middle|end)$/.test(align)) throw new Error(`data-align cannot be ${align}`)
  if (!Object.hasOwn(voices, voice)) throw new Error(`data-voice cannot be ${voice}`)
  return {
    body: inside.replace(sheet, ''),
    style,
    width,
    height,
    title: { x, y, width: w, height: h },
    align: align as Align,
    voice: voice as Voice,
    focus: { x: cx, y: cy, r },
    ink: colourOf(style, 'ink') ?? '#ffffff',
    ground: groundOf(inside, style),
  }
}

/** The first colour that a class names; the id of a gradient, as in url(#ab0), is none. */
const colourOf = (style: string, name: string): string | undefined =>
  new RegExp(`\\.${name}\\s*\\{[^}]*?(?<!url\\()(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})\\b`).exec(style)?.[1]

function groundOf(inside: string, style: string): string {
  const shapes = inside.replace(/<(defs|style|clipPath|symbol)\b[\s\S]*?<\/\1>/g, '')
  const [, first] = /<(?:rect|path|circle|polygon|ellipse)\b[^>]*?class="([\w-]+)/.exec(shapes) ?? []
  const flat = first && colourOf(style, first)
  // a gradient: its first colour
  const [, gradient] = (first && new RegExp(`\\.${first}\\s*\\{[^}]*url\\(#([\\w-]+)\\)`).exec(style)) || []
  const stop = gradient && new RegExp(`id="${gradient}"[\\s\\S]*?stop-color="(#\\w+)"`).exec(inside)?.[1]
  return flat || stop || /#[0-9a-fA-F]{6}/.exec(style)?.[0] || '#808080'
}

/** The drawing in other colours: every class that the palette names. */
export function recoloured(drawing: Drawing, palette: Readonly<Record<string, string>>): Drawing {
  const style = drawing.style.replace(
    /\.([a-z]+)((?:-line)?\s*\{[^}]*?)(?<!url\()#[0-9a-fA-F]{3,6}/g,
    (whole, name: string, rest: string) => (palette[name] ? `.${name}${rest}${palette[name]}` : whole),
  )
  return { ...drawing, style, ink: palette.ink ?? drawing.ink, ground: groundOf(drawing.body, style) }
}
