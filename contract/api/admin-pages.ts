// What admins do with the texts of single pages.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { list, text, version, words } from './fields.ts'
import { browseContent, homeContent, onePageText } from './home.ts'

const line = (label: string) => text(LIMITS.title, label).transform((value) => value.trim())
const long = (label: string) => text(LIMITS.pageText, label).transform((value) => value.trim())

const home = z
  .object({
    heroTitle: words(LIMITS.title, 'Hero title'),
    heroSubtitle: long('Hero subtitle'),
    sectionTitle: line('Section title'),
    sectionSubtitle: long('Section subtitle'),
    statsDramasCount: line('Dramas count'),
    statsDramasLabel: line('Dramas label'),
    statsCategoriesCount: line('Categories count'),
    statsCategoriesLabel: line('Categories label'),
    statsPersonalizedLabel: line('Third title'),
    statsPersonalizedSub: line('Third subtitle'),
  })
  .partial()

export const adminPagesApi = {
  'GET /api/admin/home-content': {
    does: 'Returns the texts of the home page, with the version to send with a change.',
    who: 'admin',
    gives: homeContent.extend({ version: z.int() }),
  },
  'POST /api/admin/home-content': {
    does: 'Changes the texts of the home page that are sent.',
    who: 'admin',
    takes: z.object({ ...home.shape, version }),
    gives: homeContent.extend({ version: z.int() }),
    fails: ['conflict'],
  },
  'GET /api/admin/k-drama-content': {
    does: 'Returns the texts of the K-Drama page, with the version to send with a change.',
    who: 'admin',
    gives: browseContent.extend({ version: z.int() }),
  },
  'POST /api/admin/k-drama-content': {
    does: 'Changes the title, description and featured categories of the K-Drama page.',
    who: 'admin',
    takes: z.object({
      title: words(LIMITS.title, 'Title').optional(),
      description: long('Description').optional(),
      featured: list('Featured categories').optional(),
      version,
    }),
    gives: browseContent.extend({ version: z.int() }),
    fails: ['conflict'],
  },
  'GET /api/admin/page-text/{page}': {
    does: 'Returns the text of a page, with the version to send with a change.',
    who: 'admin',
    gives: onePageText.extend({ version: z.int() }),
    fails: ['not-found'],
  },
  'POST /api/admin/page-text/{page}': {
    does: 'Changes the text of a page. The list of people who can help is checked line by line.',
    who: 'admin',
    takes: z.object({
      text: text(LIMITS.longPageText, 'Text').transform((value) => value.trim()),
      version,
    }),
    gives: onePageText.extend({ version: z.int() }),
    fails: ['not-found', 'conflict'],
  },
} as const satisfies EndpointTable
