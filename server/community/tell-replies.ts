// Tells those who took part in a post that there are new comments. By a job: a post can have thousands of comments,
// and who writes one more does not wait for all of them to be read.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { notifyStatement, OR_AGAIN } from '#server/notices/notify.ts'
import { postComments, posts } from './table.ts'

const REPLIES = 'replies'

/** The part of the statement that stores comments which queues it. */
export const queueReplies: SQL = sql`
  insert into jobs (kind, key) select ${sql.raw(`'${REPLIES}'`)}, post_id::text
  from stored group by post_id order by post_id ${OR_AGAIN}`

export const replyJobs = ({ db }: { db: Db }): JobKind => ({
  name: REPLIES,
  firstWait: 10,
  longestWait: 3_600,
  whenDone: 'delete',
  // New are the comments since it was queued. Nobody hears only of what they wrote themselves.
  async run({ key, createdAt }) {
    const post = Number(key)
    const comments = sql`select author_id from ${postComments} where post_id = ${post}`
    await db.execute(
      notifyStatement(
        'replies',
        sql`
          select author_id from (
            select author_id from ${posts} where id = ${post} union ${comments}
          ) as took_part where exists (
            ${comments} and created_at >= ${createdAt.toISOString()}::timestamptz
              and author_id is distinct from took_part.author_id
          )`,
      ),
    )
  },
})
