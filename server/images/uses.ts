// Finds where uploaded pictures are used, in any size, also by items in the trash.
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Upload } from '#contract/api/images.ts'
import type { Db } from '#server/db/open.ts'
import { dramas } from '#server/dramas/table.ts'
import { articles } from '#server/news/table.ts'
import { places } from '#server/virtual-tour/table.ts'
import { PANORAMA_WIDTHS, UPLOAD_WIDTHS } from './encode.ts'
import type { uploads } from './table.ts'

type Row = typeof uploads.$inferSelect
type Use = Upload['usedIn'][number]

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

/** By content hash: "/uploads/{hash}/1280.webp" names it in its middle. */
async function usesOf(db: Db, hashes: readonly string[]): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>()
  if (hashes.length === 0) return uses
  const add = (area: Use['area'], found: { id: number; title: string; url: string | null }[]) => {
    for (const { id, title, url } of found) {
      const hash = url!.split('/')[2]!
      const known = uses.get(hash) ?? []
      if (!known.some((use) => use.area === area && use.id === id))
        uses.set(hash, [...known, { area, id, title }])
    }
  }
  const among = (column: PgColumn) =>
    inArray(sql`case when ${column} like '/uploads/%' then split_part(${column}, '/', 3) end`, [...hashes])
  add(
    'drama',
    await db
      .select({ id: dramas.id, title: dramas.title, url: dramas.imageUrl })
      .from(dramas)
      .where(among(dramas.imageUrl)),
  )
  add(
    'article',
    await db
      .select({ id: articles.id, title: articles.title, url: articles.imageUrl })
      .from(articles)
      .where(among(articles.imageUrl)),
  )
  for (const column of [places.imageUrl, places.panoramaUrl])
    add(
      'place',
      await db.select({ id: places.id, title: places.name, url: column }).from(places).where(among(column)),
    )
  return uses
}
