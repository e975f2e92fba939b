// Usernames: which look alike, which are reserved, and which one a new member gets.
import { randomInt } from 'node:crypto'
import { characters, DELETED_MEMBER, tidyUsername, usernameProblem } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { capitalLookAlikes, lookAlikes } from './confusables.ts'

/** Everything that shows the names of members. */
export const TOPICS_WITH_NAMES = ['community', 'reviews', 'lists', 'news', 'members'] as const

/**
 * Folds a name so that two names that look alike are equal: ignores case, accents, look-alike letters of other
 * alphabets, invisible characters and punctuation around it. For comparing, never for showing.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(?!\s)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/gu, ' ')
  const latin = isMixed(plain) ? swap(plain, capitalLookAlikes) : plain
  // By way of capitals: that makes one letter of ß and ss, and of the two small sigmas. ẞ has to be small before.
  const small = latin
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  const folded = swap(small, lookAlikes)
    .replace(/\p{Pd}/gu, '-')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .normalize('NFC')
  const bare = folded.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{M}\p{N}]+$/u, '')
  return bare || folded
}

const isMixed = (name: string) =>
  /\p{Script=Latin}/u.test(name) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(name)
const swap = (name: string, table: Map<string, string>) =>
  [...name].map((letter) => table.get(letter) ?? letter).join('')

/** Reserved names that seem official. Only the first admin, named in the settings, may have one. */
const RESERVED = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'moderator',
  'moderators',
  'guest',
  'system',
  'support',
  '관리자',
  '운영자',
  '운영진',
  DELETED_MEMBER,
]
const OUR_NAMES = ['Shimpyo', '쉼표']
/** Also reserved together with the site's name: "Shimpyo Team", "official.shimpyo". */
const ROLES = [
  ...RESERVED,
  'team',
  'staff',
  'crew',
  'mod',
  'mods',
  'official',
  'help',
  'helper',
  'news',
  '팀',
  '공식',
]

/** For reserved names, blanks and punctuation make no difference either. */
const squeezed = (name: string) => foldName(foldName(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, ''))

function reservedFor(siteName: string): Set<string> {
  const sites = [...OUR_NAMES, siteName]
  const titled = sites.flatMap((site) => ROLES.flatMap((role) => [site + role, role + site]))
  const names = [...RESERVED, ...sites, ...titled]
  const reserved = new Set([...names, ...names.map((name) => `the${name}`)].map(squeezed))
  // The name of a site may consist of symbols only.
  reserved.delete('')
  return reserved
}
let last = { siteName: '', reserved: reservedFor('') }

/** Whether a name is reserved. @param siteName the name of this site, reserved as well */
export function isReserved(name: string, siteName: string): boolean {
  if (last.siteName !== siteName) last = { siteName, reserved: reservedFor(siteName) }
  return last.reserved.has(squeezed(name))
}

/** What is left of a text as a username: the part before an @, without what a username cannot have. */
export function usernameFrom(text: string): string {
  const local = tidyUsername(text.normalize('NFKC').split('@', 1)[0]!)
  const allowed = tidyUsername(
    local.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/[^\p{L}\p{M}\p{N} ._'+-]/gu, ''),
  )
  const cut = tidyUsername([...allowed].slice(0, LIMITS.usernameMax).join(''))
  // A single letter is only too short: with a number behind it, it is a valid name.
  return usernameProblem(characters(cut) === 1 ? cut + cut : cut) === null ? cut : 'member'
}

/** The names to try for a new member, a batch at a time: the name itself, then with small numbers, then with larger ones. */
export function* namesLike(base: string): Generator<string[]> {
  const numbered = (number: number) => {
    const tail = String(number)
    return [...base].slice(0, LIMITS.usernameMax - tail.length).join('') + tail
  }
  const small = Array.from({ length: 8 }, (_, i) => numbered(i + 2))
  yield characters(base) >= LIMITS.usernameMin ? [base, ...small] : small
  for (let most = 1_000; ; most *= 10)
    yield Array.from({ length: 10 }, () => numbered(randomInt(10, Math.min(most, 1_000_000_000))))
}
