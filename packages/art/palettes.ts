// The colours that the drawings of this package can have: the same six names in each of them.

export const palettes = {
  indigo: {
    ground: '#2b2d52',
    deep: '#1b1c38',
    thing: '#f0e4cf',
    light: '#ffd267',
    accent: '#e0563f',
    ink: '#fff4de',
  },
  tomato: {
    ground: '#c43a26',
    deep: '#962616',
    thing: '#ffe9d2',
    light: '#ffcf5a',
    accent: '#23294a',
    ink: '#fff6ea',
  },
  mustard: {
    ground: '#e9b43c',
    deep: '#cb8a20',
    thing: '#3a2a1c',
    light: '#fff3d4',
    accent: '#b23522',
    ink: '#33210f',
  },
  mint: {
    ground: '#bfe0cf',
    deep: '#86bda4',
    thing: '#22473f',
    light: '#fffbe8',
    accent: '#dd5a38',
    ink: '#173a33',
  },
  bone: {
    ground: '#f1e6d2',
    deep: '#d9c19c',
    thing: '#2f3e5c',
    light: '#fffdf6',
    accent: '#c9472f',
    ink: '#26324c',
  },
  cobalt: {
    ground: '#2450a8',
    deep: '#16377c',
    thing: '#f5ead6',
    light: '#ffd76e',
    accent: '#ff7d5c',
    ink: '#fff5e3',
  },
  plum: {
    ground: '#54234f',
    deep: '#3a1437',
    thing: '#f6d9c8',
    light: '#ffc86b',
    accent: '#e8705f',
    ink: '#ffeede',
  },
  forest: {
    ground: '#1f4a3c',
    deep: '#113229',
    thing: '#f3e3c3',
    light: '#ffd873',
    accent: '#e5734a',
    ink: '#fbf1da',
  },
  blush: {
    ground: '#f4c6bb',
    deep: '#e09a8f',
    thing: '#5a2340',
    light: '#fff5ea',
    accent: '#c33b4c',
    ink: '#4d1b36',
  },
  coal: {
    ground: '#181a21',
    deep: '#0b0c10',
    thing: '#d9cdb8',
    light: '#ffce63',
    accent: '#d9533b',
    ink: '#f8efdf',
  },
  sky: {
    ground: '#a9d3e6',
    deep: '#6faac8',
    thing: '#20395a',
    light: '#fffae8',
    accent: '#e0573a',
    ink: '#17304f',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]
export const isPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name)
