// The list of people who can help: its default, and validation of an admin's list.
import { expect, test } from 'vitest'
import { ANYWHERE, DEFAULT_HELP, helplinesIn, helpProblem, needsHelp, speaksOfSelfHarm } from './help.ts'

test('the list begins with eight countries and a directory, each with its source and the month it was checked', () => {
  expect(helpProblem(DEFAULT_HELP)).toBeNull()
  const lines = helplinesIn(DEFAULT_HELP)
  expect(lines.map(({ country }) => country)).toEqual('KR US CA GB IE AU IN PH *'.split(' '))
  for (const { url, source, checked } of lines)
    expect([url, source, checked], url).toEqual([
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:/),
      '2026-11',
    ])
  expect(lines[0]).toMatchObject({ country: 'KR', call: '109, day and night' })
})

const KR = 'KR | Hotline | 109 | https://a.example | https://b.example | 2026-11'
const ALL = '* | Directory | | https://c.example | https://d.example | 2026-11'

test.each([
  ['KR | Hotline | 109', 'Line 1: write country'],
  [`${ALL}\n\n${KR.replace('KR', 'Korea')}`, 'Line 2: the country is two capital letters, or *'],
  [KR.replace('Hotline', ' '), 'Line 1: the name is missing'],
  [KR.replace('109', ''), 'Line 1: the number is missing'],
  [KR.replace('https://a', 'javascript:a'), 'Line 1: the address must begin with'],
  [KR.replace('https://b.example', 'a newspaper'), 'Line 1: the source must begin with'],
  [KR.replace('2026-11', 'November'), 'Line 1: the month must be written as 2026-11'],
  [`${KR}\n${KR}\n${ALL}`, 'KR has more than one line'],
  [KR, 'One line must begin with *'],
  ['', 'One line must begin with *'],
])('%j is refused with words', (text, words) => {
  expect(helpProblem(text)).toContain(words)
})

test('an invalid line is left out, the others are read', () => {
  expect(helplinesIn(`nonsense\n${KR}\n${ALL}`).map(({ country }) => country)).toEqual(['KR', ANYWHERE])
})

test('suicide and self-harm are what the list is for', () => {
  expect(needsHelp(['grief', 'self-harm'])).toBe(true)
  expect(needsHelp(['grief', 'violence'])).toBe(false)
  for (const text of ['her suicide', 'Suicidal', 'self-harm', 'I want to kill myself', '자살'])
    expect(speaksOfSelfHarm('A title', text), text).toBe(true)
  for (const text of ['a harmless joke', 'she cut the cake herself', 'it kills me', ''])
    expect(speaksOfSelfHarm(text), text).toBe(false)
})
