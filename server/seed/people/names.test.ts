// Holds what we know of people's names to its shape: sorted, in the credits we ship, and nobody taken for another.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { indexDramasIn, indexKeyOf, readIndexFiles } from '#server/seed/index/read-index.ts'

type Role = 'actor' | 'writer'
interface Entry {
  name: string
  nativeName?: string
  otherNames?: string[]
  roles: Role[]
  /** only of people who share a name: all dramas known to be theirs, "title year" */
  dramas?: string[]
  /** only of people who share a name: what tells them apart */
  remark?: string
}

const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'names.json'), 'utf8')) as Entry[]

const FIELDS = ['name', 'nativeName', 'otherNames', 'roles', 'dramas', 'remark']
const LONGEST_NAME = 60
const LONGEST_REMARK = 80
const LATIN_NAME = /^[\p{L}][\p{L}.'\- ]*$/u
const HANGUL_NAME = /^[가-힣]+(?: [가-힣]+)*$/

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const namesOf = ({ name, otherNames = [] }: Entry) => [name, ...otherNames]
const names = (wrong: (entry: Entry) => boolean) => entries.filter(wrong).map(({ name }) => name)

/** Who acted in a drama or wrote it, by "title year", as letters; in the index and in the catalogue. */
const credits: Record<Role, Map<string, Set<string>>> = { actor: new Map(), writer: new Map() }
function addCredits(drama: string, role: Role, people: string[]) {
  const known = credits[role].get(drama) ?? new Set()
  credits[role].set(drama, new Set([...known, ...people.map(letters)]))
}
for (const drama of indexDramasIn((await readIndexFiles()).facts)) {
  addCredits(indexKeyOf(drama), 'actor', drama.cast)
  addCredits(indexKeyOf(drama), 'writer', drama.writers ?? [])
}
for (const { title, year, mainCast, writer } of catalogue) {
  addCredits(`${title} ${year}`, 'actor', mainCast)
  addCredits(`${title} ${year}`, 'writer', writer.split(/,\s*/))
}

const isCredited = (entry: Entry, role: Role, drama: string) =>
  namesOf(entry).some((name) => credits[role].get(drama)?.has(letters(name)))

test('every entry has a name, its roles, and no field that we do not know', () => {
  const roles = ['actor', 'writer', 'actor,writer']
  const malformed = (name: string) => !LATIN_NAME.test(name) || name.length > LONGEST_NAME
  expect(names((entry) => Object.keys(entry).some((field) => !FIELDS.includes(field)))).toEqual([])
  expect(names((entry) => !roles.includes(entry.roles.join()))).toEqual([])
  expect(entries.flatMap(namesOf).filter(malformed)).toEqual([])
  expect(names(({ otherNames }) => otherNames?.length === 0)).toEqual([])
})

test('entries are sorted by name', () => {
  const sorted = entries.map(({ name }) => name.toLowerCase())
  expect(sorted).toEqual([...sorted].sort())
})

test('an other name differs in letters from the name and from the rest', () => {
  expect(names((entry) => new Set(namesOf(entry).map(letters)).size < namesOf(entry).length)).toEqual([])
})

test('whoever has an entry is in the cast or among the writers of a drama, in each role of theirs', () => {
  const everyone = (role: Role) => new Set([...credits[role].values()].flatMap((people) => [...people]))
  const known = { actor: everyone('actor'), writer: everyone('writer') }
  expect(
    names((entry) =>
      entry.roles.some((role) => !namesOf(entry).some((name) => known[role].has(letters(name)))),
    ),
  ).toEqual([])
})

test('the dramas of a person exist and credit that name', () => {
  const wrong = entries.flatMap((entry) =>
    (entry.dramas ?? [])
      .filter((drama) => !entry.roles.some((role) => isCredited(entry, role, drama)))
      .map((drama) => `${entry.name}: ${drama}`),
  )
  expect(wrong).toEqual([])
})

test('people who share a name and a role are told apart by a remark and their dramas', () => {
  const claims = entries.flatMap((entry) =>
    entry.roles.flatMap((role) => namesOf(entry).map((name) => ({ key: `${letters(name)} ${role}`, entry }))),
  )
  const shared = [...Map.groupBy(claims, ({ key }) => key).entries()].filter(([, those]) => those.length > 1)
  const wrong = shared.filter(([, those]) => {
    const remarks = those.map(({ entry }) => entry.remark)
    const dramas = those.flatMap(({ entry }) => entry.dramas ?? [])
    return (
      those.some(({ entry }) => !entry.dramas?.length) ||
      new Set(remarks).size < remarks.length ||
      new Set(dramas).size < dramas.length
    )
  })
  expect(wrong.map(([key]) => key)).toEqual([])
})

test('dramas and a remark come together', () => {
  expect(names(({ dramas, remark }) => (dramas === undefined) !== (remark === undefined))).toEqual([])
  expect(names(({ dramas }) => dramas?.length === 0)).toEqual([])
  expect(names(({ remark = '-' }) => remark.trim() === '' || remark.length > LONGEST_REMARK)).toEqual([])
})

// How people's names spell the parts of a Hangul syllable in Latin letters, in the order of Unicode.
const FIRST = 'k|g,kk|gg,n,d|t,tt|dd,r|l,m,b|p,pp|bb,s|sh,ss|s,,j|ch|z,jj,ch,k|c,t,p|f,h'.split(',')
const VOWEL =
  'a|ah,ae|e,ya|ia,yae,eo|u|uh|o|e|eu,e,yeo|yu|you|yo|eo|u|eu,ye|e,o|oh,wa,wae,oe,yo,u|oo|ou|woo,wo|ueo,we,wi|ui,yu|yoo|you|u|eu,eu|u|oo,ui|eui|ee|i,i|ee|y|yi|ea'.split(
    ',',
  )
const LAST = 'k|g,,,n,,,t,l|r,,,,,,,,m|mm|hm,p|b,,t,t,ng,t,t,k,t,p,t'.split(',')
const SURNAMES: Record<string, string> = {
  이: 'lee',
  박: 'park',
  노: 'roh',
  류: 'yoo',
  임: 'lim',
  견: 'kyeon',
  최: 'choi',
}
const FIRST_SYLLABLE = '가'.charCodeAt(0)
/** Stage names and names in another order or spelling; their Hangul was looked up one by one. */
const SPELLED_OTHERWISE = [
  'Alex Chu, Brian Joo, Chani, Choi Philip, Chuu, Clara Lee, Claudia Kim, Daniel Henney, Danny Ahn, EXY, Eric Mun, Esom',
  'Eugene, Han Groo, Honey Lee, IU, Irene, Jay B, Jung Eui-jae, Kang Full, Key, Kim Min-gue, Krystal Jung',
  'Lee Elijah, Na Hae-ryung, Narsha, Nichkhun, Ock Joo-hyun, Ok Taec-yeon, Onew, Ong Seong-wu, P.O, Park Hee-von',
  'Rain, Rocky, Sandara Park, Seo Bum-june, Seo Yea-ji, Yang Ik-june, Youn Yuh-jung',
  'T.O.P, Teo Yoo, Thunder, U-Know, Woo Da-vi, Xiumin, Yoon Park',
].flatMap((line) => line.split(', '))

/** A pattern of the ways to spell a Hangul name in Latin letters. */
function spellings(nativeName: string): RegExp {
  const syllables = [...nativeName.replaceAll(' ', '')].map((syllable, at) => {
    const code = syllable.charCodeAt(0) - FIRST_SYLLABLE
    const [first, vowel, last] = [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28]
    const spelled = `(?:${FIRST[first]})(?:${VOWEL[vowel]})(?:${last ? LAST[last - 1] : ''})`
    const surname = at === 0 && SURNAMES[syllable]
    return surname ? `(?:${surname}|${spelled})` : spelled
  })
  return new RegExp(`^${syllables.join('')}$`)
}

test('a Korean name is written in Hangul, and the name spells it', () => {
  expect(names(({ nativeName = '가' }) => !HANGUL_NAME.test(nativeName))).toEqual([])
  const other = names(
    ({ name, nativeName }) => nativeName !== undefined && !spellings(nativeName).test(letters(name)),
  )
  expect(other.sort()).toEqual([...SPELLED_OTHERWISE].sort())
})
