// The texts of the home page that an admin may change, and what they are until then.

export const SITE_TAGLINE =
  'Discover healing Korean dramas tailored to your mood and interests. Find comfort through storytelling.'

export interface HomeContent {
  heroTitle: string
  heroSubtitle: string
  sectionTitle: string
  sectionSubtitle: string
  statsDramasCount: string
  statsDramasLabel: string
  statsCategoriesCount: string
  statsCategoriesLabel: string
  statsPersonalizedLabel: string
  statsPersonalizedSub: string
}

export const defaultHomeContent = (siteName: string): HomeContent => ({
  heroTitle: siteName,
  heroSubtitle: SITE_TAGLINE,
  sectionTitle: 'Start Your Healing Journey',
  sectionSubtitle:
    'The four highest audience ratings, from a public list. Between equals, the gentler comes first.',
  statsDramasCount: '21+',
  statsDramasLabel: 'Healing K-Dramas',
  statsCategoriesCount: '5 Categories',
  statsCategoriesLabel: 'For Every Mood',
  statsPersonalizedLabel: 'Personalized',
  statsPersonalizedSub: 'Recommendations',
})

/** The texts above the grid of the K-Drama page. */
export interface BrowseContent {
  title: string
  description: string
  /** categories offered as quick links */
  featured: string[]
}

export const DEFAULT_BROWSE: BrowseContent = {
  title: 'Popular K-Dramas',
  description: 'Browse healing dramas by rating, year or streaming platform.',
  featured: ['romance', 'healing', 'family', 'comedy', 'fantasy', 'historical'],
}
