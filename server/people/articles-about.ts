// Articles about a person: those that name them.
import { and, desc, sql } from 'drizzle-orm'
import type { ArticleLink } from '#contract/api/news.ts'
import type { Db } from '#server/db/open.ts'
import { isPublic } from '#server/news/store.ts'
import { articles } from '#server/news/table.ts'

/** The newest that hold one of the names are looked at, and as many of them are shown as name the person. */
const LOOKED_AT = 24
const SHOWN = 6

/**
 * @param names as articles may write them
 * @param isNamesake others are called so too: only articles that name one of these dramas are theirs
 */
export async function articlesAbout(
  db: Db,
  names: readonly string[],
  { isNamesake, dramaTitles }: { isNamesake: boolean; dramaTitles: readonly string[] },
): Promise<ArticleLink[]> {
  const rows = await db
    .select()
    .from(articles)
    .where(
      and(
        isPublic,
        sql`exists (select from unnest(${sql.param(names)}::text[]) name
          where position(translate(lower(name), '-', ' ') in translate(lower(${articles.content}), '-', ' ')) > 0
            or title_key(name) = title_key(${articles.celebrity}))`,
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(LOOKED_AT)
  const isNamed = namedIn(names)
  // Rain and Rowoon are words, or parts of other names.
  const isDoubtful = isNamesake || !/[\s-]/.test(names[0]!)
  const isOfTheirs = namedIn(dramaTitles)
  return rows
    .filter(({ title, content, celebrity }) => {
      const text = `${celebrity}\n${title}\n${content}`
      return isNamed(text) && (!isDoubtful || isOfTheirs(text))
    })
    .slice(0, SHOWN)
    .map(({ id, title, publishedAt }) => ({ id, title, publishedAt: publishedAt!.toISOString() }))
}

/** Whole words only, with a hyphen or a space: "Kim Hye-yoon" is also "Kim Hye Yoon". */
function namedIn(names: readonly string[]): (text: string) => boolean {
  const patterns = names.map((name) => {
    const words = name.split(/[\s-]+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]?')}(?![\\p{L}\\p{N}])`, 'u')
  })
  return (text) => patterns.some((pattern) => pattern.test(text))
}
