// The texts of the home page, of the K-Drama page, and of pages with one text.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'

export const homeContent = z
  .object({
    heroTitle: z.string(),
    heroSubtitle: z.string(),
    sectionTitle: z.string(),
    sectionSubtitle: z.string(),
    statsDramasCount: z.string(),
    statsDramasLabel: z.string(),
    statsCategoriesCount: z.string(),
    statsCategoriesLabel: z.string(),
    statsPersonalizedLabel: z.string(),
    statsPersonalizedSub: z.string(),
  })
  .meta({ id: 'HomeContent' })
export const browseContent = z
  .object({
    title: z.string(),
    description: z.string(),
    featured: z.array(z.string()),
  })
  .meta({ id: 'BrowseContent' })

export const onePageText = z.object({ text: z.string() }).meta({ id: 'PageText' })

export const homeApi = {
  'GET /api/home-content': {
    does: 'Returns the texts of the home page.',
    gives: homeContent,
    keep: ['home'],
  },
  'GET /api/k-drama-content': {
    does: 'Returns the texts of the K-Drama page.',
    gives: browseContent,
    keep: ['home'],
  },
  'GET /api/page-text/{page}': {
    does: 'Returns the text of a page: `help` (people who can help, a line for each country: country | name | number | address | source | month) or `travel` (what the operator says about the travel community).',
    gives: onePageText,
    fails: ['not-found'],
    keep: ['home'],
  },
} as const satisfies EndpointTable
