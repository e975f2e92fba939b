// Formats the rating of a drama.

/** "8.6/10"; null for an unrated drama, which is stored as 0. */
export const knownRating = (rating: string): string | null => (Number.parseFloat(rating) > 0 ? rating : null)
