// The keys, sizes and addresses of TMDB's pictures.
import { hash } from 'node:crypto'

/** The size to fetch (https://developer.themoviedb.org/docs/image-basics), and the widths to store. */
const KINDS = {
  poster: { size: 'w780', widths: [300, 600] },
  face: { size: 'h632', widths: [240] },
  still: { size: 'w1280', widths: [640, 1280] },
} as const
export type PictureKind = keyof typeof KINDS

export const STORED_WIDTHS: readonly number[] = Object.values(KINDS).flatMap(({ widths }) => widths)

/** @param path as TMDB names it: "/u59kTmNHXzaGZqokivxLPiBVIML.jpg" */
export const pictureKey = (kind: PictureKind, path: string) => `${kind}${path}`

/** @throws for a key that pictureKey() did not make */
export function readKey(key: string) {
  const [, kind, path] = /^(poster|face|still)(\/[\w-]+\.\w+)$/.exec(key) ?? []
  if (!kind || !path) throw new Error(`Not the key of a picture: ${key}`)
  const { size, widths } = KINDS[kind as PictureKind]
  return { path: `/${size}${path}`, widths }
}

export const nameOf = (key: string) => hash('sha256', key, 'hex').slice(0, 32)
export const TMDB_PICTURES = 'tmdb/'
/** The prefix of its files in the store. */
export const picturePrefix = (name: string) => `${TMDB_PICTURES}${name}/`
/** Its address on this site, at the largest width. */
export const pictureUrl = (kind: PictureKind, name: string) =>
  `/${picturePrefix(name)}${KINDS[kind].widths.at(-1)}.webp`
