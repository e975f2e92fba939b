// The admins' list of articles: search, filters, order and pages, all in SQL.
import { and, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { newsApi } from '#contract/api/news.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import { type AdminArticleKind, type AdminArticleSort, FEATURED_MOST } from '#contract/news.ts'
import { hasWords } from '#server/db/has-words.ts'
import type { Db } from '#server/db/open.ts'
import { isPublic } from './store.ts'
import { type ArticleRow, articleColumns, articles } from './table.ts'

type ArticleQuery = QueryOf<(typeof newsApi)['GET /api/admin/news']>
type Found = Pick<ArticleQuery, 'search' | 'kind'>

export async function articlesForAdmins(
  db: Db,
  { sort = 'published', page, ...found }: ArticleQuery,
): Promise<ArticleRow[]> {
  const list = db
    .select(articleColumns)
    .from(articles)
    .where(isFound(found))
    .orderBy(...SORTS[sort])
  return page ? list.limit(ADMIN_PAGE).offset((page - 1) * ADMIN_PAGE) : list
}

export const countArticlesForAdmins = async (db: Db, found: Found) => ({
  count: await db.$count(articles, isFound(found)),
  all: await db.$count(articles, isFound({})),
})

/** Whom the published articles are about most. Articles about a craft mention nobody. */
export async function featuredCelebrities(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: articles.celebrity })
    .from(articles)
    .where(and(isPublic, sql`${articles.celebrity} <> ''`))
    .groupBy(articles.celebrity)
    .orderBy(sql`count(*) desc`, sql`max(${articles.publishedAt}) desc`, articles.celebrity)
    .limit(FEATURED_MOST)
  return rows.map(({ name }) => name)
}

const newest = [desc(articles.createdAt), desc(articles.id)]
const SORTS: Record<AdminArticleSort, SQL[]> = {
  newest,
  published: [sql`${articles.publishedAt} desc nulls first`, ...newest],
  changed: [desc(articles.updatedAt), ...newest],
  views: [desc(articles.views), ...newest],
  title: [sql`lower(${articles.title})`, ...newest],
}
const KINDS: Record<AdminArticleKind, SQL> = {
  published: isNotNull(articles.publishedAt),
  drafts: isNull(articles.publishedAt),
}

const isFound = ({ search, kind }: Found): SQL | undefined =>
  and(isNull(articles.deletedAt), kind && KINDS[kind], hasWords(articles.searchText, search))
