// K-Star news: what an article and a comment on it are, and the rules that both ends keep.

/** Articles on one page of the news, and comments shown at once below an article. */
export const NEWS_PAGE = 24
export const NEWS_COMMENTS_PAGE = 50
/** A list that names no limit ends here. */
export const NEWS_MOST = 1_000

/** Characters of an article on its card. */
export const PREVIEW_LENGTH = 150

/** The beginning of a text in one line. Characters as people count them: one emoji is not two. */
export function preview(text: string, length: number): string {
  // The beginning is enough: no need to parse a whole novel for one line.
  const start = text
    .slice(0, length * 20)
    .replace(/\s+/gu, ' ')
    .trim()
  const shown = [...new Intl.Segmenter().segment(start)].slice(0, length)
  const taken = shown.map(({ segment }) => segment).join('')
  return taken.length < start.length || text.length > length * 20 ? `${taken}...` : taken
}
