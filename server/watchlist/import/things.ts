// Reads values from JSON of unknown shape.
import { momentOf } from './row.ts'

export type Thing = Record<string, unknown>
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : [])
/** What a value holds under a name; an empty one if that is no object. */
export const thing = (value: unknown): Thing => (isThing(value) ? value : {})
export const words = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

export const firstMoment = (...moments: unknown[]) =>
  moments.map((one) => momentOf(words(one))).find((one) => one !== null) ?? null
