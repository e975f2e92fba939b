// Five voices a title can be set in, and five ways to set a Korean and a Latin title together.
import type { Face } from './fonts.ts'
import { syllables, type Words } from './words.ts'

export interface Voice {
  korean: Face
  latin: Face
  /** a Latin title that stands first */
  headline: Face
}

export const voices = {
  gentle: { korean: 'batangBold', latin: 'batangBold', headline: 'batangBold' },
  quill: { korean: 'quill', latin: 'batangBold', headline: 'quill' },
  carved: { korean: 'song', latin: 'batangBold', headline: 'song' },
  brush: { korean: 'brush', latin: 'batangBold', headline: 'brush' },
  round: { korean: 'bagel', latin: 'sansBold', headline: 'bagel' },
} as const satisfies Record<string, Voice>

export type VoiceName = keyof typeof voices

/**
 * crown: Korean in the middle · flush: Korean to one side · pillar: Korean from top to bottom ·
 * giant: two or three syllables, as large as they get · latin: the Latin title first
 */
export type Layout = 'crown' | 'flush' | 'pillar' | 'giant' | 'latin'

/** The layouts a title can take; one listed twice is chosen twice as often. */
export function layoutsFor({ title, native }: Words, crowded = false): Layout[] {
  if (!native) return ['latin']
  const count = syllables(native).length
  const list: Layout[] = ['crown', 'flush']
  if (count >= 3 && count <= 6 && /^[가-힣 ]+$/.test(native) && !crowded) list.push('pillar', 'pillar')
  if (count <= 3) list.push('giant', 'giant')
  if (title.length <= 24 && count > 3) list.push('latin')
  return list
}
