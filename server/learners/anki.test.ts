// The package for Anki, opened as Anki opens it; and where Anki's own code is installed, imported by it.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type Quote, quotes } from '#contract/quotes.ts'
import { isInstalled } from '#tests/commands.ts'
import { ankiPackage } from './anki.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const hostile: Quote = {
  ...quotes[0]!,
  korean: '<b>&amp;</b> "도깨비"\t{{c1::x}}',
  english: 'two\nlines <img src=x onerror=alert(1)>',
  drama: '#hash :: tag',
}

interface NoteType {
  name: string
  flds: { name: string; ord: number }[]
  tmpls: { qfmt: string; afmt: string }[]
  css: string
}

/** What is in a package: its note type, its decks, and of each card the fields by their names. */
function open(file: Uint8Array) {
  const files = unzipSync(file)
  const db = new DatabaseSync(':memory:')
  db.deserialize(files['collection.anki2']!)
  const col = db.prepare('select ver, models, decks from col').get() as Record<'models' | 'decks', string>
  const types = JSON.parse(col.models) as Record<string, NoteType>
  const decks = JSON.parse(col.decks) as Record<string, { name: string }>
  const rows = db
    .prepare(
      'select n.*, c.did, c.ord, c.due, c.queue from cards c join notes n on n.id = c.nid order by c.due',
    )
    .all() as {
    guid: string
    mid: number
    mod: number
    flds: string
    tags: string
    csum: number
    did: number
  }[]
  const cards = rows.map(({ guid, mid, mod, flds, tags, csum, did }) => {
    const values = flds.split('\x1f')
    const fields = Object.fromEntries(types[mid]!.flds.map(({ name, ord }) => [name, values[ord]]))
    return { guid, mod, fields, tags: tags.trim().split(' '), csum, deck: decks[did]!.name }
  })
  return { names: Object.keys(files), media: strFromU8(files.media!), types: Object.values(types), cards, db }
}

test('the package has its own note type with named fields, so that nothing has to be mapped', () => {
  const { names, media, types, cards } = open(ankiPackage(quotes, 'Shimpyo', NOW))
  expect([names, media]).toEqual([['collection.anki2', 'media'], '{}'])
  expect(types).toHaveLength(1)
  expect(types[0]!.flds.map(({ name }) => name)).toEqual([
    'Korean',
    'Romanization',
    'English',
    'Drama',
    'Tips',
  ])
  expect(cards.map(({ fields }) => fields)).toEqual(
    quotes.map(({ korean, romanization, english, drama, tips }) => ({
      Korean: korean,
      Romanization: romanization,
      English: english,
      Drama: drama,
      Tips: expect.stringContaining(tips[2].title),
    })),
  )
  for (const { deck, tags } of cards) {
    expect(deck).toBe('Shimpyo Korean lines')
    expect(tags).toEqual(['Shimpyo', expect.stringMatching(/^Shimpyo::[\p{L}\p{N}_]+$/u)])
  }
})

test('the question is the Korean line, and the answer has the rest; nothing is fetched and nothing is played', () => {
  const [type] = open(ankiPackage(quotes, 'Shimpyo', NOW)).types
  const [{ qfmt, afmt }] = type!.tmpls as [NoteType['tmpls'][0]]
  expect(qfmt.match(/\{\{\w+\}\}/g)).toEqual(['{{Korean}}'])
  expect(afmt.match(/\{\{\w+\}\}/g)).toEqual([
    ...['{{FrontSide}}', '{{Romanization}}', '{{English}}', '{{Drama}}', '{{Tips}}'],
  ])
  expect(qfmt + afmt + type!.css).not.toMatch(/https?:|url\(|\[sound|tts|script|@import/i)
  expect(type!.css).toContain('.nightMode')
})

test('a line has an id that never changes, and a later export is newer than the one before', () => {
  const [first, second] = [NOW, new Date(NOW.getTime() + 1000)].map(
    (now) => open(ankiPackage(quotes, 'Shimpyo', now)).cards,
  ) as [ReturnType<typeof open>['cards'], ReturnType<typeof open>['cards']]
  expect(first.map(({ guid }) => guid)).toEqual(quotes.map(({ id }) => `korean-line:${id}`))
  expect(second.map(({ guid }) => guid)).toEqual(first.map(({ guid }) => guid))
  for (const [at, { mod }] of second.entries()) expect(mod).toBeGreaterThan(first[at]!.mod)
})

test('the database is whole, and the checksum of a line is the one that Anki looks for', () => {
  const { db, cards } = open(ankiPackage(quotes, 'Shimpyo', NOW))
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const sha = createHash('sha1').update(quotes[0]!.korean).digest('hex')
  expect(cards[0]!.csum).toBe(Number.parseInt(sha.slice(0, 8), 16))
})

test('the text of a line is escaped: no HTML, no tags', () => {
  const [card] = open(ankiPackage([hostile], 'Shimpyo', NOW)).cards
  expect(card!.fields).toMatchObject({
    Korean: '&lt;b&gt;&amp;amp;&lt;/b&gt; "도깨비"\t{{c1::x}}',
    English: 'two<br>lines &lt;img src=x onerror=alert(1)&gt;',
  })
  expect(card!.tags).toEqual(['Shimpyo', 'Shimpyo::hash_tag'])
})

test('the name of a site makes one deck, whatever is in it', () => {
  const deckOf = (site: string) => open(ankiPackage(quotes, site, NOW)).cards[0]!.deck
  expect(deckOf('My\n"#html:true"::Site')).toBe('My #html:true:Site Korean lines')
  expect(deckOf('a:::b::::c')).toBe('a:b:c Korean lines')
})

test('without saved lines the package is valid and empty', () => {
  expect(open(ankiPackage([], 'Shimpyo', NOW)).cards).toEqual([])
})

// PYTHONPATH says where it is if Python does not know.
const python = ['python3', '/usr/bin/python3'].find(
  (command) =>
    spawnSync(command, ['-c', 'import sys; sys.path.append("/usr/share/anki"); import anki.collection'])
      .status === 0,
)

describe.skipIf(!isInstalled('Anki for Python', 'pip install anki', python))('in Anki itself', () => {
  interface Imported {
    guid: string
    fields: Record<string, string>
    tags: string[]
    deck: string
    question: string
    answer: string
  }

  /** File, Import, Import: of each package in turn. */
  function imported(...packages: Uint8Array[]): Imported[] {
    const folder = mkdtempSync(join(tmpdir(), 'anki-'))
    const files = packages.map((file, at) => {
      const path = join(folder, `${at}.apkg`)
      writeFileSync(path, file)
      return path
    })
    return JSON.parse(execFileSync(python!, ['tests/anki-import.py', ...files], { encoding: 'utf8' }))
  }

  test('every card is right after an import', () => {
    const cards = imported(ankiPackage([...quotes.slice(1), hostile], 'Shimpyo', NOW))
    expect(cards).toHaveLength(quotes.length)
    for (const { korean, romanization, english, drama } of quotes.slice(1)) {
      const card = cards.find(({ fields }) => fields.Korean === korean)
      expect(card).toMatchObject({ deck: 'Shimpyo Korean lines', fields: { English: english, Drama: drama } })
      expect(card!.question).toContain(korean)
      expect(card!.question).not.toContain(english)
      for (const part of [korean, romanization, english, drama]) expect(card!.answer).toContain(part)
    }
    const odd = cards.find(({ guid }) => guid === `korean-line:${hostile.id}`)
    expect(odd!.answer).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('a second import updates the cards and adds none', () => {
    const better = quotes.map((quote) => ({ ...quote, english: `${quote.english} (better)` }))
    const later = new Date(NOW.getTime() + 60_000)
    const cards = imported(ankiPackage(quotes, 'Shimpyo', NOW), ankiPackage(better, 'Shimpyo', later))
    expect(cards.map(({ fields }) => fields.English).sort()).toEqual(
      better.map(({ english }) => english).sort(),
    )
  })

  test('a line that was kept later joins the others', () => {
    const later = new Date(NOW.getTime() + 60_000)
    const cards = imported(
      ankiPackage(quotes.slice(0, 3), 'Shimpyo', NOW),
      ankiPackage(quotes.slice(2, 5), 'Shimpyo', later),
    )
    expect(cards.map(({ guid }) => guid).sort()).toEqual(
      quotes
        .slice(0, 5)
        .map(({ id }) => `korean-line:${id}`)
        .sort(),
    )
  })
})
