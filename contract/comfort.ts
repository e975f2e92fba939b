// The comfort guide: how a drama feels in words, and which dramas somebody would rather not meet today.

/** What a drama may touch that someone may want to know, or avoid, beforehand. */
export const CONTENT_NOTES = [
  'grief',
  'illness',
  'death of a parent',
  'death of a child',
  'suicide',
  'self-harm',
  'violence',
  'gore',
  'abuse',
  'bullying',
  'sexual violence',
  'addiction',
  'war',
  'accident',
  'dementia',
  'infidelity',
  'animal harm',
] as const
export type ContentNote = (typeof CONTENT_NOTES)[number]

/** As it stands on a page: "Death of a parent". */
export const noteLabel = (note: string) => note.charAt(0).toUpperCase() + note.slice(1)

/** How a drama feels, each from 1 (hardly) to 5 (very). */
export interface ComfortScales {
  /** how gently it treats its people and its viewer */
  gentleness: number
  /** how likely it is to make you cry */
  tears: number
  /** how much it weighs on the mind afterwards */
  heaviness: number
  /** 1 slow and quiet, 5 breathless */
  pace: number
}

/** What admins wrote down about how a drama feels. Without a source nobody has reviewed it, and nothing is said. */
export interface Comfort extends Partial<ComfortScales> {
  /** what it touches; none noted is not a promise that there is none */
  notes: string[]
  /** who says so */
  source: string
}

export const SCALES = ['gentleness', 'tears', 'heaviness', 'pace'] as const satisfies (keyof ComfortScales)[]

/** From 1 to 5. */
export const SCALE_WORDS: Record<keyof ComfortScales, readonly [string, string, string, string, string]> = {
  gentleness: ['Harsh', 'Often harsh', 'Neither soft nor hard', 'Gentle', 'Very gentle'],
  tears: ['Hardly any', 'A few', 'Some', 'Many', 'Keep tissues near'],
  heaviness: ['Light as air', 'Light', 'In between', 'Heavy', 'Heavy, and it stays with you'],
  pace: ['Slow and quiet', 'Unhurried', 'Steady', 'Brisk', 'Breathless'],
}

/** Avoiding one of these means avoiding the others too. */
const ALSO: Partial<Record<ContentNote, readonly ContentNote[]>> = {
  violence: ['gore', 'sexual violence', 'war'],
  grief: ['death of a parent', 'death of a child'],
}

/** Reads "grief,violence". Keeps known notes only, each once, in the order of CONTENT_NOTES. */
export function notesIn(text: string | undefined): ContentNote[] {
  const named = new Set((text ?? '').split(',').map((one) => one.trim().toLowerCase()))
  return CONTENT_NOTES.filter((note) => named.has(note))
}

/** Everything that is left out with these. */
export const avoidedWith = (notes: readonly ContentNote[]): ContentNote[] => [
  ...new Set(notes.flatMap((note) => [note, ...(ALSO[note] ?? [])])),
]

/** A drama counts as gentle with at least this gentleness and at most this heaviness. */
export const GENTLE = { gentleness: 4, heaviness: 3 } as const

interface ComfortWish {
  avoid: readonly ContentNote[]
  gentle: boolean
}

/** Whether a drama meets the wish. An unreviewed drama meets none: unknown is not the same as safe. */
export function fits(comfort: Comfort | undefined, { avoid, gentle }: ComfortWish): boolean {
  if (avoid.length === 0 && !gentle) return true
  if (!comfort) return false
  const { gentleness = 0, heaviness = 5, notes } = comfort
  if (gentle && (gentleness < GENTLE.gentleness || heaviness > GENTLE.heaviness)) return false
  return !avoidedWith(avoid).some((note) => notes.includes(note))
}
