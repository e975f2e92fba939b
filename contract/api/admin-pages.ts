// What admins do with the texts of single pages.
import { z } from 'zod'
import { PAGES } from '../content/pages.ts'
import type { EndpointTable } from '../endpoint.ts'
import { changesOf, everyField, storedShape } from './content.ts'
import { version } from './fields.ts'
import { browseContent, homeContent, onePageText } from './home.ts'

const tmdbSettings = z.object({ ...storedShape(PAGES.tmdb), version: z.int() })

export const adminPagesApi = {
  'GET /api/admin/home-content': {
    does: 'Returns the texts of the home page, with the version to send with a change.',
    who: 'admin',
    gives: homeContent.extend({ version: z.int() }),
  },
  'POST /api/admin/home-content': {
    does: 'Changes the texts of the home page that are sent.',
    who: 'admin',
    takes: z.object({ ...changesOf(PAGES.home), version }),
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
    takes: z.object({ ...changesOf(PAGES['k-drama']), version }),
    gives: browseContent.extend({ version: z.int() }),
    fails: ['conflict'],
  },
  'GET /api/admin/tmdb-settings': {
    does: 'Returns what the site shows of TMDB beside where to watch, with the version to send with a change.',
    who: 'admin',
    gives: tmdbSettings,
  },
  'POST /api/admin/tmdb-settings': {
    does: 'Changes what the site shows of TMDB: `facts` (credits, roles, episodes, trailers) and with them `pictures` (posters, faces, stills). What is turned off is deleted within minutes.',
    who: 'admin',
    takes: z.object({ ...changesOf(PAGES.tmdb), version }),
    gives: tmdbSettings,
    fails: ['conflict'],
  },
  'GET /api/admin/page-text/{page}': {
    does: 'Returns the text of a page, with the version to send with a change.',
    who: 'admin',
    gives: onePageText.extend({ version: z.int() }),
    fails: ['not-found'],
  },
  'POST /api/admin/page-text/{page}': {
    does: 'Changes the text of a page. The people who can help and the weights of moods are checked line by line.',
    who: 'admin',
    takes: z.object({ ...everyField({ text: { ...PAGES.help.text, label: 'Text' } }), version }),
    gives: onePageText.extend({ version: z.int() }),
    fails: ['not-found', 'conflict'],
  },
} as const satisfies EndpointTable
