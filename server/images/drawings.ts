// Which drawing a picture is made from: the starter content has its own, everything else gets one of packages/art.
import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Choice, choose, isDrawingName } from '#art/choice.ts'
import { type Drawing, readDrawing } from '#art/drawing.ts'
import { chosenDrawing, drawingFile } from '#art/drawings.ts'
import { isPalette } from '#art/palettes.ts'
import { ROOT } from '#server/root.ts'
import { type Ground, nearestGround } from './grounds.ts'

/** Every drawing in here: "dramas/my-mister", "articles/...", "places/...". */
const OWN = join(ROOT, 'server/seed/pictures')
let own: ReadonlyMap<string, string> | undefined

/** All are read at once: on a busy day there may be no descriptor left for one file more. */
function ownFiles(): ReadonlyMap<string, string> {
  own ??= new Map(
    globSync('*/*.svg', { cwd: OWN }).map((file) => [
      file.replaceAll(sep, '/').replace(/\.svg$/, ''),
      readFileSync(join(OWN, file), 'utf8'),
    ]),
  )
  return own
}

export const isOwn = (name: string): boolean => ownFiles().has(name)

/** "Hometown Cha-Cha-Cha" is drawn in hometown-cha-cha-cha.svg. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A drawing of our own, or one of the package in one of its palettes. */
export type Picked = { own: string } | Choice

interface Words {
  title: string
  tags?: readonly string[]
  genre?: string
  text?: string
}

/** A drawing that suits the words: those of the title say most. */
export const choiceFor = (seed: string, { title, tags = [], genre = '', text = '' }: Words): Choice =>
  choose(seed, [
    [title, 3],
    [genre, 2],
    [tags.join(' '), 1],
    [text, 1],
  ])

/**
 * What was stored, if there is such a drawing; else its own, else one that suits its words. Rows of earlier versions
 * name scenes that no longer exist.
 */
export function picked(
  stored: { drawing: string; palette: string; artSeed: string },
  ownName: string | null,
  words: Words,
): Picked {
  const { drawing, palette, artSeed } = stored
  if (isDrawingName(drawing))
    return { drawing, palette: isPalette(palette) ? palette : choiceFor(artSeed, words).palette }
  if (ownName && isOwn(ownName)) return { own: ownName }
  return choiceFor(artSeed, words)
}

export const drawingOf = (one: Picked): Drawing =>
  'own' in one ? readDrawing(fileOf(one)) : chosenDrawing(one)

function fileOf(one: Picked): string {
  if (!('own' in one)) return drawingFile(one.drawing)
  const file = ownFiles().get(one.own)
  if (file === undefined) throw new Error(`There is no drawing ${one.own}`)
  return file
}

interface Look {
  /** of everything that decides how it looks */
  hash: string
  ground: Ground
}
const looks = new Map<string, Look>()

/** Read once. */
export function lookOf(one: Picked): Look {
  const name = 'own' in one ? one.own : `${one.drawing} ${one.palette}`
  const known = looks.get(name)
  if (known) return known
  const { style, body, ground } = drawingOf(one)
  const look = { hash: hash('sha256', fileOf(one) + style + body), ground: nearestGround(ground) }
  looks.set(name, look)
  return look
}
