// What every scene is: a function that fills the pen's whole picture with one place, in one mood.

import type { Mood } from './moods.ts'
import type { Pen } from './pen.ts'
import type { Random } from './seeded-random.ts'

/**
 * Draws the place. Tall pictures keep their top 29 % calm for the title, wide ones their left half.
 * Says on which side of a tall picture the sky is emptier, so that words can lean there.
 */
export type Scene = (pen: Pen, random: Random, mood: Mood, wide: boolean) => Side

export type Side = 'left' | 'right'
