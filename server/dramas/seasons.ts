// A new season gets the scene and the seed of the first, so that their pictures look like siblings.
import { inArray } from 'drizzle-orm'
import { type Drawn, firstSeasonOf, siblingOf } from '#art/seasons.ts'
import type { Db } from '#server/db/open.ts'
import { dramasByTitle } from './find-by-title.ts'
import { dramas } from './table.ts'

/**
 * Gives later seasons the look of the first.
 * @param drawn new dramas with the settings that were chosen for them
 * @param besides first seasons that are not in the database yet
 */
export async function likeFirstSeasons<D extends Drawn & { title: string }>(
  db: Db,
  drawn: readonly D[],
  besides: (title: string) => Drawn | undefined = (title) => drawn.find((one) => one.title === title),
): Promise<D[]> {
  const titles = drawn.flatMap(({ title }) => firstSeasonOf(title) ?? [])
  if (titles.length === 0) return [...drawn]
  const ids = await dramasByTitle(db, titles)
  const picture = { id: dramas.id, seed: dramas.artSeed, scene: dramas.artScene, mood: dramas.artMood }
  const firsts = await db
    .select(picture)
    .from(dramas)
    .where(inArray(dramas.id, [...ids.values()]))
  const seeds = firsts.map(({ seed }) => seed)
  const seasons = await db.select(picture).from(dramas).where(inArray(dramas.artSeed, seeds))
  const hours = new Map<string, string[]>()
  for (const { seed, mood } of seasons) hours.set(seed, [...(hours.get(seed) ?? []), mood])
  return drawn.map((one) => {
    const title = firstSeasonOf(one.title)
    const first = title && (firsts.find(({ id }) => id === ids.get(title)) ?? besides(title))
    if (!first) return one
    const sibling = siblingOf(first, hours.get(first.seed))
    hours.set(first.seed, [...(hours.get(first.seed) ?? []), sibling.mood])
    return { ...one, ...sibling }
  })
}
