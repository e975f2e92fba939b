// The file for Anki, read again as Anki reads it.
import { expect, test } from 'vitest'
import { type Quote, quotes } from '#contract/quotes.ts'
import { ankiField, ankiFile } from './anki.ts'

/** What Anki's importer does: lines with # on top are settings, then fields parted by tabs, in quotation marks where needed. */
function read(file: string) {
  const lines = file.split('\n')
  const settings = lines.filter((line) => line.startsWith('#'))
  const body = lines.slice(settings.length).join('\n')
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < body.length; at++) {
    const row = rows.at(-1)!
    const char = body[at]!
    const add = (text: string) => row.push(row.pop() + text)
    if (quoted) {
      if (char !== '"') add(char)
      else if (body[at + 1] === '"') add(body[++at]!)
      else quoted = false
    } else if (char === '"' && row.at(-1) === '') quoted = true
    else if (char === '\t') row.push('')
    else if (char === '\n') rows.push([''])
    else add(char)
  }
  return { settings, rows: rows.filter((row) => row.length > 1) }
}

test('the file says how it is to be read: tabs, no HTML, deck, columns, ids and tags', () => {
  expect(read(ankiFile(quotes, 'Shimpyo')).settings).toEqual([
    '#separator:tab',
    '#html:false',
    '#deck:Shimpyo Korean lines',
    '#columns:Id\tKorean\tEnglish\tRomanization\tDrama\tTags',
    '#guid column:1',
    '#tags column:6',
  ])
})

test('each line has all of its fields, under an id that never changes', () => {
  const { rows } = read(ankiFile(quotes, 'Shimpyo'))
  expect(rows).toEqual(
    quotes.map((quote) => [
      `Shimpyo-${quote.id}`,
      quote.korean,
      quote.english,
      quote.romanization,
      quote.drama,
      expect.stringMatching(/^Shimpyo Shimpyo::[\p{L}\p{N}_]+$/u),
    ]),
  )
})

test.each(['a\tb', 'two\nlines', 'say "yes"', '"', '#hashtag', ' blanks ', '\r\n', '<b>&amp;</b>', '도깨비'])(
  'whatever stands in a field comes out of it as it was: %j',
  (text) => {
    const hostile: Quote = { ...quotes[0]!, korean: text, english: text, drama: text }
    const { rows } = read(ankiFile([hostile, quotes[1]!], 'Shimpyo'))
    expect(rows).toHaveLength(2)
    expect(rows[0]!.slice(1, 3)).toEqual([text, text])
    expect(rows[0]).toHaveLength(6)
    expect(ankiField('plain')).toBe('plain')
  },
)

test('the name of a site cannot break the head of the file', () => {
  const { settings, rows } = read(ankiFile(quotes, 'My\n#html:true::Site'))
  expect(settings).toHaveLength(6)
  expect(settings[2]).toBe('#deck:My #html:true:Site Korean lines')
  expect(rows).toHaveLength(7)
})
