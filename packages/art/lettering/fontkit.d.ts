// The part of fontkit that the lettering uses; the package has no types of its own.
declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  export interface Glyph {
    path: { commands: PathCommand[] }
  }
  export interface GlyphRun {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function openSync(file: string): Font
}
