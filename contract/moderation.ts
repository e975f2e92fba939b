// Reports and what moderators decide: the places, the reasons, the outcomes.

/** What can be reported. */
export const REPORT_AREAS = ['post', 'post-comment', 'news-comment', 'review', 'list', 'member-page'] as const
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
