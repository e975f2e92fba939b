// The letters of a text as people count them: one emoji is not two.

export const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
