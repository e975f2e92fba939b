// Sends the mails that are queued. A failed one keeps the reason.
import { createTransport } from 'nodemailer'
import { MAIL_KINDS } from '#contract/inbox.ts'
import type { Env } from '#server/env.ts'
import { JobFailure, type JobKind } from '#server/jobs/jobs.ts'
import { MAIL, type Mail } from './outbox.ts'

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_RETRY_SECONDS' | 'siteUrl'>

export function mailJobs(env: MailEnv): JobKind<Mail> {
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
  const domain = new URL(env.siteUrl).hostname
  return {
    name: MAIL,
    firstWait: env.MAIL_RETRY_SECONDS,
    longestWait: 6 * 3600,
    // From the usual minute on, the last try is some hours later.
    tries: 10,
    whenDone: 'keep',
    async run({ id, payload: { kind, recipient, replyTo, subject, body, unsubscribe } }) {
      const mail = {
        from: env.MAIL_FROM,
        to: recipient,
        ...(replyTo && { replyTo }),
        subject,
        text: body,
        headers: {
          // RFC 3834: no holiday notice answers it.
          ...(MAIL_KINDS[kind].isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        // If a crash makes us send it twice, the same Message-ID lets mail programs show it once.
        messageId: `<shimpyo-outbox-${id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      await transport.sendMail(mail).catch((error) => {
        throw failureOf(error)
      })
    },
  }
}

/** The error of the mail server. A 5xx is final; all others are retried. */
function failureOf(error: unknown): JobFailure {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const reason = error instanceof Error ? error.message : String(error)
  return new JobFailure(reason, { isFinal: code >= 500 && code < 600 })
}
