// The rating of a drama, as far as there is one.

/** "8.6/10"; null for a drama that nobody has rated, which is stored as 0. */
export const knownRating = (rating: string): string | null => (Number.parseFloat(rating) > 0 ? rating : null)
