// Why something is reported, in the words of the form; and what can be.
import type { ReportArea, ReportReason } from '#contract/moderation.ts'

export const REASONS: readonly { value: ReportReason; label: string; hint: string }[] = [
  { value: 'unkind', label: 'Unkind', hint: 'It attacks somebody, or a group of people.' },
  { value: 'spoiler', label: 'Spoiler', hint: 'It gives a story away without saying so.' },
  { value: 'spam', label: 'Advertising', hint: 'It sells something, or says the same everywhere.' },
  { value: 'private', label: 'Private life', hint: 'It is about the person, not about the work.' },
  { value: 'unsafe', label: 'Somebody may be unsafe', hint: 'We look at these first.' },
  { value: 'other', label: 'Something else', hint: 'Tell us below.' },
]

export const WHAT: Record<ReportArea, string> = {
  post: 'post',
  'post-comment': 'comment',
  'news-comment': 'comment',
  review: 'review',
}
