// Which drawing of this package suits some words, and in which colours. The same seed always chooses the same.
import { type PaletteName, paletteNames } from './palettes.ts'

/** What each drawing is good for, in plain words; the first ones of a title or a tag say most. */
const SUITS = {
  'bench-and-tree':
    'park autumn old elderly aging village neighbor friendship grandmother life healing family',
  bookshelf: 'book library novel writer author publisher reading publishing youth drama',
  candle: 'ghost spirit exorcist shaman death funeral horror grim reaper supernatural horror prayer',
  clock: 'time hour day past future slip memory amnesia age years minute sci-fi fantasy drama',
  'comma-path': 'rest walk healing slow daily ordinary break pause life',
  curtain: 'stage theater actor actress film movie celebrity opera show entertainment music drama',
  'door-ajar':
    'secret house guest stranger hidden identity lie door cohabitation room mystery psychological drama',
  'empty-swing': 'child children childhood kid orphan daughter son mother father baby family drama',
  envelope: 'letter mail message confession divorce contract will promise diary romance melodrama drama',
  'folding-fan': 'gisaeng dance painter scholar joseon historical period traditional folk historical romance',
  footprints:
    'winter snow runaway road journey missing chase escape mountain north melodrama thriller adventure',
  gat: 'joseon king queen prince princess palace royal royalty crown dynasty goryeo silla emperor historical period',
  key: 'key chaebol inheritance fortune hotel rich birth business family melodrama',
  'lamp-window':
    'night home mother housewife married couple single neighbors apartment house family life melodrama',
  magnifier:
    'detective murder police crime investigation investigate case killer prosecutor evidence suspect crime mystery thriller',
  microphone: 'song singer idol band trot radio audition star rapper announcer concert music',
  'moon-water': 'moon sea island river wolf fox mermaid lake ocean fantasy supernatural melodrama romance',
  'one-lit-window':
    'city building corporation company spy politician president power corruption revenge business political action thriller',
  'paper-mountains': 'mountain village country rural hometown farm nature travel family adventure historical',
  'paper-plane':
    'dream school youth student first friend classmate twenty teen adventure youth comedy sitcom friendship',
  pencil:
    'teacher class exam school webtoon comic study high academy college university student school youth',
  'phone-on-bed':
    'phone online app dating call game crush boyfriend girlfriend text web romance comedy youth',
  'rice-bowl': 'rice restaurant eat meal food table kitchen lunch dinner hungry food family comedy',
  'running-shoe':
    'run baseball football soccer athlete coach team boxing swim taekwondo match race sports action youth',
  scales: 'law lawyer court judge trial justice attorney law legal political',
  'steaming-pot': 'chef cook cooking recipe kitchen restaurant inn noodle soup food family comedy',
  stethoscope: 'doctor hospital surgeon nurse medical patient clinic medicine medical',
  'suit-and-tie':
    'office boss secretary worker company intern salary business ceo manager workplace business comedy',
  'train-window': 'train station travel trip bus leave return road hometown melodrama romance life',
  'two-cups': 'coffee cafe date blind couple friends lovers roommate tea romance comedy friendship',
  'two-rings': 'marriage wedding married bride husband wife engagement divorce contract romance family',
  umbrella: 'rain love weather umbrella first spring summer romance comedy melodrama',
} as const satisfies Record<string, string>

export type DrawingName = keyof typeof SUITS
export const drawingNames = Object.keys(SUITS) as DrawingName[]
export const isDrawingName = (name: string): name is DrawingName => Object.hasOwn(SUITS, name)

const suits = drawingNames.map((name) => [name, new Set<string>(SUITS[name].split(' '))] as const)

export interface Choice {
  drawing: DrawingName
  palette: PaletteName
}

/** @param words texts with how much each of their words counts */
export function choose(seed: string, words: readonly (readonly [text: string, weight: number])[]): Choice {
  const weights = new Map<string, number>()
  for (const [text, weight] of words)
    for (const word of new Set(text.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g)))
      for (const form of [word, word.replace(/s$/, '')])
        weights.set(form, Math.max(weights.get(form) ?? 0, weight))
  const scored = suits.map(([name, known]) => {
    let score = 0
    for (const word of known) score += weights.get(word) ?? 0
    return { name, score }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  const fitting = scored.filter(({ score }) => score >= best * CLOSE)
  return {
    drawing: fitting[hash(seed) % fitting.length]!.name,
    palette: paletteNames[hash(`${seed} in colour`) % paletteNames.length]!,
  }
}

/** A drawing that suits nearly as well is chosen as often. */
const CLOSE = 0.7

/** A 32-bit hash of a text. */
function hash(text: string): number {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}
