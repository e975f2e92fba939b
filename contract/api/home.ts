// The texts of the home page, of the K-Drama page, and of pages with one text.
import { z } from 'zod'
import { PAGES } from '../content/pages.ts'
import type { EndpointTable } from '../endpoint.ts'
import { storedShape } from './content.ts'

export const homeContent = z.object(storedShape(PAGES.home)).meta({ id: 'HomeContent' })
export const browseContent = z.object(storedShape(PAGES['k-drama'])).meta({ id: 'BrowseContent' })
export const onePageText = z.object(storedShape(PAGES.help)).meta({ id: 'PageText' })

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
    does: 'Returns the text of a page: `help` (people who can help, a line for each country: country | name | number | address | source | month) `travel` (what the operator says about the travel community), `about`, `privacy` or `terms`.',
    gives: onePageText,
    fails: ['not-found'],
    keep: ['home'],
  },
} as const satisfies EndpointTable
