// What a scene is: a function that fills the whole picture with one place, in one mood; and what suits it.

import type { VoiceName } from './lettering/voices.ts'
import type { Mood, MoodName } from './moods.ts'
import type { Pen } from './pen.ts'
import type { Random } from './seeded-random.ts'

/**
 * Draws the place. Tall pictures keep their top 29 % calm for the title, wide ones their left half.
 * Returns the side of a tall picture on which the sky is emptier, so that text can go there.
 */
export type Scene = (pen: Pen, random: Random, mood: Mood, wide: boolean) => Side

export type Side = 'left' | 'right'

/** What suits a scene. */
export interface SceneCard {
  /** the moods that suit it, best first */
  moods: readonly MoodName[]
  /** how well a category suits this scene */
  likes: Readonly<Record<string, number>>
  /** categories do not count for the lettering: they may be edited, and a poster stays as it is */
  voices: readonly VoiceName[]
  /** something stands in its upper middle, where a title from top to bottom would run into it */
  crowded?: boolean
}
