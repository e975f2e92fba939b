// The columns of a file, ours and those of other lists, and the field of a drama that each one fills.

import { commaListIn } from '#contract/comma-list.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { type Kind, writtenEntries } from '#contract/content/fields.ts'
import { PLATFORMS } from '#contract/dramas.ts'
import { LIMITS } from '#contract/limits.ts'
import { nameKey } from '#contract/name-key.ts'
import { platformSlug } from '#contract/platforms.ts'
import { dayIn, daysIn } from './days.ts'
import { KOREAN_HEADINGS, platformInEnglish } from './korean.ts'
import { genreOf, moodsOf } from './moods.ts'

/** One drama of a file, with our names of the fields, not validated yet. */
export interface ReadRow {
  row: number
  id: number | null
  source?: string
  input: Record<string, unknown>
}

const OWN = writtenEntries(DRAMA)
const FACT_LISTS = ['genres', 'tags', 'writers'] as const
/** Other headings for the same columns. */
const ALSO: Record<string, string> = {
  name: 'title',
  englishtitle: 'title',
  synopsis: 'description',
  numberofepisodes: 'episodes',
  mood: 'categories',
  moods: 'categories',
  category: 'categories',
  cast: 'mainCast',
  actors: 'mainCast',
  starring: 'mainCast',
  platforms: 'streamingPlatforms',
  streaming: 'streamingPlatforms',
  wheretowatch: 'streamingPlatforms',
  popular: 'isPopular',
  image: 'imageUrl',
  uploadedimage: 'uploadedImage',
  hangul: 'nativeTitle',
  hangultitle: 'nativeTitle',
  koreantitle: 'nativeTitle',
  originaltitle: 'nativeTitle',
  romanisedtitle: 'romanizedTitle',
  othernames: 'aliases',
  alsoknownas: 'aliases',
  networks: 'network',
  aired: 'aired',
  firstaired: 'aired',
  firstairdate: 'aired',
  premiere: 'aired',
  lastaired: 'ended',
  lastairdate: 'ended',
  finale: 'ended',
  releaseyear: 'year',
  shimpyoid: 'id',
  id: 'id',
  source: 'source',
  ...KOREAN_HEADINGS,
}
/** Known headings that the import does not use. */
const NEVER = new Set(['ratedby', 'version', 'createdat', 'updatedat', 'deletedat', 'art', 'source'])

const COLUMNS = new Map<string, string>([
  ...[...OWN.map(([name]) => name), ...FACT_LISTS].map((name): [string, string] => [nameKey(name), name]),
  ...Object.entries(ALSO),
])

/** The column a heading stands for, or null if it is unknown. */
export const columnOf = (heading: string): string | null => COLUMNS.get(nameKey(heading)) ?? null
export const isOfNoUse = (heading: string) => NEVER.has(nameKey(heading)) || nameKey(heading) === ''

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** "a | b", "a; b" or "a, b"; a list in brackets is JSON. */
function listIn(cell: string): unknown {
  const text = cell.trim()
  if (text.startsWith('[') && text.endsWith(']')) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list)) return list
    } catch {
      // no JSON: read like any text
    }
  }
  const mark = text.includes('|') ? '|' : ';'
  if (!text.includes(mark)) return commaListIn(text)
  return text
    .split(mark)
    .map((one) => one.trim())
    .filter(Boolean)
}

const listOf = (value: unknown): unknown => (typeof value === 'string' ? listIn(value) : value)
const textsOf = (value: unknown): string[] => {
  const list = listOf(value)
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
}

/** The fields of one row. Blank cells are left out, so they change nothing. */
export function readRow(row: number, named: ReadonlyMap<string, unknown>): ReadRow {
  const values = new Map([...named].filter(([, value]) => !isBlank(value)))
  const input: Record<string, unknown> = {}
  for (const [name, { kind }] of OWN) if (values.has(name)) input[name] = READS[kind](values.get(name))
  if (Array.isArray(input.streamingPlatforms))
    input.streamingPlatforms = input.streamingPlatforms.map((one) =>
      typeof one === 'string' ? inEnglish(one) : one,
    )
  addEnglishTitle(input, values)
  addFacts(input, values)
  addPicture(input, values)
  const id = Number(values.get('id'))
  return { row, id: Number.isSafeInteger(id) && id > 0 ? id : null, input }
}

/** Text that is no JSON stays as it is; the validation refuses it. */
function jsonIn(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** Spreadsheets write 16 as 16.0, and people "16부작" and "2018년". */
const wholeOf = (text: string) =>
  text
    .trim()
    .replace(/^(\d+)\s*(?:부작|회|화|편|년)$/, '$1')
    .replace(/\.0+$/, '')
const yesOrNo = (text: string) => {
  const word = text.trim().toLowerCase()
  return (
    { yes: 'true', y: 'true', x: 'true', o: 'true', 예: 'true', no: 'false', n: 'false', 아니오: 'false' }[
      word
    ] ?? word
  )
}

const same = (value: unknown) => value
const ofText = (read: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? read(value) : value
const whole = ofText(wholeOf)
const list = ofText(listIn)
const json = ofText(jsonIn)
/** How a cell or a JSON value is read, by the kind of the field. checkRow() validates the result. */
const READS: Record<Kind, (value: unknown) => unknown> = {
  line: (value) => (typeof value === 'number' ? String(value) : value),
  prose: same,
  optionalLine: same,
  number: whole,
  degrees: same,
  scale: whole,
  rating: same,
  flag: ofText(yesOrNo),
  list,
  lines: list,
  topics: list,
  topicDetails: json,
  choice: same,
  pages: json,
  month: same,
  // what is no day stays as it is; the validation refuses it
  day: ofText((text) => dayIn(text) ?? text),
  picture: same,
  publication: same,
}

/** If the English title has its own column, the column "title" holds the Korean one. */
function addEnglishTitle(input: Record<string, unknown>, values: ReadonlyMap<string, unknown>) {
  if (!values.has('englishTitle')) return
  if ('title' in input && !('nativeTitle' in input)) input.nativeTitle = input.title
  input.title = values.get('englishTitle')
}

/** Columns that only other lists have. Our own columns win. */
function addFacts(input: Record<string, unknown>, values: ReadonlyMap<string, unknown>) {
  const genres = textsOf(values.get('genres'))
  const moods = moodsOf(genres, textsOf(values.get('tags')))
  const setMissing = (name: string, value: unknown) => {
    if (!(name in input) && !isBlank(value)) input[name] = value
  }
  setMissing('genre', genreOf(genres))
  setMissing('categories', moods)
  setMissing('writer', names(textsOf(values.get('writers'))))
  const aired = String(values.get('aired') ?? '')
  for (const [name, day] of Object.entries(daysIn(aired))) setMissing(name, day)
  setMissing('airedTo', dayIn(String(values.get('ended') ?? '')))
  setMissing('year', /(?:19|20)\d{2}/.exec(aired || String(input.airedFrom ?? ''))?.[0])
  addNetworks(input, textsOf(values.get('network')).map(inEnglish))
  if (!('nativeTitle' in input) && Array.isArray(input.aliases)) {
    const hangul = input.aliases.find((name) => typeof name === 'string' && /\p{Script=Hangul}/u.test(name))
    setMissing('nativeTitle', hangul)
    if (hangul) input.aliases = input.aliases.filter((name) => name !== hangul)
    if (isBlank(input.aliases)) delete input.aliases
  }
}

/** A network that is a streaming platform counts as the platform too. */
function addNetworks(input: Record<string, unknown>, networks: readonly string[]) {
  if (networks.length === 0) return
  input.network = names(networks)
  if ('streamingPlatforms' in input) return
  const slugs = new Set(networks.map(platformSlug))
  const platforms = PLATFORMS.filter((platform) => slugs.has(platformSlug(platform)))
  if (platforms.length > 0) input.streamingPlatforms = platforms
}

const inEnglish = (platform: string) => platformInEnglish(platformSlug(platform.normalize('NFC'))) ?? platform

/** As many names as fit into the field. */
function names(all: readonly string[]): string {
  let text = ''
  for (const name of all) {
    const longer = text ? `${text}, ${name}` : name
    if (longer.length > LIMITS.name) break
    text = longer
  }
  return text
}

/** Ignores pictures that the site drew. Our own JSON has the uploaded picture in a second field. */
function addPicture(input: Record<string, unknown>, values: ReadonlyMap<string, unknown>) {
  if (values.has('uploadedImage')) input.imageUrl = values.get('uploadedImage')
  if (typeof input.imageUrl === 'string' && /^\/(?:art|tmdb)\//.test(input.imageUrl.trim()))
    delete input.imageUrl
}
