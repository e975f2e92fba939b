// How the pages are looked at: widths, dark, forced colors, large text.
export interface Look {
  name: string
  width: number
  dark?: true
  forcedColors?: true
  /** the browser's own size of text is twice as large */
  largeText?: true
}

export const LOOKS: Look[] = [
  ...[320, 390, 450, 768, 1280].map((width) => ({ name: String(width), width })),
  { name: '390-dark', width: 390, dark: true },
  { name: '1280-dark', width: 1280, dark: true },
  { name: '1280-forced-colors', width: 1280, forcedColors: true },
  { name: '390-large-text', width: 390, largeText: true },
  { name: '1280-large-text', width: 1280, largeText: true },
]

export const HEIGHT = 2400
