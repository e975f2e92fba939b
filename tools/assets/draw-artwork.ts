// Draws the pictures that ship with the site, those that are missing: node tools/assets/draw-artwork.ts
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
import sharp from 'sharp'
import { siteCard } from '../../packages/art/artwork.ts'
import { hourOf, placeNames } from '../../packages/art/places/names.ts'
import type { Subject } from '../../packages/art/subject.ts'
import { dramaSubject } from '../../server/dramas/picture.ts'
import {
  type ArtworkFile,
  artworkMark,
  fileName,
  type Kind,
  masterOf,
  panoramaMark,
} from '../../server/images/artwork.ts'
import { derivedFile, masterFile } from '../../server/images/artwork-files.ts'
import { svgOf } from '../../server/images/artwork-svg.ts'
import { articleSubject } from '../../server/news/picture.ts'
import { artworkSubjects, coverSubjects } from '../../server/seed/artwork-subjects.ts'
import { places } from '../../server/seed/places.ts'
import { placeSubject } from '../../server/virtual-tour/picture.ts'

const OUT = 'public/art'
const SHARE = 'public/images/k-drama-healing-og.jpg'
const BRAND = 'Shimpyo'
/** Each drawing uses one core; two run at a time. */
const AT_ONCE = 2

/** The AVIF files that ship; the server makes every other file from the widest when it is requested. */
const SHIPPED = {
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
} as const satisfies Partial<Record<Kind, readonly (readonly [Kind, number])[]>>

interface Job {
  folder: string
  kind: keyof typeof SHIPPED
  subject: Subject
}

function jobs(): Job[] {
  const all = (subject: Subject, ...kinds: Job['kind'][]): Job[] =>
    kinds.map((kind) => ({ folder: path.join(OUT, artworkMark(subject)), kind, subject }))
  const art = (seed: string, { scene, mood }: { scene: string; mood: string }) => ({
    artSeed: seed,
    artScene: scene,
    artMood: mood,
  })
  const dramas = artworkSubjects().map(({ drama, seed, scene, mood, motifs }) =>
    dramaSubject({ ...drama, motifs, ...art(seed, { scene, mood }) }),
  )
  const articles = coverSubjects().map(({ article, seed, scene, mood }) =>
    articleSubject({ ...article, ...art(seed, { scene, mood }) }),
  )
  const tour = places.map((place) =>
    placeSubject({ ...place, ...art(place.name, { scene: place.art, mood: hourOf(place.art) }) }),
  )
  const panoramas = placeNames.map(
    (name): Job => ({
      folder: path.join(OUT, panoramaMark(name)),
      kind: 'panorama',
      subject: { seed: name, title: '' },
    }),
  )
  return [
    ...dramas.flatMap((subject) => all(subject, 'poster', 'tall', 'hero')),
    ...[...articles, ...tour].flatMap((subject) => all(subject, 'cover')),
    ...panoramas,
  ]
}

async function draw({ folder, kind, subject }: Job): Promise<boolean> {
  const files = SHIPPED[kind].map(([which, width]): ArtworkFile => ({ kind: which, width, format: 'avif' }))
  const missing = files.filter((file) => !existsSync(path.join(folder, fileName(file))))
  if (!missing.length) return false
  const first = masterOf(kind)
  const target = path.join(folder, fileName(first))
  const master = existsSync(target)
    ? readFileSync(target)
    : save(target, await masterFile(first.kind, svgOf({ kind: first.kind, subject, brand: BRAND })))
  for (const file of missing) {
    if (fileName(file) === fileName(first)) continue
    save(path.join(folder, fileName(file)), await derivedFile(file, master))
  }
  return true
}

/** Renamed only when complete: the command may be stopped at any time. */
function save(target: string, bytes: Buffer): Buffer {
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(`${target}.part`, bytes)
  renameSync(`${target}.part`, target)
  return bytes
}

/** Folders of subjects that are no longer in the catalogue. */
function tidy(folders: ReadonlySet<string>): number {
  const old = existsSync(OUT) ? readdirSync(OUT).filter((name) => !folders.has(path.join(OUT, name))) : []
  for (const name of old) rmSync(path.join(OUT, name), { recursive: true })
  return old.length
}

async function drawShareImage(): Promise<void> {
  const lines = ['Healing Korean dramas', 'for the mood you are in']
  const svg = siteCard({ name: BRAND, native: '쉼표', lines })
  mkdirSync(path.dirname(SHARE), { recursive: true })
  const { size } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(SHARE)
  console.log(`${SHARE}: ${Math.round(size / 1024)} KB`)
}

function report(): void {
  const sums = new Map<string, { files: number; bytes: number }>()
  for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const sum = sums.get(entry.name) ?? { files: 0, bytes: 0 }
    sum.files++
    sum.bytes += statSync(path.join(entry.parentPath, entry.name)).size
    sums.set(entry.name, sum)
  }
  const mega = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`
  for (const [name, { files, bytes }] of [...sums].sort()) {
    console.log(`${name.padEnd(20)} ${String(files).padStart(4)} files  ${mega(bytes).padStart(9)}`)
  }
  console.log(`together ${mega([...sums.values()].reduce((sum, { bytes }) => sum + bytes, 0))}`)
}

const todo = jobs()
const began = performance.now()
const line = todo.values()
let done = 0
let drawn = 0

async function work(): Promise<void> {
  for (const job of line) {
    if (await draw(job)) drawn++
    done++
    if (done % 25 && done !== todo.length) continue
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${done} of ${todo.length} pictures, ${drawn} drawn, ${seconds} s`)
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
const removed = tidy(new Set(todo.map(({ folder }) => folder)))
if (removed) console.log(`${removed} old folders removed`)
await drawShareImage()
report()
