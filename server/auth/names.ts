// Usernames: which of them are one name to the eye, which ones are kept back, and which one a new member gets.
import { characters, DELETED_MEMBER, tidyUsername, usernameProblem } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { capitalLookAlikes, lookAlikes } from './confusables.ts'

/**
 * What a name looks like: equal for two names that a hasty reader takes for one. Case, accents, look-alike letters
 * of other alphabets, invisible characters and blanks do not count. For comparing only, never for showing.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Mn}--[\u0300-\u036f\u0483-\u3fff\u{a000}-\u{1ffff}]]/gv, '')
    .replace(/\p{Cf}|\p{Cc}/gu, '')
  const latin = isMixed(plain) ? swap(plain, capitalLookAlikes) : plain
  const small = latin.toUpperCase().toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return swap(small, lookAlikes)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[\s\p{Pd}_]+/gu, (gap) => (/[\p{Pd}]/u.test(gap) ? '-' : gap.includes('_') ? '_' : ' '))
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .normalize('NFC')
}
