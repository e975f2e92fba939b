// Reads a file in a thread of its own, with a limit to its time and its memory.
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failure } from '#server/http/failures.ts'
import type { FileToRead, Reading } from './read-worker.ts'

/** Beside this file, in the sources and in the bundle. */
const READER = new URL(`./read-worker${extname(import.meta.url)}`, import.meta.url)
/** Milliseconds; a whole file takes one or two seconds, on a busy machine a few more. */
const TIMEOUT_MS = 30_000
const MEMORY_MB = 512

type Read = Exclude<Reading, { refused: string }>

/** @throws invalid, in words for people */
export async function readInWorker(file: FileToRead, timeoutMs = TIMEOUT_MS): Promise<Read> {
  const reading = await inThread(file, timeoutMs)
  if (reading === null) throw refused('This file takes too long to read. Please split it or save it again.')
  if ('refused' in reading) throw refused(reading.refused)
  return reading
}

const refused = (message: string) => new Failure('invalid', message, { issues: [{ path: 'file', message }] })

/** @returns null when it took too long or needed too much memory */
function inThread(file: FileToRead, timeoutMs: number): Promise<Reading | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(READER, {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const clock = setTimeout(() => end(null), timeoutMs)
    const end = (reading: Reading | null) => {
      clearTimeout(clock)
      resolve(reading)
      void worker.terminate()
    }
    worker.once('message', end)
    worker.once('exit', () => end(null))
    worker.once('error', (error: Error & { code?: string }) => {
      clearTimeout(clock)
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null)
      else reject(error)
    })
  })
}
