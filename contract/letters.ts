// The letters of a text as people count them: one emoji is not two.

/** Each of these is a letter by itself: Latin, quotation marks and dashes, currencies, arrows, Hangul. */
const ONE_BY_ONE = /^[\x20-\x7e\u00a0-\u024f\u2010-\u2027\u20a0-\u20bf\u2190-\u21ff가-힣]*$/

let segmenter: Intl.Segmenter | undefined

/** Most texts need no segmenter: the first one takes a browser 10 ms, and a slow phone 60. */
export function lettersOf(text: string): string[] {
  if (ONE_BY_ONE.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
