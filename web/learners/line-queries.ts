// The queries of the Korean Learners page, and which further lines its address names. Loaded with the page.
import { LARGEST_ID } from '#contract/largest-id.ts'
import { query } from '#web/api.ts'
import type { LineChoice } from '#web/paths.ts'

/** Which drama each of the seven lines is from. */
export const lineSources = query('GET /api/korean-lines')

/** The member's saved lines. Only for members. */
export const savedLines = query('GET /api/kept-lines')

/** A page of the further lines. */
export const furtherLines = ({ drama, feeling, grammar, part }: LineChoice) =>
  query('GET /api/korean-lines/further', { drama, feeling, grammar, page: part })

/** Reads the choice of further lines from the address. Invalid values are ignored. */
export function lineChoiceOf(search: URLSearchParams): LineChoice {
  const whole = (name: string, most: number) => {
    const number = Number(search.get(name))
    return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
  }
  const name = (key: string) => /^[a-z-]{1,20}$/.exec(search.get(key) ?? '')?.[0]
  return {
    drama: whole('drama', LARGEST_ID),
    feeling: name('feeling'),
    grammar: name('grammar'),
    part: whole('part', 100_000),
  }
}
