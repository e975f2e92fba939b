// The worker thread that reads and checks one file, so that the event loop stays free.
import { parentPort, workerData } from 'node:worker_threads'
import type { Encoding } from '#contract/text-encoding.ts'
import { type CheckedRow, checkRow } from './check-row.ts'
import { decode, Unreadable } from './decode.ts'
import { readFile } from './read.ts'

export type Reading =
  | { format: 'csv' | 'json'; encoding: Encoding; ignored: string[]; rows: CheckedRow[] }
  /** the message for the admin */
  | { refused: string }

export interface FileToRead {
  bytes: Uint8Array
  /** null: detect it */
  encoding: Encoding | null
}

function reading(file: FileToRead): Reading {
  try {
    const { text, encoding } = decode(file.bytes, file.encoding)
    const { format, rows, ignored } = readFile(text)
    return { format, encoding, ignored, rows: rows.map(checkRow) }
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.message }
    throw error
  }
}

parentPort!.postMessage(reading(workerData as FileToRead))
