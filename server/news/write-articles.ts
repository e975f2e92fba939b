// Creates articles, and puts their editable fields into their row.
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { spread } from '#art/choice.ts'
import { ARTICLE, type ArticleFields } from '#contract/content/article.ts'
import { valuesIn } from '#contract/content/fields.ts'
import type { Tx } from '#server/db/open.ts'
import { dramas } from '#server/dramas/table.ts'
import type { ContentStore } from '#server/history/history.ts'
import { dramasNamedIn } from './named-dramas.ts'
import { isPublic } from './store.ts'
import type { ArticleRow } from './table.ts'
import { articles } from './table.ts'

export const fieldsOf = (row: ArticleRow): ArticleFields =>
  valuesIn(ARTICLE, { ...row, publishedAt: row.publishedAt?.toISOString() ?? null })

/** The time as it is kept, by the clock of the database: without one it is now, and one to come is now as well. */
export async function timeToPublish(tx: Tx, requested: string | undefined): Promise<string> {
  const time = requested === undefined ? sql`now()` : sql`least(${requested}::timestamptz, now())`
  const { rows } = await tx.execute(sql`select to_char(${time} at time zone 'utc', ${ISO}) as time`)
  return String(rows[0]!.time)
}
const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/** Cards on a screen: a new cover differs from this many before it. */
const IN_SIGHT = 24

export async function insertArticle(tx: Tx, fields: ArticleFields): Promise<ArticleRow> {
  const newest = await tx
    .select({ scene: articles.artScene, mood: articles.artMood })
    .from(articles)
    .where(isPublic)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(IN_SIGHT)
  const [drawn] = spread([coverSubject(fields, await scenesOfNamed(tx, fields))], newest.reverse())
  const { scene, mood, seed } = drawn!
  const [row] = await tx
    .insert(articles)
    .values({ ...inRow(fields), artSeed: seed, artScene: scene, artMood: mood })
    .returning()
  return row!
}

/** What a cover is drawn from: the words of an article, and the scenes of the dramas it names. */
export const coverSubject = (
  { title, content }: Pick<ArticleFields, 'title' | 'content'>,
  about: string[],
) => ({
  seed: title,
  title,
  text: content,
  about,
})

async function scenesOfNamed(tx: Tx, { title, content }: ArticleFields): Promise<string[]> {
  const [named = []] = await dramasNamedIn(tx, [`${title}\n\n${content}`])
  const ids = named.map(({ id }) => id)
  const rows = await tx
    .select({ id: dramas.id, scene: dramas.artScene })
    .from(dramas)
    .where(inArray(dramas.id, ids))
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.scene ?? [])
}

export const articleStore: ContentStore<ArticleFields> = {
  area: 'article',
  label: 'article',
  topic: 'news',
  pictures: { imageUrl: 'This picture' },
  async lock(tx, item) {
    const [row] = await tx
      .select()
      .from(articles)
      .where(eq(articles.id, Number(item)))
      .for('update')
    return row ? { state: fieldsOf(row), version: row.version, inTrash: row.deletedAt !== null } : null
  },
  async save(tx, item, fields) {
    const counted: Record<string, SQL> = { version: sql`${articles.version} + 1`, updatedAt: sql`now()` }
    await tx
      .update(articles)
      .set({ ...inRow(fields), ...counted })
      .where(eq(articles.id, Number(item)))
  },
  async setDeleted(tx, item, thrownAway) {
    await tx
      .update(articles)
      .set({ deletedAt: thrownAway ? sql`now()` : null })
      .where(eq(articles.id, Number(item)))
  },
}

const inRow = ({ publishedAt, ...words }: ArticleFields) => ({
  ...words,
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
})
