// The drawings of this package, as files.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Choice, drawingNames } from './choice.ts'
import { type Drawing, readDrawing, recoloured } from './drawing.ts'
import { palettes } from './palettes.ts'

const require = createRequire(import.meta.url)

let files: ReadonlyMap<string, string> | undefined

/** All are read with the first one, so that none is missing when no file can be opened any more. */
export function drawingFile(name: Choice['drawing']): string {
  files ??= new Map(
    drawingNames.map((one) => [one, readFileSync(require.resolve(`#art/drawings/${one}.svg`), 'utf8')]),
  )
  return files.get(name)!
}

export const chosenDrawing = ({ drawing, palette }: Choice): Drawing =>
  recoloured(readDrawing(drawingFile(drawing)), palettes[palette])
