// Refuses the passwords that attackers try first: words with a usual ending, rows of keys, rows of digits.
import { ENDINGS, OTHERS, WORDS, YEARS } from './common-words.ts'

export const TOO_COMMON = 'Please choose a less common password'
export const TOO_CLOSE = 'Please choose a password other than your email address'

const endings = new Set(ENDINGS)
const words = new Set(WORDS)
const others = new Set(OTHERS)
for (let year = YEARS.from; year <= YEARS.to; year++) endings.add(String(year))

/** Signs in place of letters that everybody knows. */
const DISGUISES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** True for the commonest ones, without regard to case, a closing sign or two, or letters in disguise. */
function isCommon(password: string): boolean {
  const small = password.toLowerCase()
  const bare = small.replace(/[!?.*#$@+~]{1,2}$/, '')
  return [small, bare].some((text) => isListed(text) || isRow(text) || isListed(undisguised(text)))
}

function isListed(text: string): boolean {
  if (others.has(text)) return true
  for (let cut = text.length; cut > 2; cut--) {
    if (!endings.has(text.slice(cut))) continue
    const word = text.slice(0, cut)
    if (words.has(word) || words.has(undisguised(word))) return true
  }
  return false
}

const undisguised = (text: string) => [...text].map((sign) => DISGUISES[sign] ?? sign).join('')

const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]
const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

/** Longer ones were at least typed on purpose. */
const LONGEST_ROW = 16

/** "87654321", "aaaaaaaa", "12121212", "19990101". */
function isRow(text: string): boolean {
  if (text.length > LONGEST_ROW) return false
  return rows.some((row) => row.includes(text)) || /^(.{1,4})\1+$/.test(text) || isDate(text)
}

const isDate = (text: string) =>
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text) ||
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(text)

/** Why nobody should take this password, or null. @param email the address it is for */
export function weakness(password: string, email: string | null): string | null {
  if (isCommon(password)) return TOO_COMMON
  if (email && password.toLowerCase() === email.toLowerCase()) return TOO_CLOSE
  return null
}
