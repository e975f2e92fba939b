// Articles and people lead to one another, by one rule: named-in.ts.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ArticleLink } from '#contract/api/news.ts'
import { containing } from '#server/db/has-words.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { isPublic } from '#server/news/store.ts'
import { articleColumns, articles } from '#server/news/table.ts'
import { type Article, isAbout, type Named } from './named-in.ts'
import { credits, people } from './table.ts'

/** The newest that hold one of the names are looked at, and as many of them are shown as name the person. */
const LOOKED_AT = 24
const SHOWN = 6

export async function articlesAbout(db: Db, person: Named): Promise<ArticleLink[]> {
  const names = sql.param(person.names)
  const words = sql.param(person.names.map(longestWord).map((word) => containing(word)))
  const text = sql`translate(lower(${articles.title} || ' ' || ${articles.content}), '-', ' ')`
  const rows = await db
    .select(articleColumns)
    .from(articles)
    .where(
      and(
        isPublic,
        // the few that the indexes lead to, and of these exactly
        sql`(${articles.searchText} like any(${words}::text[]) or ${celebrity} = any(title_keys(${names}::text[])))`,
        sql`exists (select from unnest(${names}::text[]) name
          where position(translate(lower(name), '-', ' ') in ${text}) > 0
            or title_key(name) = ${celebrity})`,
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(LOOKED_AT)
  return rows
    .filter(isAbout(person))
    .slice(0, SHOWN)
    .map(({ id, title, publishedAt }) => ({ id, title, publishedAt: publishedAt!.toISOString() }))
}

const celebrity = sql`title_key(${articles.celebrity})`
const longestWord = (name: string) => name.split(/[\s-]+/).reduce((a, b) => (b.length > a.length ? b : a))

/** Words of the longest name, and runs of words that are looked up: far more than an article has names. */
const LONGEST = 4
const RUNS_MOST = 20_000
const PEOPLE_MOST = 12

/** The people whom an article is about, in the order of their names. */
export async function peopleIn(db: Db, article: Article): Promise<{ slug: string; name: string }[]> {
  const runs = nameLikeRuns(`${article.celebrity}\n${article.title}\n${article.content}`)
  if (runs.length === 0) return []
  const rows = await db
    .select({
      slug: people.slug,
      name: people.name,
      nativeName: people.nativeName,
      otherNames: people.otherNames,
      creditedAs: sql<string[]>`array_agg(distinct ${credits.creditedAs})`,
      dramaTitles: sql<string[]>`array_agg(distinct ${dramas.title})`,
    })
    .from(people)
    .innerJoin(credits, eq(credits.personId, people.id))
    .innerJoin(dramas, and(eq(dramas.id, credits.dramaId), isHere))
    .where(sql`${people.nameKeys} && title_keys(${sql.param(runs)}::text[])`)
    .groupBy(people.id)
    .orderBy(people.name, people.id)
  return rows
    .filter(({ name, nativeName, otherNames, creditedAs, ...row }) =>
      isAbout({ names: [name, ...otherNames, ...creditedAs, ...(nativeName ? [nativeName] : [])], ...row })(
        article,
      ),
    )
    .slice(0, PEOPLE_MOST)
    .map(({ slug, name }) => ({ slug, name }))
}

/** Every run of words that begins like a name. */
function nameLikeRuns(text: string): string[] {
  const runs = new Set<string>()
  const words = text.split(/\s+/).map((word) => word.replace(/['’]s(?=\P{L}*$)/u, ''))
  for (const [from, word] of words.entries()) {
    if (!/^\P{L}*[\p{Lu}\p{Lo}]/u.test(word)) continue
    for (let to = from + 1; to <= Math.min(from + LONGEST, words.length); to++)
      runs.add(words.slice(from, to).join(' '))
    if (runs.size > RUNS_MOST) break
  }
  return [...runs]
}
