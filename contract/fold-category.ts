// Folds the spelling of categories.

/** Case, hyphens and spaces do not tell categories apart. */
export const foldCategory = (category: string) =>
  category
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, '')
