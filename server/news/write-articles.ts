// Creates, changes and discards articles, inside a transaction of the caller's; each gives what a history needs to know.
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { spread } from '#art/artwork.ts'
import type { Tx } from '#server/db/open.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import { type ArticleRow, showAdminArticle } from './show.ts'
import { isPublic } from './store.ts'
import { articles } from './table.ts'

export interface ArticleWords {
  title: string
  content: string
  celebrity: string
  imageUrl?: string | null | undefined
  /** null: a draft; a time to come counts as now */
  publishedAt?: string | null | undefined
}

export interface ArticleChange {
  before: ArticleRow
  /** the same row when there was nothing to change */
  after: ArticleRow
}

export async function createArticle(tx: Tx, { publishedAt, ...words }: ArticleWords): Promise<ArticleRow> {
  const setting = await settingFor(tx, words.title)
  const [row] = await tx
    .insert(articles)
    .values({
      ...words,
      ...setting,
      publishedAt: publishedAt === undefined ? sql`now()` : atMostNow(publishedAt),
    })
    .returning()
  return row!
}

/**
 * Changes the fields that are given and keeps the others.
 * @param version the state this was written on; when it is not the present one any more, nothing is overwritten
 */
export async function changeArticle(
  tx: Tx,
  id: number,
  { publishedAt, ...words }: Partial<ArticleWords>,
  version?: number,
): Promise<ArticleChange> {
  const [before] = await tx.select().from(articles).where(isThere(id)).for('update')
  if (!before) throw notFound('article')
  if (version !== undefined && version !== before.version)
    throw conflict('Somebody else has changed this article meanwhile', showAdminArticle(before))
  const given = Object.entries(words).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof ArticleRow],
  )
  const timeChanges = publishedAt !== undefined && momentOf(publishedAt) !== before.publishedAt?.getTime()
  if (given.length === 0 && !timeChanges) return { before, after: before }
  const [after] = await tx
    .update(articles)
    .set({
      ...Object.fromEntries(given),
      ...(timeChanges && { publishedAt: atMostNow(publishedAt) }),
      version: sql`${articles.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(articles.id, id))
    .returning()
  return { before, after: after! }
}

/** Into the trash: nobody sees it any more, and it can be taken out again. */
export async function discardArticle(tx: Tx, id: number): Promise<ArticleRow> {
  const [row] = await tx.update(articles).set({ deletedAt: sql`now()` }).where(isThere(id)).returning()
  if (!row) throw notFound('article')
  return row
}

const isThere = (id: number) => and(eq(articles.id, id), isNull(articles.deletedAt))
const momentOf = (time: string | null) => (time === null ? undefined : Date.parse(time))

/** By the clock of the database. A browser whose clock is ahead publishes now. */
const atMostNow = (time: string | null): SQL | null =>
  time === null ? null : sql`least(${new Date(time).toISOString()}::timestamptz, now())`

/** A cover unlike those it will stand beside. */
async function settingFor(tx: Tx, title: string) {
  const newest = await tx
    .select({ scene: articles.artScene, mood: articles.artMood })
    .from(articles)
    .where(isPublic)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(24)
  const [chosen] = spread([{ seed: title, title }], newest.reverse())
  return { artSeed: title, artScene: chosen!.scene, artMood: chosen!.mood }
}
