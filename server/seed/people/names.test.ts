// Holds what we know of people's names to its shape: sorted, spelled in letters, and nobody taken for another.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  name: string
  nativeName?: string
  otherNames?: string[]
  roles: ('actor' | 'writer')[]
  dramas?: string[]
  remark?: string
}

const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'names.json'), 'utf8')) as Entry[]

const FIELDS = ['name', 'nativeName', 'otherNames', 'roles', 'dramas', 'remark']
const LONGEST_NAME = 60
const LONGEST_REMARK = 80
const LATIN_NAME = /^\p{Lu}[\p{L}.'\- ]*$/u
const HANGUL_NAME = /^[가-힣]+(?: [가-힣]+)*$/

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const namesOf = ({ name, otherNames = [] }: Entry) => [name, ...otherNames]
const names = (wrong: (entry: Entry) => boolean) => entries.filter(wrong).map(({ name }) => name)

test('every entry has a name, its roles, and no field that we do not know', () => {
  const roles = ['actor', 'writer', 'actor,writer']
  expect(names((entry) => Object.keys(entry).some((field) => !FIELDS.includes(field)))).toEqual([])
  expect(names((entry) => !roles.includes(entry.roles.join()))).toEqual([])
  expect(
    entries.flatMap(namesOf).filter((name) => !LATIN_NAME.test(name) || name.length > LONGEST_NAME),
  ).toEqual([])
  expect(names(({ otherNames }) => otherNames?.length === 0)).toEqual([])
})

test('entries are sorted by name', () => {
  const sorted = entries.map(({ name }) => name.toLowerCase())
  expect(sorted).toEqual([...sorted].sort())
})

test('an other name differs from the name in letters, and from its neighbors', () => {
  expect(names((entry) => new Set(namesOf(entry).map(letters)).size < namesOf(entry).length)).toEqual([])
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
  expect(
    names(({ dramas }) => dramas?.length === 0 || new Set(dramas).size !== (dramas?.length ?? 0)),
  ).toEqual([])
  expect(entries.flatMap(({ dramas = [] }) => dramas).filter((drama) => !/^.+ \d{4}$/.test(drama))).toEqual(
    [],
  )
  expect(names(({ remark = '-' }) => remark.trim() === '' || remark.length > LONGEST_REMARK)).toEqual([])
})

test('a Korean name is written in Hangul', () => {
  expect(names(({ nativeName = '가' }) => !HANGUL_NAME.test(nativeName))).toEqual([])
})
