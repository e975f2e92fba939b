// Maps TMDB's names of platforms to ours.
import { PLATFORMS, type Platform } from '#contract/dramas.ts'
import { platformSlug } from '#contract/platforms.ts'

const ALSO: Record<string, Platform> = {
  rakutenviki: 'Viki',
  amazonprimevideo: 'Amazon Prime',
  amazonprimevideowithads: 'Amazon Prime',
  disneyplus: 'Disney+',
  netflixstandardwithads: 'Netflix',
  netflixbasicwithads: 'Netflix',
  tubitv: 'Tubi',
  peacockpremium: 'Peacock',
  peacockpremiumplus: 'Peacock',
  appletvplus: 'Apple TV+',
  paramountplus: 'Paramount+',
  paramountpluspremium: 'Paramount+',
  paramountplusessential: 'Paramount+',
}
const OURS = new Map(PLATFORMS.map((name) => [platformSlug(name), name]))

/** Our name of a platform, or TMDB's if we have none. */
export function platformName(theirs: string): string {
  const slug = platformSlug(theirs)
  return ALSO[slug] ?? OURS.get(slug) ?? theirs
}
