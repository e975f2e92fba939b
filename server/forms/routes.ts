// Routes of the three forms: stored before the response, mailed afterwards.
import { orNotProvided, orNotSpecified } from '#contract/forms.ts'
import { FIELD_LABELS } from '#contract/inbox.ts'
import { write } from '#server/db/write.ts'
import type { Bind } from '#server/http/bind.ts'
import { deduplicated, fingerprint } from '#server/limits/deduplicate.ts'
import { queueMail } from '#server/mail/outbox.ts'
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

/** Stores it once, however often it is sent within a minute, and leaves the mailing to a job. */
async function receive({ db, env }: Site, { wantsCopy, ...submission }: Submission) {
  const { form, name, email, subject, fields } = submission
  const stored = await write(db, (tx) =>
    deduplicated(tx, fingerprint('form', form, email.toLowerCase(), name, subject, fields), async () => {
      const [row] = await tx.insert(submissions).values(submission).returning({ id: submissions.id })
      const submissionId = row!.id
      if (!env.SMTP_URL) return submissionId
      const text = letter(submission)
      if (env.MAIL_TO)
        await queueMail(
          tx,
          {
            kind: 'submission',
            recipient: env.MAIL_TO,
            replyTo: email,
            subject: `[${form}] ${subject}`,
            body: text,
          },
          submissionId,
        )
      if (wantsCopy)
        await queueMail(
          tx,
          {
            kind: 'confirmation',
            recipient: email,
            subject: `We received your message to ${env.SITE_NAME}`,
            body: `Thank you for writing to ${env.SITE_NAME}. Here is a copy of your message:\n\n${text}\n\nIf you did not send it, you can ignore this email.`,
          },
          submissionId,
        )
      return submissionId
    }),
  )
  return { success: true as const, id: stored.id }
}

function letter({ name, email, subject, fields }: Omit<Submission, 'wantsCopy'>) {
  const lines = Object.entries(fields).map(([field, value]) =>
    field === 'message' ? `\n${value}` : `${FIELD_LABELS[field] ?? field}: ${value}`,
  )
  return [`Name: ${name}`, `Email: ${email}`, `Subject: ${subject}`, ...lines].join('\n')
}
