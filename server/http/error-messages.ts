// Default validation messages, in place of the library's.
import { z } from 'zod'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'

type Issue = z.core.$ZodRawIssue

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Once, before anything is checked. */
export const plainErrorMessages = () => z.config({ customError: plainWords })

function plainWords(issue: Issue): string {
  // in a list it is the list that is named
  const name = issue.path?.findLast((part) => typeof part === 'string') ?? 'The body'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} is required`
        : `${name} must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
    case 'too_big':
      if (issue.origin === 'string') return `${name} can be at most ${formatNumber(issue.maximum)} characters`
      return issue.origin === 'array'
        ? `${name} can have at most ${formatNumber(issue.maximum)} entries`
        : `${name} can be at most ${formatNumber(issue.maximum)}`
    case 'too_small':
      return `${name} must ${isCounted(issue.origin) ? 'have' : 'be'} at least ${leastOf(issue.origin, Number(issue.minimum))}`
    default:
      return `${name} is not valid`
  }
}

const isCounted = (origin: string) => origin === 'string' || origin === 'array'

const leastOf = (origin: string, least: number) =>
  origin === 'string'
    ? plural(least, 'character')
    : origin === 'array'
      ? plural(least, 'entry', 'entries')
      : formatNumber(least)
