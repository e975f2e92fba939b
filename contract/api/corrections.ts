// Routes of corrections by readers: a missing topic, or a wrong platform.
import { z } from 'zod'
import { CONFIRMED_BY, CONTENT_NOTES, OPEN_REPORTS_MOST, SURENESS } from '../comfort.ts'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { text } from './fields.ts'
import { FORMS_LIMIT, formSent } from './forms.ts'
import { message } from './inbox.ts'

const trimmed = (label: string) => text(LIMITS.formField, label).transform((value) => value.trim())

export const correctionsApi = {
  'POST /api/corrections/{dramaId}': {
    does: `Reports a missing topic (\`about\`: topic) or wrong streaming platforms (\`about\`: platforms) to the admins. The drama's page shows the topic as reported; lists change only when an admin accepts it, or ${CONFIRMED_BY.members} members with accounts older than ${CONFIRMED_BY.accountDays} days report the same from different networks. At most ${OPEN_REPORTS_MOST} open reports per member, or per network of guests.`,
    takes: z.discriminatedUnion(
      'about',
      [
        z.object({
          about: z.literal('topic'),
          topic: z.enum(CONTENT_NOTES, { error: 'Please choose a topic' }),
          how: z.enum(SURENESS).default('shown'),
          where: trimmed('Where').default(''),
        }),
        z.object({
          about: z.literal('platforms'),
          what: trimmed('What is wrong').refine((value) => value !== '', {
            error: 'Please write what is wrong',
          }),
        }),
      ],
      { error: 'about must be topic or platforms' },
    ),
    gives: formSent,
    status: 201,
    limit: FORMS_LIMIT,
    fails: ['conflict'],
  },
  'POST /api/admin/inbox/{id}/dismiss-origin': {
    does: 'Marks all open corrections that came from the same network as done, and accepts none of them. Returns how many.',
    who: 'admin',
    gives: z.object({ count: z.int() }),
  },
  'POST /api/admin/inbox/{id}/accept': {
    does: 'Adds the reported topic to the drama, with the day it was reported, and marks the message as done.',
    who: 'admin',
    gives: message,
    fails: ['conflict'],
  },
} as const satisfies EndpointTable
