// The weekly mail about what airs, for members who asked for it: sent on Monday in Korea, and one a week at most.
import { and, asc, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { addDays, episodesInWords, koreanDay, mondayOf } from '#contract/airing.ts'
import { utcDay, weekdayAndDay } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { members } from '#server/auth/table.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/open.ts'
import { write } from '#server/db/write.ts'
import type { Env } from '#server/env.ts'
import { type Job, type JobKind, keepLease } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { airingsFor, isInterestedIn } from './mine.ts'
import { type Airing, scheduleOn } from './read.ts'
import { airingMails, airingMembers } from './table.ts'

const WEEKLY = { kind: 'airing-weekly', key: 'mails' }
const EVERY = 30 * 60
const AT_ONCE = 100
/** Monday and Tuesday: after an outage on Monday it is sent on Tuesday. */
const DAYS = 2

interface WeeklyParts {
  db: Db
  env: Env
  signal?: AbortSignal
  now?: () => Date
}

/** Null on a site that sends no email. */
export async function weeklyJobs(parts: WeeklyParts): Promise<JobKind | null> {
  if (!parts.env.SMTP_URL) return null
  await parts.db.insert(jobs).values(WEEKLY).onConflictDoNothing()
  return {
    name: WEEKLY.kind,
    firstWait: 60,
    longestWait: 3_600,
    whenDone: EVERY,
    run: (job) => mailAll(parts, job),
  }
}

async function mailAll({ db, env, signal, now = () => new Date() }: WeeklyParts, job: Job): Promise<void> {
  const today = koreanDay(now())
  const week = mondayOf(today)
  if (today >= addDays(week, DAYS)) return
  const { airings } = await scheduleOn(db, env, today)
  const ids = [...new Set(airings.filter(isThisWeek({ week, today })).map(({ dramaId }) => dramaId))]
  if (ids.length === 0) return
  for (let after = 0; !signal?.aborted; ) {
    const recipients = await recipientsAfter(db, ids, week, after)
    for (const member of recipients) await mailOne(db, env, member, { week, today })
    const last = recipients.at(-1)
    if (!last || !(await keepLease(db, job))) return
    after = last.id
  }
}

/** Those who want it, are interested in one of these dramas, and have not got this week's. */
const recipientsAfter = (db: Db, ids: readonly number[], week: string, after: number) =>
  db
    .select({ id: members.id, username: members.username, email: members.email })
    .from(airingMembers)
    .innerJoin(members, eq(members.id, airingMembers.memberId))
    .where(
      and(
        sql`${airingMembers.weeklyMail}`,
        gt(airingMembers.memberId, after),
        isNotNull(members.email),
        isNull(members.suspendedAt),
        isInterestedIn(db, airingMembers.memberId, ids),
        notExists(
          db
            .select({ one: sql`1` })
            .from(airingMails)
            .where(and(eq(airingMails.memberId, airingMembers.memberId), eq(airingMails.week, week))),
        ),
      ),
    )
    .orderBy(asc(airingMembers.memberId))
    .limit(AT_ONCE)

type Recipient = Awaited<ReturnType<typeof recipientsAfter>>[number]

interface When {
  week: string
  today: string
}

const isThisWeek =
  ({ week, today }: When) =>
  ({ day }: { day: string }) =>
    day >= today && day < addDays(week, 7)

async function mailOne(db: Db, env: Env, { id, username, email }: Recipient, when: When) {
  const airings = (await airingsFor(db, env, id, when.today)).filter(isThisWeek(when))
  if (airings.length === 0) return
  const token = newToken()
  await write(db, async (tx) => {
    const [member] = await tx
      .select({ isOn: airingMembers.weeklyMail })
      .from(airingMembers)
      .where(eq(airingMembers.memberId, id))
      .for('update')
    // The member may have switched it off or closed the account meanwhile.
    if (!member?.isOn) return
    const made = await tx
      .insert(airingMails)
      .values({ tokenHash: hashToken(token), memberId: id, week: when.week })
      .onConflictDoNothing()
      .returning({ week: airingMails.week })
    if (made.length === 0) return
    await queueMail(tx, env, {
      kind: 'airing',
      recipient: email!,
      subject: subjectOf(airings),
      body: letter(env, username, airings, token),
      unsubscribe: `${env.siteUrl}/api/notices/emails/stop/${token}`,
    })
  })
}

function subjectOf(airings: readonly Airing[]): string {
  const names = [...new Set(airings.map(({ title }) => title))]
  const more = names.length > 1 ? ` and ${plural(names.length - 1, 'more drama')}` : ''
  return `This week: ${names[0]}${more}`
}

function letter(env: Env, username: string, airings: readonly Airing[], token: string): string {
  const days = [...Map.groupBy(airings, ({ day }) => day)].map(([day, ofDay]) =>
    [
      weekdayAndDay(utcDay(day)),
      ...ofDay.map((one) => `  ${one.title}: ${episodesInWords(one).toLowerCase()}`),
    ].join('\n'),
  )
  return [
    `Hello ${username},`,
    'This week air, by the days in Korea:',
    ...days,
    `All that airs: ${env.siteUrl}/what-airs`,
    // The token is in the fragment, so that no server, log or referrer sees it.
    `You asked for this email. Stop it: ${env.siteUrl}/what-airs#stop=${token}`,
    env.SITE_NAME,
  ].join('\n\n')
}

/** A link works for half a year. */
export const forgetOldMails = (db: Db) =>
  db.delete(airingMails).where(lt(airingMails.createdAt, sql`now() - interval '180 days'`))
