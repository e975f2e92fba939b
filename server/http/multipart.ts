// What a multipart form may be refused for, and the name of a file in it.
import { Failure } from './failures.ts'

export const notAForm = () => new Failure('wrong-type', 'The form must be sent as multipart/form-data')

/** Why its parts could not be read. */
export function brokenForm(error: unknown): Failure {
  if (error instanceof Failure) return error
  return /^FST_(FILES|PARTS|FIELDS)_LIMIT/.test((error as NodeJS.ErrnoException).code ?? '')
    ? new Failure('too-large', 'This form has too many fields or files')
    : new Failure('invalid', 'The form is incomplete. Please send it again.')
}

/** What the sender called a file, as it can be shown. It names no file of ours. */
export const readableName = (name: string, longest: number) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
