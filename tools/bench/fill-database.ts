// Fills a database with the dramas, members and posts of a large site. The same data every time.
import { sql } from 'drizzle-orm'
import { seededRandom } from '#art/seeded-random.ts'
import { members, sessions } from '#server/auth/table.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/open.ts'
import { findable } from '#server/dramas/findable.ts'
import { dramas } from '#server/dramas/table.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'

export interface SiteSize {
  dramas: number
  posts: number
  /** in the watchlist of the one member who calls */
  watched: number
}

const DRAMAS_AT_ONCE = 500
const POSTS_AT_ONCE = 20_000
const AUTHORS = 1_000

/** @returns a session of the member with the long watchlist */
export async function fillDatabase(db: Db, size: SiteSize): Promise<{ token: string }> {
  await makeAuthors(db)
  await makeDramas(db, size.dramas)
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

/** Every drama of the catalogue again and again, with words of other dramas mixed in. */
async function makeDramas(db: Db, count: number) {
  const random = seededRandom('a large catalog')
  const sentences = catalogue.flatMap(({ description }) => description.split('. '))
  for (let made = catalogue.length; made < count; made += DRAMAS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(DRAMAS_AT_ONCE, count - made) }, (_, at) => {
      const like = random.pick(catalogue)
      const drama = {
        title: `${like.title} ${made + at}`,
        description: [random.pick(sentences), random.pick(sentences), random.pick(sentences)].join('. '),
        year: random.whole(1980, 2026),
        episodes: random.whole(6, 50),
        rating: `${random.whole(50, 95) / 10}/10`,
        genre: like.genre,
        categories: like.categories,
        mainCast: random.pick(catalogue).mainCast,
        writer: random.pick(catalogue).writer,
        streamingPlatforms: like.streamingPlatforms,
        nativeTitle: like.nativeTitle,
        artSeed: `${made + at}`,
        artScene: 'sea',
        artMood: 'dusk',
      }
      return { ...drama, ...findable(drama) }
    })
    await db.insert(dramas).values(rows)
  }
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
