// Pictures in the sizes and formats the pages use, known by their address alone.

export const UPLOAD_BYTES = 10 * 1024 * 1024
export const UPLOAD_TOO_LARGE = `A picture can be up to ${UPLOAD_BYTES / 1024 ** 2} MB`
export const NOT_A_PICTURE = 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture'

/** How many earlier uploads the admins' library shows at a time. */
export const UPLOADS_PAGE = 60

interface PictureSources {
  src: string
  avif?: string
  webp?: string
}

/** Ours are drawn or re-encoded in several widths: "/art/…/poster-600.webp", "/uploads/…/600.webp", "/tmdb/…/600.webp". */
const OURS = /^(\/(?:art|uploads|tmdb)\/.+?)(\d+)\.(?:webp|avif)$/

/** Which widths exist for a picture whose address names this one. */
const WIDTHS: Record<string, number[]> = { '600': [300, 600], '1280': [640, 1280], '1600': [800, 1600] }

export function pictureSources(url: string): PictureSources {
  const [, stem, width] = OURS.exec(url) ?? []
  const widths = width && WIDTHS[width]
  if (!stem || !widths) return { src: url }
  const set = (format: string) => widths.map((w) => `${stem}${w}.${format} ${w}w`).join(', ')
  return { src: url, avif: set('avif'), webp: set('webp') }
}

/** A picture of TMDB. */
export const isFromTmdb = (url: string) => url.startsWith('/tmdb/')

/** Drawn by us, not uploaded. */
export const isDrawn = (url: string) => url.startsWith('/art/')

/** What a drama shows once its upload is removed. A poster of TMDB is known only where no upload hides it. */
export const pictureWithoutUpload = ({ imageUrl, art }: { imageUrl: string; art: { poster: string } }) =>
  isFromTmdb(imageUrl) ? imageUrl : art.poster

/** A path of this site; "//elsewhere" is another one. */
export const isOfThisSite = (url: string) => /^\/(?!\/)/.test(url)

/** What a page shows: pictures of other hosts are never asked for, the drawn one stands in. */
export const shownPicture = (imageUrl: string, drawn: string) => (isOfThisSite(imageUrl) ? imageUrl : drawn)
