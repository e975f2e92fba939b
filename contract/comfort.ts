// The comfort guide: how a drama feels in words, and which dramas somebody would rather not meet today.

/** The topics of the guide: what somebody may want to know, or avoid, beforehand. */
export const CONTENT_NOTES = [
  'grief',
  'illness',
  'mental illness',
  'dementia',
  'death of a parent',
  'death of a child',
  'death of an important character',
  'suicide',
  'self-harm',
  'eating disorder',
  'miscarriage or abortion',
  'violence',
  'gore',
  'war',
  'accident',
  'abuse',
  'bullying',
  'sexual violence',
  'sexual harassment',
  'stalking or kidnapping',
  'discrimination',
  'addiction',
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

/** A public page that was read about a drama. */
export interface PageRead {
  name: string
  url: string
  /** the month it was read: "2026-11" */
  read: string
}

/** How surely a topic is there: seen, or spoken of as part of the story. */
export const SURENESS = ['shown', 'mentioned'] as const

export interface NoteDetail {
  how: (typeof SURENESS)[number]
  /** the episodes, as exactly as known; a spoiler. Blank where unknown */
  where: string
  sources: PageRead[]
  /** the day a reader wrote it to us: "2026-12-03" */
  addedByReader?: string | undefined
}
export type NoteDetails = Partial<Record<ContentNote, NoteDetail>>

/**
 * What is known about how a drama feels. Each topic is there (`notes`), was looked for and not found (`notFound`), or
 * was not looked for (neither). Without a `source` nothing is said at all.
 */
export interface Comfort extends Partial<ComfortScales> {
  notes: string[]
  notFound: string[]
  /** named by a reader, and not decided yet; never among those not found */
  reported: string[]
  /** of the notes; those written down without a detail have none */
  details: NoteDetails
  /** what was read to find out */
  pages: PageRead[]
  /** who says so, as it stands on the page */
  source: string
}

export const SCALES = ['gentleness', 'tears', 'heaviness', 'pace'] as const satisfies (keyof ComfortScales)[]

/** From 1 to 5. */
export const SCALE_WORDS: Record<keyof ComfortScales, readonly [string, string, string, string, string]> = {
  gentleness: ['Harsh', 'Often harsh', 'In between', 'Gentle', 'Very gentle'],
  tears: ['Hardly any', 'A few', 'Some', 'Many', 'Keep tissues nearby'],
  heaviness: ['Very light', 'Light', 'In between', 'Heavy', 'Very heavy'],
  pace: ['Slow and quiet', 'Slow', 'Steady', 'Fast', 'Very fast'],
}

/** Avoiding one of these means avoiding the others too, and what those bring with them. */
const ALSO_AVOIDED: Partial<Record<ContentNote, readonly ContentNote[]>> = {
  grief: ['death of a parent', 'death of a child', 'death of an important character'],
  accident: ['death of a parent', 'death of a child', 'death of an important character'],
  'death of an important character': ['death of a parent', 'death of a child'],
  'death of a child': ['miscarriage or abortion'],
  illness: ['dementia'],
  'mental illness': ['suicide', 'eating disorder'],
  suicide: ['self-harm'],
  'self-harm': ['suicide'],
  violence: ['gore', 'war', 'sexual violence'],
  abuse: ['sexual violence'],
  'sexual violence': ['sexual harassment'],
  'sexual harassment': ['sexual violence'],
}

/** Reads "grief,violence". Keeps known notes only, each once, in the order of CONTENT_NOTES. */
export function notesIn(text: string | undefined): ContentNote[] {
  const named = new Set((text ?? '').split(',').map((one) => one.trim().toLowerCase()))
  return CONTENT_NOTES.filter((note) => named.has(note))
}

/** These and everything that is avoided with them, in the order of CONTENT_NOTES. */
export function avoidedWith(notes: readonly ContentNote[]): ContentNote[] {
  const avoided = new Set(notes)
  // A set may grow while it is read: what was added is read as well.
  for (const note of avoided) for (const other of ALSO_AVOIDED[note] ?? []) avoided.add(other)
  return CONTENT_NOTES.filter((note) => avoided.has(note))
}

/** A drama counts as gentle with at least this gentleness, at most this heaviness, and none of these topics. */
export const GENTLE = {
  gentleness: 4,
  heaviness: 3,
  without: ['suicide', 'gore'],
} as const satisfies { gentleness: number; heaviness: number; without: readonly ContentNote[] }

export interface ComfortWish {
  avoid: readonly ContentNote[]
  gentle: boolean
}

/** Every topic that must have been looked for and not found. */
export function mustBeAbsent({ avoid, gentle }: ComfortWish): ContentNote[] {
  const absent = new Set<string>([...avoidedWith(avoid), ...(gentle ? GENTLE.without : [])])
  return CONTENT_NOTES.filter((note) => absent.has(note))
}

/** Whether a drama matches the filter. A topic that nobody checked is not absent. */
export function fits(comfort: Comfort | undefined, wish: ComfortWish): boolean {
  if (wish.avoid.length === 0 && !wish.gentle) return true
  if (!comfort) return false
  const { gentleness = 0, heaviness = 5, notes, notFound } = comfort
  if (wish.gentle && (gentleness < GENTLE.gentleness || heaviness > GENTLE.heaviness)) return false
  return mustBeAbsent(wish).every((note) => notFound.includes(note) && !notes.includes(note))
}
