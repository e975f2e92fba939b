// The forms that people send, and the states of messages and mails.

export const FORMS = ['feedback', 'contact', 'experiential', 'correction'] as const
export type FormName = (typeof FORMS)[number]
export const INBOX_STATES = ['open', 'late', 'done'] as const
export type InboxState = (typeof INBOX_STATES)[number]
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/**
 * What the site mails. A person answers one that is not automatic; a link in one works until it expires. What does not
 * stay is deleted a day after it was sent: there is a secret in its text, or one comes again and again.
 */
export const MAIL_KINDS = {
  submission: { label: 'Message from a form', isAutomatic: false, hasLink: false, stays: true },
  confirmation: { label: 'Copy to the sender', isAutomatic: true, hasLink: false, stays: true },
  'password-reset': { label: 'Password reset', isAutomatic: true, hasLink: true, stays: false },
  airing: { label: 'What airs this week', isAutomatic: true, hasLink: false, stays: false },
  notices: { label: 'What is new for a member', isAutomatic: true, hasLink: false, stays: false },
} as const satisfies Record<string, { label: string; isAutomatic: boolean; hasLink: boolean; stays: boolean }>
export type MailKind = keyof typeof MAIL_KINDS

/** The contact page promises an answer within so many hours. */
export const ANSWER_HOURS = 24

/** What a field of a form is called. */
export const FIELD_LABELS: Record<string, string> = {
  message: 'Message',
  phone: 'Phone',
  age: 'Age range',
  currentLevel: 'Current level',
  interests: 'Interests',
  expectations: 'Comment',
  topic: 'Missing topic',
  how: 'Shown or mentioned',
  where: 'Where',
  what: 'What is wrong',
}
