// What counts as a difference between two engines.
import { expect, test } from 'vitest'
import { type Box, differences } from './differences.ts'

const button: Box = ['button', 'Search', 100, 40, 80, 44]

test('the same parts at the same places do not differ, whatever their heights', () => {
  expect(differences([button], [['button', 'Search', 104, 90, 84, 60]])).toEqual([])
})

test('a part elsewhere, a part too many and a missing part are named', () => {
  const others: Box[] = [
    ['button', 'Search', 140, 40, 80, 44],
    ['a', 'More', 0, 0, 50, 20],
  ]
  expect(differences([button, ['h1', 'Shimpyo', 0, 0, 300, 60]], others)).toEqual([
    'button "Search": 140, 80 wide, instead of 100, 80 wide',
    'only here: a "More"',
    'not here: h1 "Shimpyo"',
  ])
})

test('two parts with one text are compared in their order', () => {
  const second: Box = ['button', 'Search', 500, 40, 80, 44]
  expect(differences([button, second], [button, second])).toEqual([])
})
