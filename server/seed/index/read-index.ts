// Reads the shipped facts of Korean dramas, best known first: dramas.jsonl, one drama a line.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#server/root.ts'

/** What is known of a drama. What is not known is absent. */
export interface IndexDrama {
  title: string
  year: number
  episodes: number
  /** its title in the starter catalogue, if it is there */
  catalogue?: string
  /** the first and the last day: "2016-12-02", "2016-12" */
  aired?: [string, string?]
  network?: string
  genres: string[]
  tags?: string[]
  cast: string[]
  writers?: string[]
  aliases?: string[]
}

/** What names an entry for good, in every edition of the facts. */
export const indexKeyOf = ({ title, year }: Pick<IndexDrama, 'title' | 'year'>) => `${title} ${year}`

const folder = path.join(ROOT, 'server/seed/index')

const readFiles = () =>
  Promise.all([readFile(path.join(folder, 'dramas.jsonl')), readFile(path.join(folder, 'synopses.json'))])

/** The shipped files as text. */
export async function readIndexFiles() {
  const [facts, synopses] = await readFiles()
  return { facts: facts.toString(), synopses: synopses.toString() }
}

/** What tells this edition from others. Every start asks: as bytes, the files are hashed without being decoded. */
export async function indexEdition(): Promise<string> {
  const hash = createHash('sha256')
  for (const bytes of await readFiles()) hash.update(bytes)
  return hash.digest('hex')
}

export const indexDramasIn = (facts: string) =>
  facts
    .trimEnd()
    .split('\n')
    .map((line): IndexDrama => JSON.parse(line))

/** Our own sentences, by the key of their drama. */
export const synopsesIn = (text: string): Record<string, string> => JSON.parse(text)

let catalogueNames: Promise<ReadonlyMap<string, string[]>> | undefined

/**
 * What the facts call the dramas of the starter catalogue, by their key. Their pages show the names we chose ourselves;
 * these are for recognizing them only.
 */
export function namesOfCatalogue(): Promise<ReadonlyMap<string, string[]>> {
  catalogueNames ??= readIndexFiles().then(
    ({ facts }) =>
      new Map(
        indexDramasIn(facts)
          .filter(({ catalogue }) => catalogue)
          .map((entry) => [indexKeyOf(entry), [entry.title, ...(entry.aliases ?? [])]]),
      ),
  )
  return catalogueNames
}
