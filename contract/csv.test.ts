// Reading and writing CSV.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

test('any values that are written are read back unchanged', () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom("'=1", "''@", '=1', '"', "'"))
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1 }))
  fc.assert(
    fc.property(table, (rows) => {
      const heading = rows[0]!.map((_, at) => `column ${at}`)
      const filled = rows.filter((row) => row.some((text) => text.trim() !== ''))
      expect(readCsv(writeCsv([heading, ...filled]))).toEqual([heading, ...filled])
    }),
  )
})

test.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['a byte order mark', '\ufeffa,b\n1,2'],
  ['the separator in a line of its own', 'sep=;\r\na;b\r\n1;2'],
  ['a separator of its own', '\ufeffsep=|\na|b\n1|2'],
  ['line ends of an old Mac', 'a;b\r1;2\r'],
  ['line ends of several systems', 'a,b\r1,2\n\r\n'],
  ['empty lines', 'a,b\n\n1,2\n,\n\n'],
])('reads rows with %s', (_, text) => {
  expect(readCsv(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('reads quotes, doubled quotes, lines within quotes and an empty end', () => {
  expect(readCsv('"a ""b""","c\nd",\n')).toEqual([['a "b"', 'c\nd', '']])
})

test('text after a closing quote belongs to the value', () => {
  expect(readCsv('"a"b,c\nd,5" disk')).toEqual([
    ['ab', 'c'],
    ['d', '5" disk'],
  ])
})

test('a quote that is never closed ends with the text', () => {
  expect(readCsv('a,"b\nc,d')).toEqual([['a', 'b\nc,d']])
})

test('a value that a spreadsheet would run as a formula is written as text', () => {
  expect(writeCsv([['=1+1', '@x', -3]])).toBe("'=1+1,'@x,-3\r\n")
})

test('reading stops after the given number of rows', () => {
  expect(readCsv('a\nb\nc\nd', 2)).toEqual([['a'], ['b']])
})
