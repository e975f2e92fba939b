// Notifies members outside the site: queues an email and a message for each device, for those who asked for them.
import { type SQL, sql } from 'drizzle-orm'
import type { NoticeKind } from '#contract/notices.ts'
import { members, sessions } from '#server/auth/table.ts'
import type { Tx } from '#server/db/open.ts'
import { pushDevices } from './table.ts'

/** The column of each kind in the table of members: whether they want it. */
export const KIND_COLUMNS = {
  replies: 'tellsReplies',
  decisions: 'tellsDecisions',
  reports: 'tellsReports',
  following: 'tellsFollowing',
  episodes: 'tellsEpisodes',
} as const satisfies Record<NoticeKind, keyof typeof members.$inferSelect>

/** Jobs: one for a member, and one for a device. What is new is read when they run. */
export const NOTICE_MAIL = 'notice-mail'
export const NOTICE_PUSH = 'notice-push'

const inDue = (kind: string) => sql.raw(`'${kind}'`)

/** Ends a statement that queues jobs by kind and key. One that is running runs again. */
export const OR_AGAIN = sql`on conflict (kind, key) do update set failed_at = null,
  run_at = case when jobs.leased_until > now() or jobs.failed_at is not null then excluded.run_at
    else least(jobs.run_at, excluded.run_at) end`

/**
 * The statement that queues it. What is new at about the same time comes together: an email waits an hour and comes once
 * a day at most, a message waits 20 seconds and comes every ten minutes at most.
 * @param who a query for members' ids
 */
export const notifyStatement = (kind: NoticeKind, who: SQL): SQL => sql`
  insert into jobs (kind, key, run_at)
  select * from (
    select ${inDue(NOTICE_MAIL)} as kind, id::text as key,
      greatest(now() + interval '1 hour', notices_mailed_at + interval '1 day') as run_at
    from ${members} where ${wants(kind, who)} and notice_mail and email is not null
    union all
    select ${inDue(NOTICE_PUSH)}, session_id::text,
      greatest(now() + interval '20 seconds', pushed_at + interval '10 minutes')
    from ${pushDevices} join ${sessions} on sessions.id = session_id and expires_at > now()
    join ${members} on members.id = sessions.member_id where ${wants(kind, who)}
  ) due order by kind, key
  ${OR_AGAIN}`

const wants = (kind: NoticeKind, who: SQL) =>
  sql`${members.id} in (${who}) and ${members[KIND_COLUMNS[kind]]} and ${members.suspendedAt} is null`

/** Call it in the transaction that makes the news. */
export const notify = (tx: Tx, kind: NoticeKind, who: SQL) => tx.execute(notifyStatement(kind, who))
