// Sends a device one notification for everything new. It replaces the one before.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { linesOf, withoutMarks } from '#contract/notice-words.ts'
import { members, sessions } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { type Job, JobFailure, type JobKind } from '#server/jobs/jobs.ts'
import { forgetDevice, siteKeys } from './devices.ts'
import { NOTICE_PUSH } from './notify.ts'
import { newSince } from './store.ts'
import { pushDevices } from './table.ts'
import { authorization, type Deliver, deliver, encrypted } from './web-push.ts'

interface PushParts {
  db: Db
  env: Pick<Env, 'siteUrl' | 'SITE_NAME'>
  send?: Deliver
}

/** After the last try, it comes with whatever is new next. */
const TRIES = 6
/** Seconds that a push service keeps a message for a device that is off. */
const TTL = 86_400
/** So a message stays below the 3,993 bytes that fit into a record of RFC 8291, even if all of it is escaped. */
const LINES = 3
const LINE_MOST = 200

export const pushJobs = (parts: PushParts): JobKind => ({
  name: NOTICE_PUSH,
  firstWait: 60,
  longestWait: 3_600,
  whenDone: 'delete',
  run: (job) => pushTo(parts, job),
})

async function pushTo({ db, env, send = deliver }: PushParts, job: Job): Promise<void> {
  const [found] = await db
    .select({ device: pushDevices, member: members, now: sql<string>`now()` })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(pushDevices.sessionId, Number(job.key)),
        gt(sessions.expiresAt, sql`now()`),
        isNull(members.suspendedAt),
      ),
    )
  if (!found || job.attempts > TRIES) return
  const { device, member, now } = found
  const since = latest(member.noticesSeenAt, device.pushedAt ?? device.createdAt)
  const lines = linesOf(await newSince(db, member, since))
  if (lines.length === 0) return
  const shown = lines.slice(0, LINES).map(({ text }) => shortened(withoutMarks(text)))
  const message = {
    title: lines.length === 1 ? `New at ${env.SITE_NAME}` : `${lines.length} new at ${env.SITE_NAME}`,
    body: shown.join('\n'),
    url: (lines.length === 1 && lines[0]!.href) || '/community',
  }
  const { status, retryAfter } = await send({
    endpoint: device.endpoint,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: TTL,
      urgency: 'normal',
      topic: 'notices',
      authorization: authorization(device.endpoint, await siteKeys(db), env.siteUrl),
    },
    body: encrypted(JSON.stringify(message), device),
  })
  // RFC 8030: the subscription is gone.
  if (status === 404 || status === 410)
    return void (await forgetDevice(db, device.sessionId, device.endpoint))
  if (status === 429 || status >= 500)
    throw new JobFailure(`The push service answered ${status}`, { waitAtLeast: Math.min(retryAfter, 3_600) })
  // Trying again would not help after any other refusal: it comes with whatever is new next.
  await db
    .update(pushDevices)
    .set({ pushedAt: new Date(now) })
    .where(and(eq(pushDevices.sessionId, device.sessionId), eq(pushDevices.endpoint, device.endpoint)))
}

const latest = (...moments: Date[]) => new Date(Math.max(...moments.map(Number)))
const shortened = (text: string) => {
  const letters = [...text]
  return letters.length > LINE_MOST ? `${letters.slice(0, LINE_MOST - 1).join('')}…` : text
}
