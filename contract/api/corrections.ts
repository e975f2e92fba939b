// Routes of corrections by readers: a missing topic, or a wrong platform.
import { z } from 'zod'
import { CONTENT_NOTES } from '../comfort.ts'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { text } from './fields.ts'
import { FORMS_LIMIT, formSent } from './forms.ts'
import { message } from './inbox.ts'

const trimmed = (label: string) => text(LIMITS.formField, label).transform((value) => value.trim())

export const correctionsApi = {
  'POST /api/corrections/{dramaId}': {
    does: 'Reports a missing topic (`about`: topic) or wrong streaming platforms (`about`: platforms) to the admins. Until an admin decides, the drama is left out of lists that avoid the topic.',
    takes: z.discriminatedUnion(
      'about',
      [
        z.object({
          about: z.literal('topic'),
          topic: z.enum(CONTENT_NOTES, { error: 'Please choose a topic' }),
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
  },
  'POST /api/admin/inbox/{id}/accept': {
    does: 'Adds the reported topic to the drama, with the day it was reported, and marks the message as done.',
    who: 'admin',
    gives: message,
    fails: ['conflict'],
  },
} as const satisfies EndpointTable
