// The messages of the inbox for a spreadsheet.
import type { InboxMessage } from './api/inbox.ts'
import { writeCsv } from './csv.ts'
import { FIELD_LABELS } from './inbox.ts'

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

/** A column for each thing that any form asks. Nothing in it is ever a formula. */
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
