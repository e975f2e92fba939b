// The letters of a text as people count them: one emoji is not two.

/** Made once: a drama’s page shows the first letters of twenty names. */
let segmenter: Intl.Segmenter | undefined

export function lettersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
