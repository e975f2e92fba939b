// What is said of an answer: by the notice, and of an empty one on the page once the notice has left.

export const nothingFound = (term: string) => ({
  title: 'No dramas found',
  variant: 'info' as const,
  description: `No K-dramas match "${term}". Try different keywords or browse by categories.`,
})

/** @param instead whether there are others to show */
export const recommendationsReady = (total: number, instead: boolean) =>
  total > 0
    ? {
        title: 'Recommendations ready!',
        description: `Found ${total} K-drama(s) matching your preferences.`,
      }
    : {
        title: 'No matches found',
        variant: 'info' as const,
        ...(instead && { description: 'Here are popular dramas instead.' }),
      }
