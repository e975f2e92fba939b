// The queries for public pages, following and blocking.
import { ACTIVITIES, ACTIVITY_CURSOR, type Activity } from '#contract/public-pages.ts'
import { query } from '#web/api.ts'

export const memberPage = (name: string) => query('GET /api/members/{name}', { name })

export interface ActivityView {
  kind?: Activity | undefined
  /** cursor */
  before?: string | undefined
}
export const memberActivity = (name: string, { kind, before }: ActivityView) =>
  query('GET /api/members/{name}/activity', { name }, { kind, before })
export const memberNeeds = (name: string, search: URLSearchParams) => [
  memberPage(name),
  memberActivity(name, viewIn(search)),
]

/** What the address asks for. Invalid values are ignored. */
export function viewIn(search: URLSearchParams): ActivityView {
  const before = search.get('before') ?? ''
  return {
    kind: ACTIVITIES.find((kind) => kind === search.get('kind')),
    before: ACTIVITY_CURSOR.test(before) ? before : undefined,
  }
}

export const followed = query('GET /api/following')
export const followedActivity = ({ before }: ActivityView) => query('GET /api/following/activity', { before })
export const blocked = query('GET /api/blocked')
export const ownPage = query('GET /api/public-page')
