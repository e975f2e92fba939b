// The note type of an exported line: its fields, and how its card looks in Anki by day and by night.
import { GRAMMAR } from '#contract/learners.ts'
import type { Quote, Tip } from '#contract/quotes.ts'
import type { FurtherLine } from './lines.ts'

export type AnkiLine = Quote | FurtherLine

// Anki recognises the note type by this number. A field that is added, removed or renamed needs a new one: Anki does
// not update notes whose note type has other fields.
export const NOTE_TYPE_ID = 1_795_219_200_001
/** Seconds. Anki takes over the templates and the style of an import when this is newer: raise it when they change. */
const EDITED = 1_795_219_200

type Field = 'Korean' | 'Romanization' | 'English' | 'Drama' | 'Tips'

/** The fields in their order; each value is HTML. */
const FIELDS: Record<Field, (line: AnkiLine) => string> = {
  Korean: ({ korean }) => html(korean),
  Romanization: ({ romanization }) => html(romanization),
  English: ({ english }) => html(english),
  Drama: ({ drama }) => html(drama),
  Tips: (line) => tipsOf(line).map(tipHtml).join(''),
}
const names = Object.keys(FIELDS)

export const fieldsOf = (line: AnkiLine): string[] => Object.values(FIELDS).map((field) => field(line))

const tipsOf = (line: AnkiLine): readonly Pick<Tip, 'title' | 'text'>[] =>
  'tips' in line ? line.tips : [{ title: GRAMMAR[line.grammar], text: line.explanation }]

const html = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n?|\n/g, '<br>')

const tipHtml = ({ title, text }: Pick<Tip, 'title' | 'text'>) =>
  `<p><b>${html(title)}</b><br>${html(text)}</p>`

const FRONT = '<div class="korean" lang="ko">{{Korean}}</div>'
const BACK = `{{FrontSide}}
<hr id="answer">
<div class="romanization">{{Romanization}}</div>
<div class="english">{{English}}</div>
{{#Drama}}<div class="drama">{{Drama}}</div>{{/Drama}}
{{#Tips}}<details><summary>Tips</summary>{{Tips}}</details>{{/Tips}}`

const STYLE = `.card {
  box-sizing: border-box;
  min-height: 100vh;
  margin: 0;
  padding: 2.5rem max(1rem, 50% - 17rem);
  background: #fbf7f0;
  color: #2e2a25;
  font: 1.125rem/1.6 system-ui, sans-serif;
  text-align: center;
}
.korean {
  font-size: 1.9rem;
  line-height: 1.5;
  word-break: keep-all;
}
hr {
  margin: 1.5rem 0;
  border: 0;
  border-top: 2px dashed #c9bba6;
}
.romanization { color: #6b6156; font-style: italic; }
.english { margin: 0.5rem 0; font-size: 1.35rem; }
.drama { color: #6b6156; font-size: 0.95rem; }
details { margin-top: 1.5rem; font-size: 0.95rem; text-align: left; }
summary { cursor: pointer; text-align: center; }
.card.nightMode { background: #211d1a; color: #f1e9de; }
.nightMode hr { border-color: #6d6257; }
.nightMode .romanization, .nightMode .drama { color: #bcae9d; }
`

/** As Anki stores a note type in the format that all of its versions read. */
export const noteType = (name: string) => ({
  id: NOTE_TYPE_ID,
  name,
  type: 0,
  mod: EDITED,
  usn: -1,
  sortf: 0,
  did: null,
  tmpls: [{ name: 'Korean to English', ord: 0, qfmt: FRONT, afmt: BACK, bqfmt: '', bafmt: '', did: null }],
  flds: names.map((field, ord) => ({
    name: field,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  css: STYLE,
  latexPre: '',
  latexPost: '',
  // The card exists when the first field has something in it.
  req: [[0, 'any', [0]]],
  tags: [],
  vers: [],
})
