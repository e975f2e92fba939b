// The thread in which one file is read and checked, so that nobody waits for it, however long it takes.
import { parentPort, workerData } from 'node:worker_threads'
import { type CheckedRow, checkRow } from './check-row.ts'
import { decode, Unreadable } from './decode.ts'
import { readFile } from './read.ts'

export type Reading =
  | { format: 'csv' | 'json'; ignored: string[]; rows: CheckedRow[] }
  /** in words for the admin */
  | { refused: string }

function reading(bytes: Uint8Array): Reading {
  try {
    const { format, rows, ignored } = readFile(decode(bytes))
    return { format, ignored, rows: rows.map(checkRow) }
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.message }
    throw error
  }
}

parentPort!.postMessage(reading(workerData as Uint8Array))
