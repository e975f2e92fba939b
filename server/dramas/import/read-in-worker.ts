// Reads a file in a worker thread, with limits for time and memory.
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failure } from '#server/http/failures.ts'
import type { FileToRead, Reading } from './read-worker.ts'

/** Next to this file, in the sources and in the bundle. */
const READER = new URL(`./read-worker${extname(import.meta.url)}`, import.meta.url)
/** The largest file takes one or two seconds, a few more on a busy machine. */
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

/** @returns null if it took too long or too much memory */
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
