// What the K-Drama page says until an admin changes it. Its description is content/pages.ts.

/** The texts above the grid of the K-Drama page. */
export const DEFAULT_BROWSE = {
  title: 'Popular K-Dramas',
  description: 'Browse healing dramas by rating, year or streaming platform.',
  /** categories offered as quick links */
  featured: ['romance', 'healing', 'family', 'comedy', 'fantasy', 'historical'],
}
