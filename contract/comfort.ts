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
  /** named by readers, and not decided by an admin yet. Shown beside the rest; weighs nothing in the filter */
  reported: string[]
  /** of these, what several independent members say: it counts as shown until an admin decides */
  confirmed: string[]
  /** of the notes; those written down without a detail have none */
  details: NoteDetails
  /** what was read to find out */
  pages: PageRead[]
  /** who says so, as it stands on the page */
  source: string
}

/**
 * When readers' reports count without an admin: so many members say the same, each from a network of their own, with
 * an account that was so old when they said it. Anybody can make one account today.
 */
export const CONFIRMED_BY = { members: 3, accountDays: 7 } as const

/** So many reports of one member, or of one network of guests, can wait for an admin at a time. */
export const OPEN_REPORTS_MOST = 10

export const SCALES = ['gentleness', 'tears', 'heaviness', 'pace'] as const satisfies (keyof ComfortScales)[]

/** From 1 to 5. */
export const SCALE_WORDS: Record<keyof ComfortScales, readonly [string, string, string, string, string]> = {
  gentleness: ['Harsh', 'Often harsh', 'In between', 'Gentle', 'Very gentle'],
  tears: ['Hardly any', 'A few', 'Some', 'Many', 'Keep tissues near'],
  heaviness: ['Very light', 'Light', 'In between', 'Heavy', 'Very heavy'],
  pace: ['Slow and quiet', 'Slow', 'Steady', 'Fast', 'Very fast'],
}

/**
 * What is a kind of the topic, or hurts the same people: a drama that shows one of these shows the topic. One step,
 * never a chain, and it need not have been looked for.
 */
const INCLUDES: Partial<Record<ContentNote, readonly ContentNote[]>> = {
  grief: ['death of a parent', 'death of a child', 'death of an important character'],
  'death of an important character': ['death of a parent', 'death of a child'],
  'death of a child': ['miscarriage or abortion'],
  illness: ['dementia'],
  'mental illness': ['eating disorder'],
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

/** The topics that somebody may mean who types this: the one of that name, else those that have the words. */
export function topicsNamed(text: string): ContentNote[] {
  const typed = text.trim().toLowerCase()
  const same = CONTENT_NOTES.filter((note) => note === typed)
  return same.length > 0 || typed === '' ? same : CONTENT_NOTES.filter((note) => note.includes(typed))
}

/** As one word, for attributes: "death-of-a-parent". */
export const noteSlug = (note: string) => note.replaceAll(' ', '-')

/** These and what they include, in the order of CONTENT_NOTES. */
export function withIncluded(notes: readonly ContentNote[]): ContentNote[] {
  const all = new Set(notes.flatMap((note) => [note, ...(INCLUDES[note] ?? [])]))
  return CONTENT_NOTES.filter((note) => all.has(note))
}

/** A drama counts as gentle with at least this gentleness, at most this heaviness, and none of these topics shown. */
export const GENTLE = {
  gentleness: 4,
  heaviness: 3,
  without: ['suicide', 'gore'],
} as const satisfies { gentleness: number; heaviness: number; without: readonly ContentNote[] }

export interface ComfortWish {
  /** not shown: it may be spoken of */
  avoid: readonly ContentNote[]
  /** not even mentioned */
  avoidMentions: readonly ContentNote[]
  gentle: boolean
}

/** How a drama feels and what is in it, without where and whose word it is: what lists and filters need. */
export interface Feel extends Partial<ComfortScales> {
  shown: readonly string[]
  mentioned: readonly string[]
  notFound: readonly string[]
}

/** Whether a drama is what somebody wishes for; `unknown` where nothing speaks against it and not all was looked for. */
export type Fit = 'fits' | 'unknown' | 'not'

export function fitOf(feel: Feel | undefined, { avoid, avoidMentions, gentle }: ComfortWish): Fit {
  if (avoid.length === 0 && avoidMentions.length === 0 && !gentle) return 'fits'
  if (!feel) return 'unknown'
  const { gentleness, heaviness, shown, mentioned, notFound } = feel
  const mayNotShow = [...withIncluded([...avoid, ...avoidMentions]), ...(gentle ? GENTLE.without : [])]
  if (mayNotShow.some((note) => shown.includes(note))) return 'not'
  if (withIncluded(avoidMentions).some((note) => mentioned.includes(note))) return 'not'
  if (gentle) {
    if (gentleness === undefined || heaviness === undefined) return 'unknown'
    if (gentleness < GENTLE.gentleness || heaviness > GENTLE.heaviness) return 'not'
  }
  const isKnown = (note: string) => notFound.includes(note) || mentioned.includes(note)
  return avoid.every(isKnown) && avoidMentions.every((note) => notFound.includes(note)) ? 'fits' : 'unknown'
}

/** Two or three plain words for a card: how it feels, and whether to keep tissues near. Blank where nobody has said. */
export function feelingOf({ gentleness, heaviness, tears }: Partial<ComfortScales>): string {
  if (gentleness === undefined || heaviness === undefined) return ''
  const words = [weightOf(gentleness, heaviness)]
  if ((tears ?? 0) >= 4) words.push('keep tissues near')
  return words.join(', ')
}

function weightOf(gentleness: number, heaviness: number): string {
  if (heaviness >= 5) return 'Very heavy'
  if (heaviness >= 4) return 'Heavy'
  if (gentleness >= 4) return heaviness <= 2 ? 'Gentle and light' : 'Gentle, bittersweet'
  if (gentleness <= 2) return 'Harsh'
  return heaviness <= 2 ? 'Light' : 'Bittersweet'
}
