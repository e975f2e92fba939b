// The backup format: a gzipped tar of rows and pictures, with a list of checksums at the end.
import { createHash } from 'node:crypto'

/** The version of the format, raised when an older site could not read the newer file. */
export const FORMAT = 1

/** The first entry of the file. */
export interface Manifest {
  format: number
  /** when the rows were read, by the clock of the database */
  madeAt: string
  /** the migrations the rows agree with, oldest first */
  migrations: { name: string; hash: string }[]
  /** the columns of every table, in the order in which a row lists them */
  tables: Record<string, Column[]>
}
export interface Column {
  name: string
  type: string
}

/** The last entry, with a checksum of every other; a truncated file has none. */
export interface Seal {
  entries: Sealed[]
}
export interface Sealed {
  name: string
  size: number
  sha256: string
}

/** Where the next id of each table stands; null: none was ever given. */
export type Sequences = Record<string, string | null>

export const MANIFEST = 'manifest.json'
export const SEQUENCES = 'sequences.json'
export const SEAL = 'seal.json'
/** `tables/posts/000001.ndjson`: one row a line, each a list of texts as the database writes them. */
export const TABLES = 'tables/'
/** `files/uploads/0123/480.webp`: the keys of the picture store. */
export const FILES = 'files/'

/** The table a part belongs to, or undefined. */
export const tableOf = (name: string) => /^tables\/(\w+)\/\d{6}\.ndjson$/.exec(name)?.[1]

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
