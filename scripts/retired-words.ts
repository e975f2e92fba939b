// Counts the retired private words in names of the code: functions, variables, types, properties and files. Texts, comments
// and strings do not count. `node scripts/retired-words.ts` prints a table; with --list every place, as file:line.
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Each with its other forms. */
const RETIRED = [
  ['kept'],
  ['said'],
  ['told'],
  ['heard'],
  ['asked'],
  ['wanted'],
  ['given'],
  ['gone'],
  ['there'],
  ['leave', 'leaves', 'leaving'],
  ['note', 'notes'],
  ['remembered'],
  ['shelf', 'shelves'],
  ['ties'],
  ['luck'],
  ['worth'],
] as const

/** Names that stay, with the reason. Without `files` they stay everywhere. */
const ALLOWED: { names: RegExp; files?: RegExp; why: string }[] = [
  {
    names: /^(?:contentNotes|CONTENT_NOTES|ContentNote|NoteDetails?|noteDetails|noteLabel|notesIn|withNote)$/,
    why: 'visitors see "content notes" in the comfort guide',
  },
  {
    names: /^notes?$/,
    files:
      /comfort|corrections|web\/dramas\/|web\/admin\/topic|contract\/api\/dramas|server\/dramas\/(?:show|fields|choose)|web\/rendered-once/,
    why: 'the same; "notes" is its field in the API',
  },
  { names: /^episodesNote$/, why: 'a field of the API; admins see "Length note"' },
  {
    names: /^(?:note|NOTE_MAX)$/,
    files:
      /moderation\/(?:table|reports|routes\.test|report-dialog)|tests\/(?:full-|e2e\/admin-day|e2e\/hostile)|contract\/(?:api\/)?moderation|auth\/my-data|members\/(?:reports|member-dialog)/,
    why: 'a field of the API; whoever reports something sees "Note"',
  },
  {
    names: /^notes?$/,
    files:
      /contract\/(?:drama-import|api\/admin-import)|server\/dramas\/import\/(?:plan|.*\.test)|web\/admin\/(?:\w+\/)*(?:plan-lines|import-dramas)/,
    why: 'a field of the API: what an import says about a line',
  },
  {
    names: /^(?:NOTE_TYPE_ID|noteType|NoteType|addNote|anki-note-type)$/,
    files: /learners\/anki/,
    why: "Anki's own word",
  },
  { names: /^keptAt$/, files: /learners/, why: 'a field of the API' },
  {
    names: /^keptLines$/,
    files: /auth\/my-data|contract\/api\/auth|learners\/routes\.test/,
    why: 'a field of what members download about themselves',
  },
  { names: /^kept$/, files: /web\/admin\/members\/log/, why: 'an action in the API' },
  {
    names: /^gone$/,
    files: /contract\/api\/history|server\/history|uploads\.system\.test|web\/admin\/history\/history-list/,
    why: 'a field of the API',
  },
  { names: /^onDragLeave$/, why: "React's own name" },
  {
    names: /^(?:leaves|notes|shelf)$/,
    files: /^packages\/art\//,
    why: 'drawn things: leaves of a tree, notes on a board, a shelf of books',
  },
]

interface Name {
  name: string
  file: string
  line: number
}

interface Node {
  type: string
  start: number
  name?: string
  computed?: boolean
  object?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every name in a piece of code. The class of a style sheet (`styles.wide`) is none. */
function* identifiersIn(node: Node): Generator<Node> {
  if (/^(?:JSX|Private)?Identifier$/.test(node.type)) yield node
  const isClass = node.type === 'MemberExpression' && !node.computed && node.object?.name === 'styles'
  for (const [key, value] of Object.entries(node)) {
    if (isClass && key === 'property') continue
    for (const child of [value].flat()) if (isNode(child)) yield* identifiersIn(child)
  }
}

function namesIn(file: string): Name[] {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const lineAt = (at: number) => text.slice(0, at).split('\n').length
  const fileName = { name: file.slice(file.lastIndexOf('/') + 1).split('.')[0]!, file, line: 1 }
  return [
    fileName,
    ...[...identifiersIn(program)].map(({ name = '', start }) => ({ name, file, line: lineAt(start) })),
  ]
}

/** The parts of `noteCreated`, `note-created` and `NOTE_CREATED`. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

const isAllowed = ({ name, file }: Name) =>
  ALLOWED.some(({ names, files }) => names.test(name) && (files?.test(file) ?? true))

const found = globSync('{contract,server,web,packages,scripts,tests,tools}/**/*.{ts,tsx,mjs}', {
  exclude: (path) => path.includes('node_modules'),
})
  .flatMap(namesIn)
  .filter((name) => !isAllowed(name))

console.log('| word | names | uses |\n|---|---|---|')
for (const forms of RETIRED) {
  const uses = found.filter(({ name }) => wordsOf(name).some((word) => forms.some((form) => form === word)))
  console.log(`| ${forms[0]} | ${new Set(uses.map(({ name }) => name)).size} | ${uses.length} |`)
  if (process.argv.includes('--list'))
    for (const { name, file, line } of uses) console.log(`    ${file}:${line} ${name}`)
}
