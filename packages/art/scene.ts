// What every scene is: a function that fills the pen's whole picture with one place, in one mood.
import type { Chance } from './chance.ts'
import type { Mood } from './moods.ts'
import type { Pen } from './pen.ts'

/**
 * Draws the place. Tall pictures keep their top 29 % calm for the title, wide ones their left half.
 * Says on which side of a tall picture the sky is emptier, so that words can lean there.
 */
export type Scene = (pen: Pen, random: Chance, mood: Mood, wide: boolean) => Side

export type Side = 'left' | 'right'
