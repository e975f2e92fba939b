// Links between articles and dramas, cached until a drama or an article changes.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ArticleLink } from '#contract/api/news.ts'
import { cached, cachedBy } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { dramas, isHere, shortTitle } from '#server/dramas/table.ts'
import { dramasNamedIn, type NamedDrama } from './named-dramas.ts'
import { isPublic } from './store.ts'
import { articles } from './table.ts'

/** The newest that hold a drama's short title are looked at, and as many of them are shown as name it. */
const LOOKED_AT = 24
const SHOWN = 6
/** More articles than this are not remembered at once. */
const CACHE_SIZE = 2_000

interface NewsLinks {
  /** the dramas that each of the articles names, in the order in which they are named */
  namedIn(ids: readonly number[]): Promise<NamedDrama[][]>
  /** the newest articles that name a drama; null when there is no such drama */
  naming(dramaId: number): Promise<ArticleLink[] | null>
}

export function newsLinks(db: Db): NewsLinks {
  const named = cached(db, ['dramas', 'news'], async () => new Map<number, NamedDrama[]>())

  async function namedIn(ids: readonly number[]) {
    // Take the cache before reading: a change from now on invalidates it.
    const known = await named()
    if (known.size > CACHE_SIZE) known.clear()
    const answers = new Map(ids.map((id) => [id, known.get(id)]))
    const unknown = ids.filter((id) => !answers.get(id))
    if (unknown.length > 0)
      for (const [id, dramas] of await find(unknown)) {
        known.set(id, dramas)
        answers.set(id, dramas)
      }
    return ids.map((id) => answers.get(id) ?? [])
  }

  async function find(ids: number[]) {
    const rows = await contents(db).execute({ ids })
    const named = await dramasNamedIn(
      db,
      rows.map(({ content }) => content),
    )
    return rows.map(({ id }, at) => [id, named[at]!] as const)
  }

  const naming = async (dramaId: number): Promise<ArticleLink[] | null> => {
    const rows = await articlesHolding(db).execute({ dramaId })
    if (rows.length === 0) return null
    const held = rows.flatMap(({ article }) => article ?? [])
    const named = await namedIn(held.map(({ id }) => id))
    return held
      .filter((_, at) => named[at]!.some(({ id }) => id === dramaId))
      .slice(0, SHOWN)
      .map(({ id, title, publishedAt }) => ({ id, title, publishedAt: publishedAt!.toISOString() }))
  }

  return { namedIn, naming: cachedBy(db, ['dramas', 'news'], naming, CACHE_SIZE) }
}

const contents = prepared((db) =>
  db
    .select({ id: articles.id, content: articles.content })
    .from(articles)
    .where(sql`${articles.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('article_contents'),
)

/** At least one row for a drama that is there: without an article when its short title stands in none. */
const articlesHolding = prepared((db) =>
  db
    .select({ article: { id: articles.id, title: articles.title, publishedAt: articles.publishedAt } })
    .from(dramas)
    .leftJoin(
      articles,
      and(isPublic, sql`position(${shortTitle} in replace(${articles.content}, ${'’'}, '''')) > 0`),
    )
    .where(and(eq(dramas.id, sql.placeholder('dramaId')), isHere))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(LOOKED_AT)
    .prepare('articles_holding'),
)
