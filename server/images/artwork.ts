// The generated pictures of a subject: kinds, sizes, addresses.
import { hash } from 'node:crypto'
import { FORMATS_VERSION } from '#art/formats.ts'
import type { Title } from '#art/lettering/words.ts'
import { isOwn, lookOf, type Picked } from './drawings.ts'

/** What a picture is made from. */
export type Subject = Title & { picked: Picked }

/** The areas with generated pictures. Panoramas have names instead of ids. */
export const ARTWORK_AREAS = ['drama', 'article', 'place'] as const
export type ArtworkArea = (typeof ARTWORK_AREAS)[number]

type Format = 'avif' | 'webp' | 'jpg'

interface KindCard {
  /** ascending; the widest AVIF (or the JPEG) is drawn, all others are made from it */
  widths: readonly number[]
  /** height for a width of one */
  ratio: number
  formats: readonly Format[]
  /** AVIF quality; lettering wants a little more */
  quality: number
}

const MODERN = ['avif', 'webp'] as const

const kinds = {
  /** with its titles */
  poster: { widths: [300, 600], ratio: 3 / 2, formats: MODERN, quality: 45 },
  /** the poster's picture without words: heroes on phones */
  tall: { widths: [300, 600], ratio: 3 / 2, formats: MODERN, quality: 40 },
  hero: { widths: [800, 1600], ratio: 7 / 16, formats: MODERN, quality: 40 },
  cover: { widths: [640, 1280], ratio: 9 / 16, formats: MODERN, quality: 42 },
  /** for link previews on other sites, which know JPEG best */
  share: { widths: [1200], ratio: 630 / 1200, formats: ['jpg'], quality: 82 },
  panorama: { widths: [2048, 4096], ratio: 1 / 2, formats: MODERN, quality: 45 },
  /** what a panorama shows straight ahead: for everybody who does not look around */
  still: { widths: [640, 1280], ratio: 9 / 16, formats: MODERN, quality: 45 },
} as const satisfies Record<string, KindCard>

export type Kind = keyof typeof kinds
export const kindOf = (kind: Kind): KindCard => kinds[kind]

const KINDS_OF: Record<ArtworkArea | 'panorama', readonly Kind[]> = {
  drama: ['poster', 'tall', 'hero', 'cover', 'share'],
  article: ['cover', 'share'],
  place: ['cover', 'share'],
  panorama: ['panorama', 'still'],
}

export const TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The name of a subject's pictures: it changes when, and only when, they would look different. */
export const artworkMark = ({ picked, title, nativeTitle }: Subject): string =>
  markOf([lookOf(picked).hash, title, nativeTitle ?? ''])

const markOf = (parts: unknown[]): string =>
  hash('sha256', JSON.stringify([FORMATS_VERSION, ...parts]), 'hex').slice(0, 16)

/** Where a subject's pictures live: "/art/drama-12/0123456789abcdef". */
export const artworkStem = (area: ArtworkArea, id: number, subject: Subject): string =>
  `/art/${area}-${id}/${artworkMark(subject)}`

/** What the keys of a subject's files begin with, whatever name the site has had. */
export const artworkPrefix = (subject: Subject): string => `art/${artworkMark(subject)}`

interface ArtworkUrls {
  poster: string
  tall: string
  hero: string
  cover: string
  share: string
}

/**
 * The addresses of a subject's pictures at their widest; the smaller widths and AVIF stand beside them
 * ("hero-1600.webp", "hero-800.avif"). An article or a place has only cover and share.
 */
export function artworkUrls(area: ArtworkArea, id: number, subject: Subject): ArtworkUrls {
  const stem = artworkStem(area, id, subject)
  return {
    poster: `${stem}/poster-600.webp`,
    tall: `${stem}/tall-600.webp`,
    hero: `${stem}/hero-1600.webp`,
    cover: `${stem}/cover-1280.webp`,
    share: `${stem}/share-1200.jpg`,
  }
}

export const isPanorama = (name: string): boolean => isOwn(`places/${name}`)
export const panoramaSubject = (name: string): Subject => ({ picked: { own: `places/${name}` }, title: '' })
export const panoramaMark = (name: string): string => artworkMark(panoramaSubject(name))

/** One file of a subject. */
export interface ArtworkFile {
  kind: Kind
  width: number
  format: Format
}

/** Reads "poster-600.webp"; null for anything that is not a file of that area. */
export function readFileName(area: ArtworkArea | 'panorama', name: string): ArtworkFile | null {
  const [, word = '', digits, format] = /^([a-z]+)-(\d{3,4})\.(avif|webp|jpg)$/.exec(name) ?? []
  const kind = KINDS_OF[area].find((known) => known === word)
  if (!kind) return null
  const { widths, formats } = kindOf(kind)
  const file = { kind, width: Number(digits), format: format as Format }
  return widths.includes(file.width) && formats.includes(file.format) ? file : null
}

export const fileName = ({ kind, width, format }: ArtworkFile): string => `${kind}-${width}.${format}`

/** The files that nearly every browser asks for, of each kind the drawn one first. */
export const shownFiles = (area: ArtworkArea): ArtworkFile[] =>
  KINDS_OF[area].flatMap((kind) => {
    const { widths, formats } = kindOf(kind)
    return widths.toReversed().map((width) => ({ kind, width, format: formats[0]! }))
  })

/** The one file of a kind that is drawn; the others are made from it. A still is a part of its panorama. */
export function masterOf(kind: Kind): ArtworkFile {
  const drawn = kind === 'still' ? 'panorama' : kind
  const { widths, formats } = kindOf(drawn)
  return { kind: drawn, width: widths.at(-1)!, format: formats[0]! }
}
