// The calls about what people sent, for admins: reading, marking as done, and the mails that carried it.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { formatNumber } from '../in-words.ts'
import { ANSWER_HOURS, FORMS, INBOX_STATES, MAIL_KINDS, MAIL_STATES, type MailKind } from '../inbox.ts'
import { ADMIN_MOST } from '../members.ts'
import { id, moment } from './fields.ts'
import { oneOf, part, search } from './list-query.ts'

export const message = z
  .object({
    id,
    form: z.enum(FORMS),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    /** everything else that the form has, in the words of the sender */
    fields: z.record(z.string(), z.string()),
    createdAt: moment,
    /** open for longer than was promised */
    isLate: z.boolean(),
    doneAt: moment.nullable(),
    /** the admin who did it; null for one who left */
    doneBy: z.string().nullable(),
    /** of a correction: the topic of the comfort guide that is missing, which can be accepted */
    topic: z.string().nullable(),
    /** of a correction: the drama */
    dramaId: id.nullable(),
    /** of an open correction: how many open ones came from the same network, this one included; else 0 */
    fromSameOrigin: z.int(),
    /** of the mail that brought it to us; null: no mail was sent for it */
    mail: z.enum(MAIL_STATES).nullable(),
  })
  .meta({ id: 'InboxMessage' })
/** Something that was sent through one of the forms. A correction by a reader has no name and no email. */
export type InboxMessage = z.infer<typeof message>

const mail = z
  .object({
    id,
    kind: z.enum(Object.keys(MAIL_KINDS) as MailKind[]),
    recipient: z.string(),
    subject: z.string(),
    state: z.enum(MAIL_STATES),
    attempts: z.int(),
    /** the last answer of the mail server */
    lastError: z.string().nullable(),
    createdAt: moment,
    sentAt: moment.nullable(),
    failedAt: moment.nullable(),
    /** the next try of one that waits */
    nextAt: moment.nullable(),
  })
  .meta({ id: 'SentMail' })
/** A mail of the site. Never its text: the one of a reset link would work. */
export type SentMail = z.infer<typeof mail>

const messages = { search, form: oneOf('form', FORMS), state: oneOf('state', INBOX_STATES) }
const mails = { state: oneOf('state', MAIL_STATES) }
const count = z.object({ count: z.int() })
const most = formatNumber(ADMIN_MOST)

export const inboxApi = {
  'GET /api/admin/inbox': {
    does: `Lists messages from the forms, newest first, at most ${most}. Corrections by readers are listed with \`form=correction\`, and not among the others. \`state\` late: open for more than the promised ${ANSWER_HOURS} hours.`,
    who: 'admin',
    query: z.object({ ...messages, ...part }),
    gives: z.array(message),
  },
  'GET /api/admin/inbox/count': {
    does: 'Counts the messages of such a list.',
    who: 'admin',
    query: z.object(messages),
    gives: count,
  },
  'PUT /api/admin/inbox/{id}': {
    does: 'Marks a message as done or not done. The first admin who did it stays recorded.',
    who: 'admin',
    takes: z.object({ isDone: z.boolean({ error: 'isDone must be true or false' }) }),
    gives: message,
  },
  'GET /api/admin/mails': {
    does: `Lists sent emails without their text, newest first, at most ${most}.`,
    who: 'admin',
    query: z.object({ ...mails, ...part }),
    gives: z.array(mail),
  },
  'GET /api/admin/mails/count': {
    does: 'Counts the emails of such a list.',
    who: 'admin',
    query: z.object(mails),
    gives: count,
  },
  'POST /api/admin/mails/{id}/send': {
    does: 'Sends an email again now: one that failed, or one that is waiting for another try.',
    who: 'admin',
    gives: mail,
    fails: ['conflict'],
  },
} as const satisfies EndpointTable
