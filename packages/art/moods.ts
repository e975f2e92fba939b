// Moods: times of day and weathers. Each is a full set of colours that any scene can paint with.
import { type Colour, hex, mix } from './colour.ts'

export interface Mood {
  /** true: the picture is dark, so text on it is light */
  dark: boolean
  /** top, middle, horizon */
  sky: readonly [Colour, Colour, Colour]
  /** far and near water, where the land's colours would look like grass */
  water?: readonly [Colour, Colour]
  /** sun, moon or lamp */
  light: Colour
  /** receding planes, from the haze to the foreground */
  far: Colour
  mid: Colour
  near: Colour
  deep: Colour
  /** the one warm accent */
  spark: Colour
  ink: Colour
  paper: Colour
}

export const moods = {
  dawn: {
    dark: false,
    sky: [
      [0.86, 0.055, 205],
      [0.925, 0.04, 130],
      [0.9, 0.085, 62],
    ],
    light: [0.975, 0.055, 92],
    far: [0.8, 0.055, 195],
    mid: [0.66, 0.065, 188],
    near: [0.46, 0.065, 182],
    deep: [0.3, 0.05, 190],
    spark: [0.69, 0.17, 28],
    ink: [0.27, 0.045, 195],
    paper: [0.985, 0.015, 110],
  },
  noon: {
    dark: false,
    sky: [
      [0.8, 0.085, 225],
      [0.89, 0.05, 205],
      [0.955, 0.03, 150],
    ],
    water: [
      [0.66, 0.095, 215],
      [0.44, 0.085, 228],
    ],
    light: [0.99, 0.03, 100],
    far: [0.79, 0.07, 180],
    mid: [0.68, 0.105, 158],
    near: [0.52, 0.1, 155],
    deep: [0.35, 0.07, 162],
    spark: [0.7, 0.18, 35],
    ink: [0.27, 0.05, 215],
    paper: [0.99, 0.012, 120],
  },
  dusk: {
    dark: true,
    sky: [
      [0.37, 0.085, 345],
      [0.62, 0.145, 18],
      [0.84, 0.125, 66],
    ],
    light: [0.93, 0.1, 82],
    far: [0.55, 0.105, 5],
    mid: [0.42, 0.09, 352],
    near: [0.3, 0.065, 340],
    deep: [0.205, 0.045, 325],
    spark: [0.86, 0.15, 84],
    ink: [0.22, 0.05, 335],
    paper: [0.975, 0.025, 75],
  },
  night: {
    dark: true,
    sky: [
      [0.215, 0.055, 258],
      [0.33, 0.075, 240],
      [0.53, 0.085, 208],
    ],
    light: [0.945, 0.06, 95],
    far: [0.41, 0.065, 228],
    mid: [0.315, 0.06, 238],
    near: [0.235, 0.05, 248],
    deep: [0.165, 0.04, 256],
    spark: [0.85, 0.14, 80],
    ink: [0.18, 0.05, 255],
    paper: [0.975, 0.02, 100],
  },
  blossom: {
    dark: false,
    sky: [
      [0.895, 0.05, 355],
      [0.935, 0.04, 20],
      [0.955, 0.045, 80],
    ],
    water: [
      [0.76, 0.06, 215],
      [0.56, 0.075, 230],
    ],
    light: [0.985, 0.035, 70],
    far: [0.84, 0.06, 350],
    mid: [0.72, 0.09, 155],
    near: [0.53, 0.08, 165],
    deep: [0.33, 0.075, 350],
    spark: [0.74, 0.155, 5],
    ink: [0.31, 0.09, 355],
    paper: [0.99, 0.012, 30],
  },
  rain: {
    dark: true,
    sky: [
      [0.28, 0.04, 235],
      [0.42, 0.05, 220],
      [0.6, 0.05, 195],
    ],
    light: [0.91, 0.09, 84],
    far: [0.5, 0.045, 215],
    mid: [0.39, 0.045, 225],
    near: [0.28, 0.04, 235],
    deep: [0.19, 0.032, 242],
    spark: [0.8, 0.145, 70],
    ink: [0.19, 0.04, 235],
    paper: [0.975, 0.015, 160],
  },
  snow: {
    dark: false,
    sky: [
      [0.8, 0.04, 235],
      [0.9, 0.025, 225],
      [0.96, 0.018, 90],
    ],
    light: [0.99, 0.02, 95],
    far: [0.86, 0.025, 225],
    mid: [0.74, 0.04, 228],
    near: [0.52, 0.055, 232],
    deep: [0.31, 0.05, 240],
    spark: [0.64, 0.2, 28],
    ink: [0.28, 0.06, 240],
    paper: [0.99, 0.008, 220],
  },
  ember: {
    dark: true,
    sky: [
      [0.175, 0.035, 12],
      [0.33, 0.105, 20],
      [0.6, 0.185, 32],
    ],
    light: [0.83, 0.15, 62],
    far: [0.42, 0.12, 22],
    mid: [0.3, 0.085, 16],
    near: [0.215, 0.055, 10],
    deep: [0.145, 0.03, 5],
    spark: [0.84, 0.15, 75],
    ink: [0.16, 0.035, 10],
    paper: [0.97, 0.02, 60],
  },
  gardenia: {
    dark: false,
    sky: [
      [0.865, 0.135, 90],
      [0.9, 0.115, 92],
      [0.95, 0.06, 100],
    ],
    water: [
      [0.68, 0.09, 195],
      [0.47, 0.08, 205],
    ],
    light: [0.99, 0.04, 100],
    far: [0.84, 0.1, 110],
    mid: [0.66, 0.115, 145],
    near: [0.48, 0.095, 160],
    deep: [0.31, 0.065, 180],
    spark: [0.65, 0.205, 26],
    ink: [0.3, 0.075, 70],
    paper: [0.99, 0.025, 100],
  },
  autumn: {
    dark: false,
    sky: [
      [0.8, 0.115, 58],
      [0.87, 0.09, 70],
      [0.945, 0.05, 88],
    ],
    water: [
      [0.66, 0.075, 205],
      [0.46, 0.07, 215],
    ],
    light: [0.985, 0.045, 90],
    far: [0.8, 0.075, 72],
    mid: [0.66, 0.105, 60],
    near: [0.47, 0.095, 45],
    deep: [0.3, 0.07, 30],
    spark: [0.6, 0.195, 30],
    ink: [0.28, 0.075, 30],
    paper: [0.99, 0.018, 80],
  },
  wisteria: {
    dark: false,
    sky: [
      [0.74, 0.085, 290],
      [0.83, 0.075, 335],
      [0.93, 0.06, 55],
    ],
    water: [
      [0.7, 0.06, 250],
      [0.5, 0.075, 262],
    ],
    light: [0.985, 0.04, 80],
    far: [0.76, 0.07, 300],
    mid: [0.6, 0.085, 285],
    near: [0.43, 0.085, 280],
    deep: [0.28, 0.065, 280],
    spark: [0.72, 0.165, 15],
    ink: [0.25, 0.075, 285],
    paper: [0.99, 0.012, 320],
  },
  lagoon: {
    dark: true,
    sky: [
      [0.3, 0.065, 200],
      [0.46, 0.08, 190],
      [0.74, 0.085, 165],
    ],
    light: [0.96, 0.06, 110],
    far: [0.56, 0.08, 185],
    mid: [0.42, 0.07, 190],
    near: [0.31, 0.055, 195],
    deep: [0.21, 0.04, 200],
    spark: [0.85, 0.135, 78],
    ink: [0.2, 0.045, 200],
    paper: [0.98, 0.02, 130],
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods
export const moodNames = Object.keys(moods) as MoodName[]
export const isMood = (name: string | undefined): name is MoodName =>
  name !== undefined && Object.hasOwn(moods, name)
export const moodOf = (name: MoodName): Mood => moods[name]

/** The haze between the planes: distant colours lean towards it. */
export const hazeOf = (mood: Mood, light: number): Colour => mix(mood.sky[2], mood.light, light)

/** Light behind a paper window or in a bulb: warm at night, pale by day. */
export const lampOf = (mood: Mood): Colour => (mood.dark ? mood.spark : mix(mood.light, [0.9, 0.1, 85], 0.45))

/** A red for every mood: the spark where it is red, otherwise a fixed red. */
export const redOf = (mood: Mood, instead: Colour = [0.62, 0.19, 27]): Colour =>
  mood.spark[2] > 45 ? instead : mood.spark

/** What a page needs to put text over a picture of this mood. */
export interface PictureColours {
  dark: boolean
  /** the text */
  ink: string
  /** between picture and text */
  scrim: string
  /** the colour at the top edge of the picture */
  edge: string
  /** the colour of the sky at its lowest point */
  low: string
}

export function pictureColours(name: MoodName): PictureColours {
  const mood = moodOf(name)
  return {
    dark: mood.dark,
    ink: hex(mood.dark ? mood.paper : mood.ink),
    scrim: hex(mood.dark ? mood.deep : mood.sky[1]),
    edge: hex(mood.sky[0]),
    low: hex(mood.sky[2]),
  }
}
