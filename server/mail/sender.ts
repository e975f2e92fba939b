// Sends the mails in the outbox, with retries and exponential backoff; failed mails keep the reason.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type Transporter } from 'nodemailer'
import { isDue } from '#server/db/columns.ts'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { LEASE_SECONDS, outbox } from './table.ts'

/** The polling interval. */
const LOOK_EVERY = 5_000
const AT_ONCE = 5
/** After each failure it waits twice as long: from the usual minute, the last try is some hours later. */
const TRIES = 10

export interface Mailer {
  /** looks now; resolves when nothing more is due */
  send: () => Promise<void>
  stop: () => Promise<void>
}

interface MailerParts {
  db: Db
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_RETRY_SECONDS' | 'siteUrl'>
  log: FastifyBaseLogger
  lookEvery?: number
}

export function startMailer({ db, env, log, lookEvery = LOOK_EVERY }: MailerParts): Mailer {
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
  const domain = new URL(env.siteUrl).hostname
  let stopped = false
  let running: Promise<void> | null = null

  const send = () => {
    running ??= sendDue().finally(() => {
      running = null
    })
    return running
  }
  async function sendDue() {
    try {
      while (!stopped) {
        const due = await lease(db)
        if (due.length === 0) return
        await Promise.all(
          due.map((mail) =>
            sendOne(db, transport, mail, {
              from: env.MAIL_FROM!,
              firstWait: env.MAIL_RETRY_SECONDS,
              domain,
              log,
            }),
          ),
        )
      }
    } catch (error) {
      // The database is unavailable: retry soon.
      log.warn({ err: error }, 'could not read the outbox')
    }
  }
  const timer = setInterval(send, lookEvery)
  timer.unref()
  return {
    send,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}

type Waiting = typeof outbox.$inferSelect

/** Reserves due mails for a while; if this process dies, another takes them then. */
async function lease(db: Db): Promise<Waiting[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), isDue(outbox.nextAt)))
    .orderBy(asc(outbox.nextAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAt: sql`now() + ${LEASE_SECONDS} * interval '1 second'`,
    })
    .where(sql`${outbox.id} in (${due})`)
    .returning()
}

interface SendWith {
  from: string
  /** seconds from the first failure to the second try */
  firstWait: number
  domain: string
  log: FastifyBaseLogger
}

async function sendOne(
  db: Db,
  transport: Transporter,
  mail: Waiting,
  { from, firstWait, domain, log }: SendWith,
) {
  try {
    await transport.sendMail({
      from,
      to: mail.recipient,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.body,
      // RFC 3834: no holiday notice answers it. What a visitor wrote is no automatic mail: somebody shall answer.
      ...(mail.kind !== 'submission' && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      // If a crash makes us send it twice, the same Message-ID lets mail programs show it once.
      messageId: `<shimpyo-outbox-${mail.id}@${domain}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (error) {
    const { reason, final } = readFailure(error)
    const giveUp = final || mail.attempts >= TRIES
    const wait = Math.min(firstWait * 2 ** (mail.attempts - 1), 6 * 3600)
    await db
      .update(outbox)
      .set({
        lastError: reason,
        ...(giveUp ? { failedAt: sql`now()` } : { nextAt: sql`now() + ${wait} * interval '1 second'` }),
      })
      .where(eq(outbox.id, mail.id))
    log.warn(
      { mail: mail.id, kind: mail.kind, attempts: mail.attempts, giveUp, reason },
      'could not send an email',
    )
    return
  }
  await db.update(outbox).set({ sentAt: sql`now()`, lastError: null }).where(eq(outbox.id, mail.id))
}

/** The error of the mail server. A 5xx is final; all others are retried. */
function readFailure(error: unknown): { reason: string; final: boolean } {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  return { reason, final: code >= 500 && code < 600 }
}
