// Rules of accounts: session lifetimes, usernames, passwords.
import { LIMITS } from './limits.ts'

/** Days: a session ends when it has not been used for the first, and in any case after the second. */
export const SESSION_IDLE_DAYS = 30
export const SESSION_LONGEST_DAYS = 90
/** Minutes for which a link to set a new password works; it works once. */
export const RESET_MINUTES = 30
/** Minutes after signing in during which an account without a password may be deleted. */
export const RECENT_SIGN_IN_MINUTES = 10

/** Wrong passwords that an account allows before it takes no more tries for a while. Open sessions are not affected. */
export const WRONG_PASSWORDS = { max: 10, seconds: 600 } as const
/** How many mails with such a link one account gets. */
export const RESET_MAILS = { max: 3, seconds: 3_600 } as const

/**
 * What stands behind `?auth=` when the server sends a browser to a page.
 * login: open the dialog. done: signed in through the provider, fetch the token with POST /api/auth/token.
 * reset: the token of the link stands behind the #. failed, away, suspended: say so, kindly.
 */
export const AUTH_MARKERS = ['login', 'done', 'reset', 'failed', 'away', 'suspended'] as const
export type AuthMarker = (typeof AUTH_MARKERS)[number]

/** Shown instead of the name of a deleted member. */
export const DELETED_MEMBER = 'deleted member'

export const INVALID_EMAIL = 'Please enter a valid email address'
export const EMAIL_TAKEN = 'An account with this email already exists'
export const WRONG_LOGIN = 'Invalid email or password'
export const WRONG_PASSWORD = 'Current password is incorrect'
export const USERNAME_TAKEN = 'This username is taken'
/** for reserved names */
export const USERNAME_RESERVED = 'This username is reserved'

/** Characters as people count them: one emoji is not two. */
export const characters = (text: string) => [...text].length

// Characters never outnumber UTF-16 units, so a very long text need not be counted.
export const isTooLong = (password: string) =>
  password.length > LIMITS.passwordMax * 2 || characters(password) > LIMITS.passwordMax
export const tooLong = (label: string) => `${label} can be at most ${LIMITS.passwordMax} characters`

/** Why this cannot be a password, or null. The commonest ones are known to the server alone. */
export function passwordProblem(password: string, label = 'Password'): string | null {
  if (isTooLong(password)) return tooLong(label)
  if (characters(password) < LIMITS.passwordMin)
    return `${label} must be at least ${LIMITS.passwordMin} characters`
  return null
}

/** A username as it is kept: composed, without blanks around it or in rows. */
export const tidyUsername = (name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim()

// Any script. Marks belong to letters, but a tower of them is a prank; `@` would make it an email address.
const USERNAME = /^(?:[\p{L}\p{N} ._'+-]\p{M}{0,3})+$/u

/** Why this (tidied) text cannot be a username, or null. */
export function usernameProblem(name: string): string | null {
  const length = characters(name)
  if (length < LIMITS.usernameMin) return `Username must be at least ${LIMITS.usernameMin} characters`
  if (length > LIMITS.usernameMax) return `Username can be at most ${LIMITS.usernameMax} characters`
  if (!USERNAME.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name))
    return "Username can have letters, numbers, spaces and . _ - + '"
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Username must have at least one letter or number'
  return null
}
