// Makes the files of a picture: the master from its drawing, every other width and format from the master.
import sharp, { type Sharp } from 'sharp'
import { type ArtworkFile, type Kind, kindOf, masterOf } from './artwork.ts'

// one core stays free for answering, and what is finished needs no memory
sharp.concurrency(1)
sharp.cache(false)

/** The largest file of a kind, from its SVG. */
export async function masterFile(kind: Kind, svg: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).removeAlpha()
  const { quality } = kindOf(kind)
  if (kind === 'share') return drawing.jpeg({ quality, mozjpeg: true }).toBuffer()
  return avif(drawing, quality)
}

/** The 120 degrees straight ahead of a 4096 x 2048 panorama, where it is not yet bent. */
const AHEAD = { left: 1366, top: 672, width: 1364, height: 767 }

/** Another width or format of a picture, from its master. */
export async function derivedFile(file: ArtworkFile, master: Buffer): Promise<Buffer> {
  const picture = sharp(master)
  if (file.kind === 'still') picture.extract(AHEAD)
  if (file.width < masterOf(file.kind).width) picture.resize(file.width)
  return file.format === 'webp'
    ? picture.webp({ quality: 80, effort: 4 }).toBuffer()
    : avif(picture, kindOf(file.kind).quality + 5)
}

/** Lossless: letters on plain grounds. */
export const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer()

const avif = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
