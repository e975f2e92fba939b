// Tonight: how much somebody can take, and how long it may be. The rule of the question on the home page, and of every
// list that is asked for the same.
import type { ComfortScales } from './comfort.ts'
import type { Weights } from './moods.ts'

interface Answer {
  /** as an answer */
  label: string
  /** in a sentence: "12 light dramas" */
  adjective: string
  has: (feel: Readonly<ComfortScales>) => boolean
  /** which come first */
  weights: Weights
}

export const CAN_TAKE = {
  light: {
    label: 'Light',
    adjective: 'light',
    has: ({ gentleness, tears, heaviness }) =>
      tears <= 3 && (heaviness <= 2 || (heaviness <= 3 && gentleness >= 4)),
    weights: { gentleness: 0.5, tears: -1, heaviness: -2, pace: 0 },
  },
  bittersweet: {
    label: 'Bittersweet',
    adjective: 'bittersweet',
    has: ({ gentleness, tears, heaviness }) => gentleness >= 3 && tears >= 3 && heaviness <= 3,
    weights: { gentleness: 1, tears: 0, heaviness: -1, pace: 0 },
  },
  cry: {
    label: 'A good cry',
    adjective: 'tearful',
    has: ({ gentleness, tears }) => gentleness >= 3 && tears >= 4,
    weights: { gentleness: 1, tears: 1, heaviness: -0.5, pace: 0 },
  },
} as const satisfies Record<string, Answer>
export type CanTake = keyof typeof CAN_TAKE

/** In hours, both included. No drama of the starter catalog takes less than three. */
export const LENGTHS = {
  evening: { label: 'A few evenings: 3 to 10 hours', hours: [0, 10] },
  week: { label: 'A week: 11 to 18 hours', hours: [11, 18] },
  long: { label: 'Long company: 19 hours and more', hours: [19, Number.POSITIVE_INFINITY] },
} as const
export type Length = keyof typeof LENGTHS

const isOf =
  <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  (name: string | null | undefined): name is Name =>
    typeof name === 'string' && Object.hasOwn(table, name)
export const isCanTake = isOf(CAN_TAKE)
export const isLength = isOf(LENGTHS)

/** An episode takes about an hour, unless the length note says half an hour. */
export const hoursOf = ({ episodes, episodesNote }: { episodes: number; episodesNote?: string | null }) =>
  Math.round(episodes * (episodesNote?.includes('half an hour') ? 0.5 : 1))

export interface Answers {
  feel?: CanTake | undefined
  length?: Length | undefined
}

interface Lasting {
  hours: number
  /** absent while nobody has reviewed it: then it fits no feeling */
  feel: Partial<ComfortScales> | undefined
}

export function fitsTonight({ hours, feel }: Lasting, wish: Answers): boolean {
  if (wish.length) {
    const [least, most] = LENGTHS[wish.length].hours
    if (hours < least || hours > most) return false
  }
  return !wish.feel || (isComplete(feel) && CAN_TAKE[wish.feel].has(feel))
}

/** Whether a drama is more than somebody can take. Who wants a good cry can take any. */
export const isMoreThan = (feel: Partial<ComfortScales>, wish: CanTake): boolean =>
  isComplete(feel) &&
  (wish === 'light' ? !CAN_TAKE.light.has(feel) : wish === 'bittersweet' && feel.heaviness > 3)

const isComplete = (feel: Partial<ComfortScales> | undefined): feel is ComfortScales =>
  feel?.gentleness !== undefined && feel.tears !== undefined && feel.heaviness !== undefined
