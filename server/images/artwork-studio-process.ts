// The child process that draws pictures, at the lowest priority. Fonts and memory are freed when it ends.
import { constants, setPriority } from 'node:os'
import type { ArtworkFile } from './artwork.ts'
import { derivedFile, masterFile, pngOf } from './artwork-files.ts'
import { type Order, svgOf } from './artwork-svg.ts'
import { type YearPicture, yearSvg } from './year-svg.ts'

/** Draw the largest file of a kind, make another width or format from it, or draw a year of a diary. */
export type StudioWork =
  | { drawing: Order }
  | { file: ArtworkFile; master: Uint8Array }
  | { yearPicture: YearPicture }
export interface StudioOrder {
  number: number
  work: StudioWork
}
export type StudioAnswer = { number: number; bytes: Uint8Array } | { number: number; problem: string }

try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  // some hosts forbid it; then pictures are made with the priority of the rest
}

process.on('message', async ({ number, work }: StudioOrder) => {
  process.send?.(await answer(number, work))
})
// the parent process is gone
process.on('disconnect', () => process.exit())

async function answer(number: number, work: StudioWork): Promise<StudioAnswer> {
  try {
    return { number, bytes: await make(work) }
  } catch (error) {
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function make(work: StudioWork): Promise<Buffer> {
  if ('drawing' in work) return masterFile(work.drawing.kind, svgOf(work.drawing))
  if ('yearPicture' in work) return pngOf(yearSvg(work.yearPicture))
  return derivedFile(work.file, Buffer.from(work.master))
}
