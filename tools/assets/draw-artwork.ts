// Makes the pictures that ship with the site, those that are missing, and removes old ones: node tools/assets/draw-artwork.ts
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import {
  type ArtworkFile,
  artworkMark,
  fileName,
  type Kind,
  masterOf,
  panoramaSubject,
  type Subject,
} from '../../server/images/artwork.ts'
import { derivedFile, masterFile } from '../../server/images/artwork-files.ts'
import { svgOf } from '../../server/images/artwork-svg.ts'
import { articleSubjects, dramaSubjects, placeSubjects } from '../../server/seed/pictures.ts'
import { places } from '../../server/seed/places.ts'

const OUT = 'public/art'
/** On share images, which do not ship. */
const BRAND = ''
/** Each picture uses one core; two are made at a time. */
const AT_ONCE = 2

/** The AVIF files that ship; the server makes every other file from the widest when it is requested. */
const SHIPPED: { [K in Kind]?: readonly (readonly [Kind, number])[] } = {
  poster: [
    ['poster', 600],
    ['poster', 300],
  ],
  tall: [['tall', 600]],
  hero: [['hero', 1600]],
  cover: [
    ['cover', 1280],
    ['cover', 640],
  ],
  panorama: [
    ['panorama', 4096],
    ['still', 1280],
  ],
}

const each = (subjects: Subject[], ...kinds: Kind[]) =>
  subjects.flatMap((subject) =>
    kinds.map((kind) => ({ folder: path.join(OUT, artworkMark(subject)), kind, subject })),
  )
const todo = [
  ...each(dramaSubjects(), 'poster', 'tall', 'hero'),
  ...each([...articleSubjects(), ...placeSubjects()], 'cover'),
  ...each(
    places.map(({ art }) => panoramaSubject(art)),
    'panorama',
  ),
]

async function draw({ folder, kind, subject }: (typeof todo)[number]): Promise<boolean> {
  const files = SHIPPED[kind]!.map(([which, width]): ArtworkFile => ({ kind: which, width, format: 'avif' }))
  const missing = files.filter((file) => !existsSync(path.join(folder, fileName(file))))
  if (!missing.length) return false
  const first = masterOf(kind)
  const target = path.join(folder, fileName(first))
  const master = existsSync(target)
    ? readFileSync(target)
    : save(target, await masterFile(first.kind, svgOf({ kind: first.kind, subject, brand: BRAND })))
  for (const file of missing)
    if (fileName(file) !== fileName(first))
      save(path.join(folder, fileName(file)), await derivedFile(file, master))
  return true
}

/** Renamed only when complete: the command may be stopped at any time. */
function save(target: string, bytes: Buffer): Buffer {
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(`${target}.part`, bytes)
  renameSync(`${target}.part`, target)
  return bytes
}

const began = performance.now()
const line = todo.values()
let drawn = 0
async function work(): Promise<void> {
  for (const job of line) if (await draw(job)) drawn++
}
await Promise.all(Array.from({ length: AT_ONCE }, work))

const folders = new Set(todo.map(({ folder }) => folder))
const old = readdirSync(OUT).filter((name) => !folders.has(path.join(OUT, name)))
for (const name of old) rmSync(path.join(OUT, name), { recursive: true })
const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${drawn} of ${todo.length} pictures made in ${seconds} s, ${old.length} folders removed; ${files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB`,
)
