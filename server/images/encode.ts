// Re-encodes an uploaded picture: detects its format by content, decodes it, encodes all sizes.
import { createHash } from 'node:crypto'
import { NOT_A_PICTURE } from '#contract/images.ts'
import { Failure } from '#server/http/failures.ts'

/** A decoded pixel takes four bytes, however small the file is. */
const MOST_PIXELS = 40_000_000
/** WebP holds no more in either direction, and AVIF little more. */
const LONGEST_SIDE = 16_383
/** Widths that pages ask for; a smaller picture is not made larger. */
export const UPLOAD_WIDTHS = [640, 1280] as const
/** A panorama is looked at closely; its small sizes are for lists. */
export const PANORAMA_WIDTHS = [...UPLOAD_WIDTHS, 2048, 4096] as const

interface Encoded {
  hash: string
  width: number
  height: number
  files: { name: string; bytes: Buffer; type: string }[]
}

/** Magic bytes of accepted formats. Name and declared type are not trusted. */
function looksLikeImage(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12)
  const ascii = (from: number, to: number) => start.subarray(from, to).toString('latin1')
  return (
    ascii(0, 8) === '\x89PNG\r\n\x1a\n' ||
    ascii(0, 3) === '\xff\xd8\xff' ||
    /^GIF8[79]a/.test(ascii(0, 6)) ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    (ascii(4, 8) === 'ftyp' && /^(avif|avis|mif1|msf1)$/.test(ascii(8, 12)))
  )
}

const notAnImage = () => new Failure('wrong-type', NOT_A_PICTURE)

/** @throws wrong-type, too-large or invalid, in words for people */
export async function encode(bytes: Buffer, widths: readonly number[] = UPLOAD_WIDTHS): Promise<Encoded> {
  if (!looksLikeImage(bytes)) throw notAnImage()
  const { default: sharp } = await import('sharp') // a library of ten megabytes, for those who upload
  const read = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).rotate()
  let picture: Buffer
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    if (width * height > MOST_PIXELS) throw new Failure('too-large', 'A picture can be up to 40 megapixels')
    // Decode once, so that every size has the same pixels and no other data of the file.
    picture = await read()
      .resize({ width: widths.at(-1), height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('invalid', 'This picture is damaged. Please choose another one.', {
      issues: [{ path: 'image', message: 'This picture is damaged. Please choose another one.' }],
    })
  }
  const files: Encoded['files'] = []
  let shown = { width: 0, height: 0 }
  for (const width of widths) {
    const sized = sharp(picture).resize({ width, withoutEnlargement: true })
    const webp = await sized.clone().webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    const avif = await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer()
    files.push(
      { name: `${width}.webp`, bytes: webp.data, type: 'image/webp' },
      { name: `${width}.avif`, bytes: avif, type: 'image/avif' },
    )
    shown = { width: webp.info.width, height: webp.info.height }
  }
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32)
  return { hash, ...shown, files }
}
