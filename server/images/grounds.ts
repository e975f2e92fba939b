// The colours that stand where a drawn picture will be, until it is there. A page has no inline styles, so these are
// classes of web/styles/art.css.
import { distance } from '#art/colour.ts'

export const grounds = {
  coal: '#17191f',
  navy: '#1b2a4a',
  indigo: '#2b2d52',
  cobalt: '#2450a8',
  plum: '#54234f',
  wine: '#6e1f2f',
  brown: '#4a3226',
  forest: '#1f4a3c',
  teal: '#17606a',
  slate: '#4c5f6e',
  rust: '#a8432a',
  tomato: '#c43a26',
  coral: '#ef7a5e',
  orange: '#f0a05a',
  mustard: '#e9b43c',
  lemon: '#fbd94b',
  olive: '#7d8a45',
  leaf: '#2e7548',
  mint: '#bfe0cf',
  sky: '#a9d3e6',
  azure: '#4f97c8',
  lilac: '#c9b8e6',
  blush: '#f4c6bb',
  rose: '#e98aa0',
  sand: '#d9c19c',
  bone: '#f1e6d2',
  paper: '#fbf8f1',
  stone: '#b8b5ad',
} as const satisfies Record<string, string>

export type Ground = keyof typeof grounds

/** The one that looks most like it. */
export function nearestGround(colour: string): Ground {
  const [[name]] = Object.entries(grounds)
    .map(([name, other]) => [name as Ground, distance(colour, other)] as const)
    .sort(([, a], [, b]) => a - b) as [[Ground, number]]
  return name
}
