// The stream of changes that open pages listen to.
import type { EndpointTable } from '../endpoint.ts'
import { textOf } from './fields.ts'

export const liveApi = {
  'GET /api/live': {
    does: 'Server-sent events: what changed in the community and in the news, as `{"community":["votes-12"]}`; null in place of a list means "look again". Never what it changed to.',
    gives: textOf('text/event-stream'),
    fails: ['too-many', 'unavailable'],
  },
} as const satisfies EndpointTable
