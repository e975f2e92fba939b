// Routes of the three forms: stored before the response, mailed afterwards.
import { orNotProvided, orNotSpecified } from '#contract/forms.ts'
import { FIELD_LABELS } from '#contract/inbox.ts'
import { fingerprint, STORED_ID, storesOnce } from '#server/db/store-once.ts'
import type { Env } from '#server/env.ts'
import type { Bind } from '#server/http/bind.ts'
import { type Mail, mailAbout } from '#server/mail/outbox.ts'
import type { Site } from '#server/site.ts'
import { submissions } from './table.ts'

interface Submission {
  form: 'feedback' | 'contact' | 'experiential'
  name: string
  email: string
  subject: string
  fields: Record<string, string>
  wantsCopy: boolean
}

export function formRoutes(bind: Bind, site: Site) {
  bind('POST /api/feedback-form', ({ body }) => receive(site, messageOf('feedback', body)))
  bind('POST /api/contact-form', ({ body }) => receive(site, messageOf('contact', body)))
  bind('POST /api/experiential-learning-form', ({ body }) =>
    receive(site, {
      form: 'experiential',
      name: body.name,
      email: body.email,
      subject: 'Travel community application',
      fields: {
        phone: orNotProvided(body.phone ?? ''),
        age: orNotSpecified(body.age ?? ''),
        currentLevel: orNotSpecified(body.currentLevel ?? ''),
        interests: orNotSpecified(body.interests ?? ''),
        expectations: orNotProvided(body.expectations ?? ''),
      },
      wantsCopy: body.wantsCopy ?? false,
    }),
  )
}

const messageOf = (
  form: 'feedback' | 'contact',
  body: { name: string; email: string; subject: string; message: string; wantsCopy?: boolean | undefined },
): Submission => ({
  form,
  name: body.name,
  email: body.email,
  subject: body.subject,
  fields: { message: body.message },
  wantsCopy: body.wantsCopy ?? false,
})

const store = storesOnce(submissions, ['form', 'name', 'email', 'subject', 'fields'])

/** Stores it once, however often it is sent within a minute, and leaves the mailing to jobs. */
async function receive({ db, env }: Site, { wantsCopy, ...submission }: Submission) {
  const { form, name, email, subject, fields } = submission
  const stored = await store(db, {
    mark: fingerprint('form', form, email.toLowerCase(), name, subject, fields),
    values: submission,
    jobs: mailsAbout(env, submission, wantsCopy).map((mail) => mailAbout(STORED_ID, mail)),
  })
  return { success: true as const, id: stored!.id }
}

function mailsAbout(env: Env, submission: Omit<Submission, 'wantsCopy'>, wantsCopy: boolean): Mail[] {
  if (!env.SMTP_URL) return []
  const { form, email, subject } = submission
  const text = letter(submission)
  const mails: Mail[] = []
  if (env.MAIL_TO)
    mails.push({
      ...{ kind: 'submission', recipient: env.MAIL_TO, replyTo: email },
      ...{ subject: `[${form}] ${subject}`, body: text },
    })
  if (wantsCopy)
    mails.push({
      ...{ kind: 'confirmation', recipient: email },
      subject: `We received your message to ${env.SITE_NAME}`,
      body: `Thank you for writing to ${env.SITE_NAME}. Here is a copy of your message:\n\n${text}\n\nIf you did not send it, you can ignore this email.`,
    })
  return mails
}

function letter({ name, email, subject, fields }: Omit<Submission, 'wantsCopy'>) {
  const lines = Object.entries(fields).map(([field, value]) =>
    field === 'message' ? `\n${value}` : `${FIELD_LABELS[field] ?? field}: ${value}`,
  )
  return [`Name: ${name}`, `Email: ${email}`, `Subject: ${subject}`, ...lines].join('\n')
}
