// What visitors send: feedback, contact, and applications to the travel community.
import { z } from 'zod'
import type { EndpointTable, Limit } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { email, id, text, words } from './fields.ts'

/** Names and subjects become headers of a mail: they are one line. */
const line = (max: number, label: string) =>
  words(max, label).transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
const optional = (max: number, label: string) =>
  text(max, label)
    .transform((value) => value.trim())
    .optional()

export const formSent = z.object({ success: z.literal(true), id }).meta({ id: 'FormSent' })
/** The three forms and the corrections together; a school or an office is one address too. */
export const FORMS_LIMIT: Limit = { name: 'forms', max: 40, seconds: 600, per: 'address' }
/** the sender would like a copy */
const wantsCopy = z.boolean().optional()

const message = z
  .object({
    name: line(LIMITS.name, 'Name'),
    email,
    subject: line(LIMITS.title, 'Subject'),
    message: words(LIMITS.formMessage, 'Message'),
    wantsCopy,
  })
  .meta({ id: 'FormMessage' })

export const formsApi = {
  'POST /api/feedback-form': {
    does: 'Sends the feedback form.',
    takes: message,
    gives: formSent,
    status: 201,
    limit: FORMS_LIMIT,
  },
  'POST /api/contact-form': {
    does: 'Sends the contact form.',
    takes: message,
    gives: formSent,
    status: 201,
    limit: FORMS_LIMIT,
  },
  'POST /api/experiential-learning-form': {
    does: 'Sends an application to the travel community.',
    takes: z.object({
      name: line(LIMITS.name, 'Name'),
      email,
      phone: optional(LIMITS.name, 'Phone'),
      age: optional(LIMITS.name, 'Age'),
      currentLevel: optional(LIMITS.name, 'Current level'),
      interests: optional(LIMITS.formField, 'Interests'),
      expectations: optional(LIMITS.formField, 'Comment'),
      wantsCopy,
    }),
    gives: formSent,
    status: 201,
    limit: FORMS_LIMIT,
  },
} as const satisfies EndpointTable
