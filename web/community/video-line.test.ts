// Which lines become video players.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, blocksOf, videoIn } from './video-line.ts'

const ID = 'aB3_dE-fG8h'

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?feature=shared&v=${ID}&t=42s`,
  `https://www.youtube.com/watch?v=${ID}#t=10`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?start=30`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc_DEF-123`,
  `youtu.be/${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `HTTPS://WWW.YouTube.COM/watch?v=${ID}`,
  `   https://youtu.be/${ID} \t`,
])('%s is a video', (line) => {
  expect(videoIn(line)).toBe(ID)
})

describe.each([
  [
    'look-alike hosts',
    [
      `https://youtube.com.evil.com/watch?v=${ID}`,
      `https://www.youtube.com.evil.example/embed/${ID}`,
      `https://evilyoutube.com/watch?v=${ID}`,
      `https://youtu.be.evil.com/${ID}`,
      `https://notyoutu.be/${ID}`,
      `https://yоutube.com/watch?v=${ID}`,
      `https://youtube.com@evil.com/watch?v=${ID}`,
      `https://evil.com@youtube.com/watch?v=${ID}`,
      `https://youtube.com\\@evil.com/watch?v=${ID}`,
      `https://evil.com/?u=https://youtu.be/${ID}`,
      `https://evil.com#youtube.com/watch?v=${ID}`,
      `https://youtube.com:8080/watch?v=${ID}`,
      `https://youtube.com./watch?v=${ID}`,
      `https://www.youtube.com/redirect?q=evil.com&v=${ID}`,
      `//youtube.com/watch?v=${ID}`,
    ],
  ],
  [
    'ids that are none',
    [
      `https://youtu.be/${ID}x`,
      `https://youtu.be/${ID.slice(1)}`,
      `https://www.youtube.com/watch?v=${ID}x`,
      `https://www.youtube.com/embed/${ID}/x`,
      `https://www.youtube.com/watch?v=${ID}&v=bbbbbbbbbbb`,
      `https://www.youtube.com/watch?v=`,
      `https://www.youtube.com/watch`,
      `https://www.youtube.com/watch?w=${ID}`,
      `https://www.youtube.com/shorts/${ID}`,
      `https://www.youtube.com/playlist?list=${ID}`,
      `https://youtu.be/`,
    ],
  ],
  [
    'tricks',
    [
      `javascript:alert(1)//youtu.be/${ID}`,
      `data:text/html,https://youtu.be/${ID}`,
      `https://youtu.be/${ID}" onload="alert(1)`,
      `https://youtu.be/${ID}'><script>alert(1)</script>`,
      `https://youtu.be/${ID}\u202e`,
      `https://you\u200btu.be/${ID}`,
      `https://youtu.be/\t${ID}`,
    ],
  ],
  [
    'a link that is not alone',
    [`Look: https://youtu.be/${ID}`, `https://youtu.be/${ID} please`, `<https://youtu.be/${ID}>`, ''],
  ],
])('%s stay text', (_, lines) => {
  test.each(lines)('%j', (line) => {
    expect(videoIn(line)).toBeNull()
  })
})

test('no input throws, and every video id has 11 harmless characters', () => {
  const pieces = fc.constantFrom(
    'https://',
    'youtu.be/',
    'www.youtube.com',
    '/watch?v=',
    '/embed/',
    ID,
    '@',
    '\\',
    '"',
    '%22',
    '&v=',
    '#',
    ':',
    '.',
    '\u202e',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
      expect(videoIn(parts.join('')) ?? ID).toMatch(/^[\w-]{11}$/)
    }),
  )
})

test('text and videos keep their order and line breaks', () => {
  const blocks = blocksOf(`One\r\n\r\ntwo\nhttps://youtu.be/${ID}\n\n  three\nfour`)
  expect(blocks.map((block) => (block.kind === 'text' ? block.text : block.video))).toEqual([
    'One\n\ntwo',
    ID,
    '  three\nfour',
  ])
})

test('only a limited number of links become players, the others stay text', () => {
  const text = Array.from({ length: 5 }, () => `https://youtu.be/${ID}`).join('\n')
  expect(blocksOf(text, 2).map((block) => block.kind)).toEqual(['video', 'video', 'text'])
  expect(blocksOf(text, 0).map((block) => block.kind)).toEqual(['text'])
  const many = Array.from({ length: 1_700 }, () => `youtu.be/${ID}`).join('\n')
  expect(blocksOf(many).filter((block) => block.kind === 'video')).toHaveLength(20)
})

test('a card shows short texts whole and cuts long ones between words', () => {
  expect(beginningOf(blocksOf('Short.'), 100, 1)).toEqual({ shown: blocksOf('Short.'), isWhole: true })
  const { shown, isWhole } = beginningOf(blocksOf('word '.repeat(100)), 52, 1)
  expect(isWhole).toBe(false)
  expect(shown).toHaveLength(1)
  expect(shown[0]).toMatchObject({ text: `${'word '.repeat(10).trim()}…` })
  // one long word is cut anywhere, but not inside a character
  const torn = beginningOf(blocksOf('👻'.repeat(100)), 51, 1).shown[0]
  expect(torn?.kind === 'text' && torn.text.isWellFormed()).toBe(true)
})
