// The files of a zip: which of them to read, and which are lists.
import type { ExportFile } from '#contract/api/watchlist-import.ts'
import { isWanted } from '#contract/import-files.ts'
import type { ExportRow, TheirList } from './row.ts'
import { things, words } from './things.ts'

/** Ratings come first: those in a diary may be older. */
export function filesOf(files: readonly ExportFile[]): ExportFile[] {
  const wanted = files
    .filter(({ name }) => isWanted(name))
    .map((file) => ({ ...file, name: fileName(file.name) }))
  const names = namesOfLists(wanted)
  return wanted
    .filter(({ name }) => name !== LISTS_OF_TRAKT)
    .map((file) => ({ ...file, name: asListFile(file.name, names) }))
    .sort((a, b) => Number(isRatings(b)) - Number(isRatings(a)))
}

const isRatings = ({ name }: ExportFile) => /^ratings/i.test(name)

/** Drops the folders around a file, except those that mark lists. */
const fileName = (path: string) => /(?:^|\/)((?:lists|likes)\/[^/]+|[^/]+)$/i.exec(path)?.[1] ?? path

const LISTS_OF_TRAKT = 'lists-lists.json'

/** Trakt keeps the names of all lists in one file, by the number in the names of their own files. */
function namesOfLists(files: readonly ExportFile[]): Map<string, string> {
  const text = files.find(({ name }) => name === LISTS_OF_TRAKT)?.text
  try {
    const lists = things(JSON.parse(text ?? '[]'))
    return new Map(
      lists.map((list) => [words((list.ids as { trakt?: unknown } | undefined)?.trakt), words(list.name)]),
    )
  } catch {
    return new Map()
  }
}

/** "lists-list-123-rainy-days.json" of Trakt as "lists/Rainy days.json", and "likes/films.csv" of Letterboxd. */
function asListFile(name: string, names: ReadonlyMap<string, string>): string {
  if (/^likes\//i.test(name)) return 'lists/Likes.csv'
  if (/^lists-favorites\b/.test(name)) return 'lists/Favorites.json'
  const [, number = '', slug = ''] = /^lists-list-(\d+)-?(.*?)\.json$/.exec(name) ?? []
  return number ? `lists/${names.get(number) || slug.replaceAll('-', ' ') || number}.json` : name
}

/** The list in a file, by its name. */
export const listOf = (name: string): TheirList | null => {
  const title = /^lists\/(.+)\.\w{1,5}$/is.exec(name)?.[1]?.trim()
  return title ? { title } : null
}

/** A row of a list is no entry of the watchlist, and its text is a note in that list. */
export const inList = (row: ExportRow, list: TheirList): ExportRow => {
  const { review, ...rest } = row
  return { ...rest, status: null, list: { in: list, note: review?.content ?? '' } }
}

/** Trakt's history has every viewing of an episode; its other files only the last one. */
export const hasHistory = (files: readonly ExportFile[]) =>
  files.some(({ name }) => /^watched-history/.test(name))
export const isWithoutHistory = ({ name }: ExportFile) => /^watched-(?:shows|movies)/.test(name)
