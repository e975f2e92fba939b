// Creates articles, and puts their editable fields into their row.
import { sql } from 'drizzle-orm'
import { ARTICLE, type ArticleFields } from '#contract/content/article.ts'
import { valuesIn } from '#contract/content/fields.ts'
import type { Tx } from '#server/db/open.ts'
import type { ContentStore } from '#server/history/history.ts'
import { rowsOf } from '#server/history/rows.ts'
import { choiceFor } from '#server/images/drawings.ts'
import type { ArticleRow } from './table.ts'
import { articleColumns, articles } from './table.ts'

export const fieldsOf = (row: ArticleRow): ArticleFields =>
  valuesIn(ARTICLE, { ...row, publishedAt: row.publishedAt?.toISOString() ?? null })

const inRow = ({ publishedAt, ...words }: ArticleFields) => ({
  ...words,
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
})

/** The time as it is kept, by the clock of the database: without one it is now, and one to come is now as well. */
export async function timeToPublish(tx: Tx, requested: string | undefined): Promise<string> {
  const time = requested === undefined ? sql`now()` : sql`least(${requested}::timestamptz, now())`
  const { rows } = await tx.execute(sql`select to_char(${time} at time zone 'utc', ${ISO}) as time`)
  return String(rows[0]!.time)
}
const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

export async function insertArticle(tx: Tx, fields: ArticleFields): Promise<ArticleRow> {
  const { title, content } = fields
  const chosen = choiceFor(title, { title, text: content })
  const [row] = await tx
    .insert(articles)
    .values({ ...inRow(fields), artSeed: title, ...chosen })
    .returning()
  return row!
}

export const articleStore: ContentStore<ArticleFields> = {
  area: 'article',
  label: 'article',
  topic: 'news',
  pictures: { imageUrl: 'This picture' },
  ...rowsOf(articles, articleColumns, fieldsOf, inRow),
}
