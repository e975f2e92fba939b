// Finds where uploaded pictures are used, in any size, also by items in the trash; and items whose picture is deleted.
import { and, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Upload } from '#contract/api/images.ts'
import type { Db } from '#server/db/open.ts'
import { dramas } from '#server/dramas/table.ts'
import { articles } from '#server/news/table.ts'
import { places } from '#server/virtual-tour/table.ts'
import { PANORAMA_WIDTHS, UPLOAD_WIDTHS } from './encode.ts'
import { uploads } from './table.ts'

type Row = typeof uploads.$inferSelect
type Use = Upload['usedIn'][number]

interface PictureColumn {
  area: Use['area']
  table: PgTable & { id: PgColumn; deletedAt: PgColumn }
  title: PgColumn
  url: PgColumn
}
/** Every column that holds the address of a picture. */
export const PICTURE_COLUMNS: readonly PictureColumn[] = [
  { area: 'drama', table: dramas, title: dramas.title, url: dramas.imageUrl },
  { area: 'article', table: articles, title: articles.title, url: articles.imageUrl },
  { area: 'place', table: places, title: places.name, url: places.imageUrl },
  { area: 'place', table: places, title: places.name, url: places.panoramaUrl },
]
/** "/uploads/{hash}/1280.webp" names it in its middle. */
const hashIn = (url: PgColumn) =>
  sql<string | null>`case when ${url} like '/uploads/%' then split_part(${url}, '/', 3) end`

const find = (db: Db, { table, title, url }: PictureColumn, where: SQL | undefined) =>
  db
    .select({ id: sql<number>`${table.id}`, title: sql<string>`${title}`, hash: sql<string>`${hashIn(url)}` })
    .from(table)
    .where(where)
    .orderBy(table.id)

/** The pictures as admins see them. */
export async function withUses(db: Db, rows: readonly Row[]): Promise<Upload[]> {
  const uses = await usesOf(
    db,
    rows.map((row) => row.hash),
  )
  return rows.map((row) => ({
    id: row.id,
    url: `/uploads/${row.hash}/${UPLOAD_WIDTHS.at(-1)}.webp`,
    // wider than any other upload is kept
    ...(row.width > UPLOAD_WIDTHS.at(-1)! && {
      panoramaUrl: `/uploads/${row.hash}/${PANORAMA_WIDTHS.at(-1)}.webp`,
    }),
    width: row.width,
    height: row.height,
    alt: row.alt,
    originalName: row.originalName,
    createdAt: row.createdAt.toISOString(),
    usedIn: uses.get(row.hash) ?? [],
  }))
}

/** By content hash. */
async function usesOf(db: Db, hashes: readonly string[]): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>()
  if (hashes.length === 0) return uses
  for (const column of PICTURE_COLUMNS)
    for (const { hash, id, title } of await find(db, column, inArray(hashIn(column.url), [...hashes]))) {
      const known = uses.get(hash) ?? []
      if (!known.some((use) => use.area === column.area && use.id === id))
        uses.set(hash, [...known, { area: column.area, id, title }])
    }
  return uses
}

/** Items, except those in the trash, that name an upload which is not there any more. */
export async function withoutTheirPicture(db: Db, most: number): Promise<Use[]> {
  const items = new Map<string, Use>()
  for (const column of PICTURE_COLUMNS) {
    const { area, table, url } = column
    const upload = db
      .select({ hash: uploads.hash })
      .from(uploads)
      .where(eq(uploads.hash, hashIn(url)))
    const isMissing = and(isNull(table.deletedAt), sql`${hashIn(url)} is not null`, notExists(upload))
    for (const { id, title } of await find(db, column, isMissing))
      items.set(`${area} ${id}`, { area, id, title })
  }
  return [...items.values()].slice(0, most)
}
