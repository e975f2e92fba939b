// What is said when no drama holds the words: by the notice, and on the page once the notice has left.
export const NO_DRAMAS = 'No dramas found'

export const noneMatch = (term: string) =>
  `No K-dramas match "${term}". Try different keywords or browse by categories.`
