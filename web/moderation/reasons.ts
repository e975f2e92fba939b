// The reasons for a report, and what can be reported.
import type { ReportArea, ReportReason } from '#contract/moderation.ts'

export const REASONS: readonly { value: ReportReason; label: string; hint: string }[] = [
  { value: 'unkind', label: 'Unkind', hint: 'It attacks a person or a group of people.' },
  { value: 'spoiler', label: 'Spoiler', hint: 'It gives away the story without a warning.' },
  { value: 'spam', label: 'Advertising', hint: 'It sells something or is posted again and again.' },
  { value: 'private', label: 'Private life', hint: 'It shares or attacks someone’s private life.' },
  { value: 'unsafe', label: 'Someone may be in danger', hint: 'We look at these reports first.' },
  { value: 'other', label: 'Something else', hint: 'Tell us below.' },
]

export const WHAT: Record<ReportArea, string> = {
  post: 'post',
  'post-comment': 'comment',
  'news-comment': 'comment',
  review: 'review',
  list: 'list',
  'member-page': 'page',
}
