// The drawings of this package, as files.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Choice } from './choice.ts'
import { type Drawing, readDrawing, recoloured } from './drawing.ts'
import { palettes } from './palettes.ts'

const require = createRequire(import.meta.url)

export const drawingFile = (name: Choice['drawing']): string =>
  readFileSync(require.resolve(`#art/drawings/${name}.svg`), 'utf8')

export const chosenDrawing = ({ drawing, palette }: Choice): Drawing =>
  recoloured(readDrawing(drawingFile(drawing)), palettes[palette])
