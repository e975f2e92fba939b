// JSON of what is sent.
import { expect, test } from 'vitest'
import { jsonOf } from './json-of.ts'

test.each([
  [[]],
  [[undefined, null, 1, 'a', () => 1]],
  [[{ a: undefined, b: new Date(0) }, Object.freeze({ c: ['"', '\u2028'] })]],
  [{ list: [Object.freeze({ d: 1 })] }],
  [null],
])('a value is written as JSON.stringify writes it: %j', (value) => {
  expect(jsonOf(value)).toBe(JSON.stringify(value))
  expect(jsonOf(value)).toBe(JSON.stringify(value))
})

test('an entry that may change is written anew each time', () => {
  const entry = { a: 1 }
  jsonOf([entry])
  entry.a = 2
  expect(jsonOf([entry])).toBe('[{"a":2}]')
})
