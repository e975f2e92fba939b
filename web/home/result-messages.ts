// The messages about results: in the toast, and for empty results on the page afterwards.

export const nothingFound = (term: string) => ({
  title: 'No dramas found',
  variant: 'info' as const,
  description: `No K-dramas match "${term}". Try different keywords or browse by categories.`,
})

/** @param instead whether popular dramas are shown instead */
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
