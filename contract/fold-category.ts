// When two spellings of a mood are the same.

/** Case, hyphens and spaces do not tell categories apart. */
export const foldCategory = (category: string) =>
  category
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, '')
