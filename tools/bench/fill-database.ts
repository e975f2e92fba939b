// Fills a database with the dramas, members and posts of a large site. The same data every time.
import { sql } from 'drizzle-orm'
import { members, sessions } from '#server/auth/table.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/open.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { type DramaCounts, fillDramas } from './fill-dramas.ts'

export interface SiteSize extends DramaCounts {
  posts: number
  /** in the watchlist of the one member who calls */
  watched: number
}

const POSTS_AT_ONCE = 20_000
const AUTHORS = 1_000

/** @returns a session of the member with the long watchlist */
export async function fillDatabase(db: Db, size: SiteSize): Promise<{ token: string }> {
  await makeAuthors(db)
  await fillDramas(db, size)
  await makePosts(db, size.posts)
  const token = await makeWatcher(db, size.watched)
  await db.execute(sql`vacuum analyze`)
  return { token }
}

async function makeAuthors(db: Db) {
  await db.execute(sql`
    insert into members (username, username_folded, email, created_at)
    select 'reader' || n, 'reader' || n, 'reader' || n || '@example.com', now() - interval '30 days'
    from generate_series(1, ${AUTHORS}::int) n`)
}

async function makePosts(db: Db, count: number) {
  const words = [...new Set(catalogue.flatMap(({ description }) => description.split(/\W+/)))]
  const list = sql`${sql.param(words)}::text[]`
  for (let from = 1; from <= count; from += POSTS_AT_ONCE) {
    const to = Math.min(count, from + POSTS_AT_ONCE - 1)
    await db.execute(sql`
      with words as (select ${list} as w)
      insert into posts (title, content, author_id, upvotes, downvotes, comment_count, created_at, updated_at)
      select initcap(a || ' ' || b || ' ' || c), a || ' ' || d || ' ' || b || ' ' || e || ' ' || c,
        m.id, n % 97, n % 13, n % 7, t, t
      from generate_series(${from}::int, ${to}::int) n
      cross join lateral (select w[1 + n * 7 % cardinality(w)] a, w[1 + n * 11 % cardinality(w)] b,
        w[1 + n * 13 % cardinality(w)] c, w[1 + n * 17 % cardinality(w)] d, w[1 + n * 19 % cardinality(w)] e
        from words) picked
      cross join lateral (select now() - make_interval(secs => ${count}::int - n) t) at
      join members m on m.username_folded = 'reader' || (1 + n % ${AUTHORS}::int)`)
  }
}

async function makeWatcher(db: Db, count: number): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ username: 'watcher', usernameFolded: 'watcher', email: 'watcher@example.com', isAdmin: true })
    .returning({ id: members.id })
  await db.execute(sql`
    insert into watchlist (member_id, drama_id, added_at)
    select ${member!.id}::int, id, now() - make_interval(secs => id) from dramas order by id limit ${count}::int`)
  const token = newToken()
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insert(sessions).values({ tokenHash: hashToken(token), memberId: member!.id, expiresAt })
  return token
}
