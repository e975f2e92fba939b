// The type of a scene: a function that fills the whole picture with one place, in one mood.

import type { Mood } from './moods.ts'
import type { Pen } from './pen.ts'
import type { Random } from './seeded-random.ts'

/**
 * Draws the place. Tall pictures keep their top 29 % calm for the title, wide ones their left half.
 * Returns the side of a tall picture on which the sky is emptier, so that text can go there.
 */
export type Scene = (pen: Pen, random: Random, mood: Mood, wide: boolean) => Side

export type Side = 'left' | 'right'
