// Reports and what moderators decide: the places, the reasons, the outcomes.

/** What can be reported. */
export const REPORT_AREAS = ['post', 'post-comment', 'news-comment', 'review'] as const
export type ReportArea = (typeof REPORT_AREAS)[number]

export const REPORT_REASONS = ['unkind', 'spoiler', 'spam', 'private', 'unsafe', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Words a reporter, and a moderator, may add. */
export const NOTE_MAX = 1_000

/** Lines of the log in one answer; older ones are asked for with `before`. */
export const LOG_PAGE = 50

export const OUTCOMES = ['kept', 'removed'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What moderators do; each leaves a line in the log. */
export const MODERATION_ACTIONS = [
  'kept',
  'removed',
  'edited',
  'deleted',
  'suspended',
  'restored',
  'made-admin',
  'unmade-admin',
  'reset-link',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** One item that was reported, with everything that was said about it. */
export interface ReportCase {
  /** of its first report; decides the whole case */
  id: number
  area: ReportArea
  itemId: number
  /** null: the item is gone */
  title: string | null
  content: string | null
  authorId: number | null
  authorUsername: string | null
  /** the post or article that a comment stands below */
  placeId: number | null
  outcome: Outcome | null
  createdAt: string
  decidedAt: string | null
  reports: { id: number; reason: ReportReason; note: string; reporter: string; createdAt: string }[]
}

/** What a moderator did to something of one's own. */
export interface ModerationNotice {
  id: number
  action: ModerationAction
  area: string
  itemId: number
  /** what it was: the title of a post, the beginning of a comment */
  about: string
  reason: string
  createdAt: string
}
