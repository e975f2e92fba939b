// What people sent to the site, as admins read it, and what became of the mails.
import { writeCsv } from './csv.ts'

export const FORMS = ['feedback', 'contact', 'experiential', 'correction'] as const
export type FormName = (typeof FORMS)[number]
export const INBOX_STATES = ['open', 'late', 'done'] as const
export type InboxState = (typeof INBOX_STATES)[number]
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** The contact page promises an answer within so many hours. */
export const ANSWER_HOURS = 24

/** Something that was sent through one of the forms. A correction by a reader has no name and no email. */
export interface InboxMessage {
  id: number
  form: FormName
  name: string
  email: string
  subject: string
  /** everything else that was asked, in the words of the sender */
  fields: Record<string, string>
  createdAt: string
  /** open for longer than was promised */
  isLate: boolean
  doneAt: string | null
  /** the admin who did it; null for one who left */
  doneBy: string | null
  /** of a correction: the topic of the comfort guide that is missing, which can be accepted */
  topic: string | null
  /** of the mail that brought it to us; null: no mail was sent for it */
  mail: MailState | null
}

/** A mail of the site. Never its text: the one of a reset link would work. */
export interface SentMail {
  id: number
  kind: 'submission' | 'confirmation' | 'password-reset'
  recipient: string
  subject: string
  state: MailState
  attempts: number
  /** what the mail server said last */
  lastError: string | null
  createdAt: string
  sentAt: string | null
  failedAt: string | null
  /** the next try of one that waits */
  nextAt: string | null
}

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

const DETAILS = [
  'message',
  'phone',
  'age',
  'currentLevel',
  'interests',
  'expectations',
  'topic',
  'where',
  'what',
] as const
const HEADING = ['ID', 'Received', 'Form', 'Name', 'Email', 'Subject', 'Done', 'Done by', 'Email status']

/** The messages for a spreadsheet: a column for each thing that any form asks. Nothing in it is ever a formula. */
export const inboxCsv = (messages: readonly InboxMessage[]): string =>
  writeCsv([
    [...HEADING, ...DETAILS.map((field) => FIELD_LABELS[field])],
    ...messages.map((one) => [
      one.id,
      one.createdAt,
      one.form,
      one.name,
      one.email,
      one.subject,
      one.doneAt,
      one.doneBy,
      one.mail,
      ...DETAILS.map((field) => one.fields[field]),
    ]),
  ])
