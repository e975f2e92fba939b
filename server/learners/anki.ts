// Exports a member's lines as an Anki package (.apkg): a zip with a SQLite collection.
import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { strToU8, zipSync } from 'fflate'
import { type AnkiLine, fieldsOf, NOTE_TYPE_ID, noteType } from './anki-note-type.ts'

// A deck of the same name is used again, whatever its number.
const DECK_ID = 1_795_219_200_002

/**
 * @param site the site's name, which names the deck
 * @param now when it was exported: Anki updates the notes it has from an earlier export
 */
export function ankiPackage(lines: readonly AnkiLine[], site: string, now: Date): Buffer {
  const files = {
    'collection.anki2': [collection(lines, site, now), { mtime: now }],
    // No sound and no pictures.
    media: [strToU8('{}'), { mtime: now }],
  } satisfies Parameters<typeof zipSync>[0]
  return Buffer.from(zipSync(files))
}

/** The collection in schema 11, the one that old and new versions of Anki read. */
const SCHEMA = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`

function collection(lines: readonly AnkiLine[], site: string, now: Date): Uint8Array {
  const db = new DatabaseSync(':memory:')
  try {
    db.exec(SCHEMA)
    const ms = now.getTime()
    const seconds = Math.floor(ms / 1000)
    const title = `${oneLine(site)} Korean lines`
    db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
      seconds,
      ms,
      ms,
      JSON.stringify({ activeDecks: [1], curDeck: 1, nextPos: lines.length + 1 }),
      JSON.stringify({ [NOTE_TYPE_ID]: noteType(title) }),
      JSON.stringify({ 1: deck(1, 'Default', seconds), [DECK_ID]: deck(DECK_ID, title, seconds) }),
      '{}',
      '{}',
    )
    const addNote = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')")
    const addCard = db.prepare(
      "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    )
    const tag = tagOf(site)
    for (const [at, line] of lines.entries()) {
      const fields = fieldsOf(line)
      const id = ms + at
      const tags = ` ${tag} ${tag}::${tagOf(line.drama)} `
      addNote.run(
        id,
        guidOf(line),
        NOTE_TYPE_ID,
        seconds,
        tags,
        fields.join('\x1f'),
        line.korean,
        checksum(line.korean),
      )
      addCard.run(id, id, DECK_ID, seconds, at + 1)
    }
    return db.serialize()
  } finally {
    db.close()
  }
}

/** By this Anki recognises a line that was imported before. */
const guidOf = ({ id }: AnkiLine) => `korean-line:${id}`

/** How Anki finds notes with the same first field. */
const checksum = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16)

const deck = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
})

/** Tags are separated by blanks, and levels of a tag by two colons. */
const tagOf = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '') || 'Korean'

/** Two colons would create a deck inside a deck. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/:{2,}/g, ':')
    .replaceAll('"', '')
    .trim()
