// What the home page says until an admin changes it. Its description is content/pages.ts.

export const SITE_TAGLINE =
  'Discover healing Korean dramas tailored to your mood and interests. Find comfort through storytelling.'

export const DEFAULT_HOME = {
  /** the name of the site */
  heroTitle: '',
  heroSubtitle: SITE_TAGLINE,
  sectionTitle: 'Start Your Healing Journey',
  sectionSubtitle: 'Rated highest by viewers on a public list.',
  statsDramasCount: '21+',
  statsDramasLabel: 'Healing K-Dramas',
  statsCategoriesCount: '5 Categories',
  statsCategoriesLabel: 'For Every Mood',
  statsPersonalizedLabel: 'Personalized',
  statsPersonalizedSub: 'Recommendations',
}
export type HomeContent = typeof DEFAULT_HOME

export const defaultHomeContent = (siteName: string): HomeContent => ({
  ...DEFAULT_HOME,
  heroTitle: siteName,
})
