// The forms that people send, and the states of messages and mails.

export const FORMS = ['feedback', 'contact', 'experiential', 'correction'] as const
export type FormName = (typeof FORMS)[number]
export const INBOX_STATES = ['open', 'late', 'done'] as const
export type InboxState = (typeof INBOX_STATES)[number]
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

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
  where: 'Where',
  what: 'What is wrong',
}
