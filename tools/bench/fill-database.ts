// Fills a database with the dramas, people, members and posts of a large site. The same data every time.
import { sql } from 'drizzle-orm'
import { members, sessions } from '#server/auth/table.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { databaseDir } from '#server/env.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { loadIndex } from '#server/seed/index/load-index.ts'
import { seed } from '#server/seed/seed.ts'
import { type DramaCounts, fillDramas } from './fill-dramas.ts'

export interface SiteSize extends DramaCounts {
  /** members, and people in casts: so many of each */
  people: number
  posts: number
  articles: number
  places: number
  /** in the watchlist of the one member who calls */
  watched: number
}

const POSTS_AT_ONCE = 20_000

/** Makes a DATA_DIR with the starter catalog and its index, and fills it. One connection: it is set to have time. */
export async function makeData(dir: string, size: SiteSize): Promise<void> {
  const opened = await openDatabase({
    dir: databaseDir({ DATA_DIR: dir }),
    connections: 1,
    answerWithin: 600_000,
  })
  try {
    await migrate(opened)
    await seed(opened.db)
    await loadIndex(opened.db)
    await fillDatabase(opened.db, size)
  } finally {
    await opened.close()
  }
}

export async function fillDatabase(db: Db, size: SiteSize): Promise<void> {
  await db.execute(sql`set statement_timeout = 0`)
  await makeMembers(db, size.people)
  await withoutTextIndexes(db, async () => {
    await fillDramas(db, size)
    await makePosts(db, size.posts)
    await makeArticles(db, size.articles)
    await makePlaces(db, size.places)
  })
  await makeWatcher(db, size.watched)
  await db.execute(sql`vacuum analyze`)
}

/** Built at the end, an index takes a fraction of the time. Those of people are needed while dramas are written. */
async function withoutTextIndexes(db: Db, fill: () => Promise<void>) {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('dramas', 'posts', 'articles', 'places') and indexdef like '%USING gin%'`)
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`))
  await fill()
  await db.execute(sql`set maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}

const makeMembers = (db: Db, count: number) =>
  db.execute(sql`
    insert into members (username, username_folded, email, created_at, last_login_at)
    select 'reader' || n, 'reader' || n, 'reader' || n || '@example.com',
      now() - make_interval(mins => ${count}::int - n), now() - make_interval(mins => n * 7 % 40000)
    from generate_series(1, ${count}::int) n`)

async function makePosts(db: Db, count: number) {
  for (let from = 1; from <= count; from += POSTS_AT_ONCE) {
    const to = Math.min(count, from + POSTS_AT_ONCE - 1)
    await db.execute(sql`
      insert into posts (title, content, author_id, upvotes, downvotes, comment_count, created_at, updated_at)
      select initcap(a || ' ' || b || ' ' || c), a || ' ' || d || ' ' || b || ' ' || e || ' ' || c,
        m.id, n % 97, n % 13, n % 7, t, t
      from generate_series(${from}::int, ${to}::int) n
      cross join lateral ${words}
      cross join lateral (select now() - make_interval(secs => ${count}::int - n) t) at
      join members m on m.username_folded = 'reader' || (1 + n % (select count(*) from members where username like 'reader%'))`)
  }
}

const vocabulary = [...new Set(catalogue.flatMap(({ description }) => description.split(/\W+/)))]
/** Five words for a number n. */
const words = sql`(select w[1 + n * 7 % cardinality(w)] a, w[1 + n * 11 % cardinality(w)] b,
  w[1 + n * 13 % cardinality(w)] c, w[1 + n * 17 % cardinality(w)] d, w[1 + n * 19 % cardinality(w)] e
  from (select ${sql.param(vocabulary)}::text[] as w) vocabulary) picked`

/** Each as long as a real one. */
const makeArticles = (db: Db, count: number) =>
  db.execute(sql`
    insert into articles (title, content, celebrity, art_seed, art_scene, art_mood, views, published_at, created_at)
    select initcap(a || ' ' || b || ' ' || n), repeat(a || ' ' || b || ' ' || c || ' ' || d || ' ' || e || '. ', 80),
      'Star ' || n % 300, n::text, 'sea', 'dusk', n % 5000, case when n % 20 > 0 then t end, t
    from generate_series(1, ${count}::int) n
    cross join lateral ${words}
    cross join lateral (select now() - make_interval(hours => ${count}::int - n) t) at`)

const makePlaces = (db: Db, count: number) =>
  db.execute(sql`
    insert into places (name, drama, description, address, art_seed, art_scene, art_mood, has_working_panorama)
    select initcap(a || ' ' || b || ' ' || n), 'Our Blues ' || n, c || ' ' || d || ' ' || e, n || ' Harbor Road, Busan',
      n::text, 'sea', 'dusk', n % 10 = 0
    from generate_series(1, ${count}::int) n cross join lateral ${words}`)

/** A member with a long watchlist, who is an admin too. */
async function makeWatcher(db: Db, count: number) {
  const [member] = await db
    .insert(members)
    .values({ username: WATCHER, usernameFolded: WATCHER, email: 'watcher@example.com', isAdmin: true })
    .returning({ id: members.id })
  await db.execute(sql`
    insert into watchlist (member_id, drama_id, added_at)
    select ${member!.id}::int, id, now() - make_interval(secs => id) from dramas order by id limit ${count}::int`)
  await db.insert(sessions).values({
    tokenHash: hashToken(TOKEN),
    memberId: member!.id,
    expiresAt: new Date(Date.now() + 30 * 86_400_000),
  })
}

const WATCHER = 'watcher'
/** Their session. */
export const TOKEN = 'the-watcher-of-a-benchmark'
