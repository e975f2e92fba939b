// The stream of changes that open pages listen to.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { textOf } from './fields.ts'
import { wholeNumber } from './list-query.ts'

export const liveApi = {
  'GET /api/live': {
    does: 'Server-sent events that name what changed in the community and the news, such as `{"community":["votes-12"]}`. null instead of a list means "reload". The new content is not sent. With `age`, the seconds since the page was loaded, the first event names what has changed since then.',
    query: z.object({ age: wholeNumber('age', 86_400) }),
    gives: textOf('text/event-stream'),
    fails: ['too-many', 'unavailable'],
  },
} as const satisfies EndpointTable
