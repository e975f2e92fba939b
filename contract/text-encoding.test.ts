// Detecting encodings of files from spreadsheet programs.
import { expect, test } from 'vitest'
import { cp949 } from '#tests/cp949.ts'
import { decodeText, encodingOf } from './text-encoding.ts'

const KOREAN = '제목,연도\r\n나의 아저씨,2018\r\n폭싹 속았수다,2025\r\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each<[string, Uint8Array, string, string]>([
  ['English', Buffer.from('title,year\n'), 'utf-8', 'title,year\n'],
  ['UTF-8', Buffer.from(KOREAN), 'utf-8', KOREAN],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${KOREAN}`), 'utf-8', KOREAN],
  ['UTF-16 as Excel saves "Unicode text"', utf16(`\ufeff${KOREAN}`), 'utf-16le', KOREAN],
  ['UTF-16, big-endian', utf16(`\ufeff${KOREAN}`).swap16(), 'utf-16be', KOREAN],
  ['UTF-16 without a mark that begins with Hangul', utf16(KOREAN), 'utf-16le', KOREAN],
  ['the same, big-endian', utf16(KOREAN).swap16(), 'utf-16be', KOREAN],
  ['Korean Excel', cp949(KOREAN), 'euc-kr', KOREAN],
  ['Western Excel', latin1('title\nCafé Minamdang\n'), 'windows-1252', 'title\nCafé Minamdang\n'],
  ['a curly apostrophe', latin1('title\nIt\x92s Okay\n'), 'windows-1252', 'title\nIt’s Okay\n'],
])('%s', (_, bytes, encoding, text) => {
  expect(encodingOf(bytes)).toBe(encoding)
  expect(decodeText(bytes, encodingOf(bytes)!)).toBe(text)
})

test('a file that ends in the middle of a letter is still what it was', () => {
  expect(encodingOf(Buffer.from(KOREAN.repeat(5)).subarray(0, -6))).toBe('utf-8')
  expect(encodingOf(cp949(KOREAN.repeat(5)).subarray(0, -8))).toBe('euc-kr')
})

test('a zip or an old spreadsheet is no text', () => {
  expect(encodingOf(Buffer.from('PK\x03\x04rest'))).toBeNull()
  expect(encodingOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).toBeNull()
})

test('a wrong encoding gives wrong letters but no error', () => {
  expect(decodeText(cp949(KOREAN), 'utf-8')).toContain('\ufffd')
  expect(decodeText(Buffer.from(KOREAN), 'utf-16be')).not.toContain('제목')
})
