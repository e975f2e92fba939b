// Which usernames count as the same name.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characters, usernameProblem } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { foldName, isReserved, namesLike, usernameFrom } from './names.ts'

test.each([
  ['Minji', 'minji', 'case'],
  ['Мinji', 'minji', 'a Cyrillic capital'],
  ['minjі', 'minji', 'a Cyrillic i'],
  ['ΜINJI', 'minji', 'a Greek capital'],
  ['Νina', 'Nina', 'a Greek capital whose small letter looks like v'],
  ['ｍｉｎｊｉ', 'minji', 'full-width letters'],
  ['𝓶𝓲𝓷𝓳𝓲', 'minji', 'ornamental letters'],
  ['ᴍɪɴᴊɪ', 'minji', 'small capitals'],
  ['min\u200bji', 'minji', 'a blank without width'],
  ['\u202eminji\u202c', 'minji', 'direction marks'],
  ['min\u3164ji', 'minji', 'a Hangul filler'],
  ['mínji', 'minji', 'an accent'],
  ['rninji', 'minji', 'r and n'],
  ['minj1', 'minji', 'a one'],
  ['m0on', 'moon', 'a zero'],
  ['Iee', 'lee', 'a capital I'],
  [' minji. ', 'minji', 'punctuation around it'],
  ['min  ji', 'min ji', 'two blanks'],
  ['min–ji', 'min-ji', 'a long dash'],
  ['STRASSE', 'straße', 'a sharp s'],
  ['STRAẞE', 'strasse', 'a capital sharp s'],
  ['min\t\0\tji', 'min ji', 'a character between blanks that nobody sees'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', 'a final sigma'],
  ['민지', '\u1106\u1175\u11ab\u110c\u1175', 'Hangul in pieces'],
])('%j and %j are one name: %s does not make another', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})

test.each([
  ['minji', 'minja'],
  ['민지', '민주'],
  ['Вера', 'Вика'],
  ['ая', 'ау'],
  ['Γιώργος', 'Γιώτα'],
  ['कि', 'की'],
  ['user 1', 'user 2'],
  ['...', '---'],
])('%j and %j are two names', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other))
})

describe('folding', () => {
  test('twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        const once = foldName(name)
        expect(foldName(once)).toBe(once)
      }),
    )
  })
  test('does not see case in a name of one alphabet', () => {
    for (const name of ['Minji', 'Łukasz', 'Наталья', 'Νίκος', 'Արմեն', 'İpek'])
      expect(foldName(name.toUpperCase())).toBe(foldName(name))
  })
})

describe('the name of a new member', () => {
  test.each([
    ['minji@example.com', 'minji'],
    ['Minji.Kim+drama@example.com', 'Minji.Kim+drama'],
    ['o!#$%&/=?^`{|}~x@example.com', 'ox'],
    ['a@example.com', 'a'],
    ['...@example.com', 'member'],
    ['Kim Minji', 'Kim Minji'],
    ['김민지', '김민지'],
    ['minji＠example.com', 'minji'],
    ['\u202e\u0000', 'member'],
    ['', 'member'],
    [`${'x'.repeat(64)}@example.com`, 'x'.repeat(30)],
  ])('from %j is %j', (text, name) => {
    expect(usernameFrom(text)).toBe(name)
  })

  test('is always a valid one, and never an email address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const batches = namesLike(usernameFrom(text))
        for (let i = 0; i < 3; i++)
          for (const name of batches.next().value as string[]) {
            expect(usernameProblem(name)).toBeNull()
            expect(characters(name)).toBeLessThanOrEqual(LIMITS.usernameMax)
            expect(name).not.toContain('@')
          }
      }),
    )
  })

  test('has a number behind it when the name is taken', () => {
    expect(namesLike('minji').next().value).toEqual([
      'minji',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `minji${n}`),
    ])
    expect(namesLike('a').next().value).toContain('a2')
    expect(namesLike('a').next().value).not.toContain('a')
  })
})

describe('nobody can take the name of the site, or one that speaks for it', () => {
  test.each([
    ...['admin', 'Admin', 'АDMIN', 'adm1n', 'ad.min', 'Moderators', 'deleted member', '관리자', '운영진'],
    ...['Shimpyo', 'SHIMPYO', 'Shirnpyo', 'Ѕһіmруо', 'sh1mpy0', 'S h i m p y o', 'shim-pyo', 'Shi.rnpyo'],
    ...['쉼표', '쉼 표', '\u1109\u1171\u11b7\u1111\u116d', '쉼표팀', '쉼표 운영자'],
    ...[
      'Shimpyo team',
      'shimpyo_team',
      'Team Shimpyo',
      'ShimpyoTeam',
      'The Shimpyo Team',
      'Shimpyo-Official',
    ],
    ...['My Site', 'mysite', 'My Site Support', 'Admin My Site'],
  ])('%j is kept back', (name) => {
    expect(isReserved(name, 'My Site')).toBe(true)
  })

  test.each([
    ...[
      'adminna',
      'Shim',
      'Shimpyo fan',
      'Pyo',
      '쉼',
      '쉼표같은하루',
      'teamwork',
      'Stella Official',
      'admin2',
      '...',
    ],
  ])('%j may be taken', (name) => {
    expect(isReserved(name, 'My Site')).toBe(false)
    expect(isReserved(name, '***')).toBe(false)
  })
})
