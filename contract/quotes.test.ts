// Checks the seven Korean lines: language, romanization, tips, sources.
import { describe, expect, test } from 'vitest'
import { romanize } from '#tests/romanize.ts'
import { LINE_WORDS, quotes } from './quotes.ts'

test('there is one line for each day of the week, from seven dramas', () => {
  expect(quotes).toHaveLength(7)
  for (const of of [
    quotes.map((q) => q.id),
    quotes.map((q) => q.korean),
    quotes.map((q) => q.drama),
    quotes.map((q) => q.english),
  ])
    expect(new Set(of).size).toBe(7)
})

describe.each(quotes)('$drama', (quote) => {
  test('the line is Korean, and short enough to keep', () => {
    expect(quote.korean).toMatch(/^[\p{Script=Hangul} ,.]+$/u)
    expect(quote.korean.length).toBeLessThanOrEqual(25)
  })

  test('the romanization is Latin letters, word for word', () => {
    expect(quote.romanization).toMatch(/^[A-Z][A-Za-z ,.]+$/)
    expect(quote.romanization.split(' ')).toHaveLength(quote.korean.split(' ').length)
  })

  test('the romanization follows the rules', () => {
    expect(quote.romanization.toLowerCase()).toBe(romanize(quote.korean))
  })

  test('the romanization uses no letter or pair that Revised Romanization does not have', () => {
    expect(quote.romanization).not.toMatch(/[fqvxz]|oo|sh|'|-/i)
  })

  test('it comes with a tip on grammar, on sound and for today, each with Korean in it', () => {
    expect(quote.tips.map((tip) => tip.kind)).toEqual(['grammar', 'sound', 'today'])
    for (const tip of quote.tips) {
      expect(tip.title.length).toBeLessThanOrEqual(40)
      expect(tip.text).toMatch(/\p{Script=Hangul}/u)
      expect(tip.text.length).toBeLessThanOrEqual(400)
      expect(`${tip.title} ${tip.text}`).not.toMatch(/!/)
    }
  })

  test('it says where it is heard, which page says so, and how sure we are', () => {
    expect(quote.scene).toMatch(/^[A-Z].+\.$/)
    const { name, url, read, words } = quote.source
    expect(name).toMatch(/\S/)
    expect(new URL(url).href).toBe(url)
    expect(read).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    expect(LINE_WORDS).toContain(words)
  })
})

test('before a nasal a stop turns nasal, in the tips and in the romanization: 입니다 is imnida', () => {
  for (const { korean, romanization, tips } of quotes) {
    expect(romanization).not.toMatch(/[pb]nida|kn|tn/i)
    if (!/[습입합]니다/u.test(korean)) continue
    expect(romanization).toMatch(/mnida/)
    expect(tips.find(({ kind }) => kind === 'sound')!.text).toMatch(/turns nasal before ㄴ: 임니다/)
  }
})

test('the ids of the lines never change: saved lines refer to them', () => {
  expect(quotes.map((quote) => quote.id)).toEqual([
    'live-today',
    'nothing-at-all',
    'read-it-backwards',
    'together-with-me',
    'first-time-dad',
    'worked-so-hard',
    'every-day-was-good',
  ])
})
