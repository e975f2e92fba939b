// Creates dramas, and puts their editable fields into their row.
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { spread } from '#art/choice.ts'
import { motifsFor } from '#art/subject.ts'
import { DRAMA, type DramaFields } from '#contract/content/drama.ts'
import { valuesIn } from '#contract/content/fields.ts'
import type { Db, Tx } from '#server/db/open.ts'
import type { ContentStore } from '#server/history/history.ts'
import { findable } from './findable.ts'
import { remarksFor } from './provenance.ts'
import { likeFirstSeasons } from './seasons.ts'
import { type DramaRow, dramaColumns, dramas } from './table.ts'

export const fieldsOf = (row: DramaRow): DramaFields => valuesIn(DRAMA, row)

/** Cards on a screen: a new picture differs from this many before it. */
const IN_SIGHT = 24

/** The scenes and hours of the latest dramas, oldest first. */
export async function newestSettings(db: Db): Promise<{ scene: string; mood: string }[]> {
  const newest = await db
    .select({ scene: dramas.artScene, mood: dramas.artMood })
    .from(dramas)
    .where(sql`not ${dramas.inIndex}`)
    .orderBy(desc(dramas.id))
    .limit(IN_SIGHT)
  return newest.reverse()
}

/** What a new drama's pictures are drawn from: without motifs of its own, those that its words name. */
export const subjectOf = (drama: DramaFields) => {
  const subject = { ...drama, seed: `${drama.title} ${drama.year}` }
  return { ...subject, motifs: motifsFor(subject) }
}

/** The row of a new drama whose scene and hour are chosen. */
export const rowOf = ({
  seed,
  scene,
  mood,
  ...drama
}: DramaFields & Record<'seed' | 'scene' | 'mood', string>) => ({
  ...drama,
  ...findable(drama),
  artSeed: seed,
  artScene: scene,
  artMood: mood,
})

/** When it joined the catalogue: now, if this change takes it out of the index. */
export const joined = (inIndex: SQL) =>
  sql`case when ${dramas.inIndex} and not ${inIndex} then now() else ${dramas.cataloguedAt} end`

/** Inserts dramas, each with a scene and an hour of its own for its pictures. */
export async function insertDramas(tx: Tx, fields: readonly DramaFields[]): Promise<DramaRow[]> {
  if (fields.length === 0) return []
  const drawn = await likeFirstSeasons(tx, spread(fields.map(subjectOf), await newestSettings(tx)))
  return tx.insert(dramas).values(drawn.map(rowOf)).returning(dramaColumns)
}

export const dramaStore: ContentStore<DramaFields> = {
  area: 'drama',
  label: 'drama',
  topic: 'dramas',
  pictures: { imageUrl: 'This picture' },
  remarks: remarksFor,
  async lock(tx, item) {
    const [row] = await tx
      .select(dramaColumns)
      .from(dramas)
      .where(eq(dramas.id, Number(item)))
      .for('update')
    return row ? { state: fieldsOf(row), version: row.version, inTrash: row.deletedAt !== null } : null
  },
  async save(tx, item, fields) {
    await tx
      .update(dramas)
      .set({
        ...fields,
        ...findable(fields),
        cataloguedAt: joined(sql`${fields.inIndex}::boolean`),
        version: sql`${dramas.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(dramas.id, Number(item)))
  },
  async setDeleted(tx, item, thrownAway) {
    await tx
      .update(dramas)
      .set({ deletedAt: thrownAway ? sql`now()` : null })
      .where(eq(dramas.id, Number(item)))
  },
}
