// A year of a diary in numbers.
import { and, countDistinct, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { DiaryYear } from '#contract/api/diary.ts'
import { type ComfortScales, SCALES } from '#contract/comfort.ts'
import { NAMED_MOST, OFTEN, type Outcome } from '#contract/diary.ts'
import { hoursOf } from '#contract/tonight.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { showPersonLink } from '#server/people/show.ts'
import { personColumns } from '#server/people/store.ts'
import { credits, people } from '#server/people/table.ts'
import { diary } from './table.ts'

export async function yearOf(db: Db, memberId: number, year: string): Promise<DiaryYear> {
  const viewings = await viewingsIn(db, memberId, year)
  const byDrama = [...Map.groupBy(viewings, ({ id }) => id).values()]
  const seen = byDrama.map(([first]) => first!)
  const episodesOf = (some: readonly Viewing[]) => some.reduce((sum, { episodes }) => sum + episodes, 0)
  return {
    year,
    dramas: seen.length,
    episodes: episodesOf(viewings),
    hours: byDrama.reduce((sum, some) => sum + hoursOf({ ...some[0]!, episodes: episodesOf(some) }), 0),
    withoutEpisodes: byDrama.filter((some) => episodesOf(some) === 0).length,
    finished: viewings.filter(({ finished }) => finished).length,
    dropped: viewings.filter(({ dropped }) => dropped).length,
    rewatched: viewings.filter(({ rewatch }) => rewatch).length,
    networks: networksOf(seen),
    actors: await actorsIn(
      db,
      seen.map(({ id }) => id),
    ),
    feel: feelOf(seen),
  }
}

type Viewing = Awaited<ReturnType<typeof viewingsIn>>[number]

/** What was watched of each drama, the first time and again. */
function viewingsIn(db: Db, memberId: number, year: string) {
  const { id, episodesNote, network, gentleness, tears, heaviness, pace, comfortSource } = dramas
  const ended = (outcome: Outcome) => sql<boolean>`coalesce(bool_or(${diary.outcome} = ${outcome}), false)`
  return db
    .select({
      ...{ id, episodesNote, network, gentleness, tears, heaviness, pace, comfortSource },
      rewatch: diary.rewatch,
      episodes: sql<number>`coalesce(sum(${diary.lastEpisode} - ${diary.firstEpisode} + 1), 0)::int`,
      finished: ended('finished'),
      dropped: ended('dropped'),
    })
    .from(diary)
    .innerJoin(dramas, eq(id, diary.dramaId))
    .where(
      and(
        eq(diary.memberId, memberId),
        gte(diary.day, `${year}-01-01`),
        lte(diary.day, `${year}-12-31`),
        isHere,
      ),
    )
    .groupBy(id, diary.rewatch)
}

const networksOf = (seen: readonly Viewing[]): DiaryYear['networks'] =>
  [...Map.groupBy(seen, ({ network }) => network)]
    .flatMap(([name, on]) => (name ? [{ name, dramas: on.length }] : []))
    .sort((a, b) => b.dramas - a.dramas || (a.name < b.name ? -1 : 1))
    .slice(0, NAMED_MOST)

function feelOf(seen: readonly Viewing[]): DiaryYear['feel'] {
  const known = seen.filter(
    (drama): drama is Viewing & ComfortScales =>
      drama.comfortSource !== null && SCALES.every((scale) => drama[scale] !== null),
  )
  if (known.length === 0) return null
  const meanOf = (scale: keyof ComfortScales) =>
    Math.round(known.reduce((sum, drama) => sum + drama[scale], 0) / known.length)
  return {
    dramas: known.length,
    gentleness: meanOf('gentleness'),
    tears: meanOf('tears'),
    heaviness: meanOf('heaviness'),
    pace: meanOf('pace'),
  }
}

/** Who acts in several of these. */
async function actorsIn(db: Db, dramaIds: number[]): Promise<DiaryYear['actors']> {
  const rows = await db
    .select({ person: personColumns, dramas: countDistinct(credits.dramaId) })
    .from(credits)
    .innerJoin(people, eq(people.id, credits.personId))
    .where(and(eq(credits.role, 'actor'), sql`${credits.dramaId} = any(${sql.param(dramaIds)}::int[])`))
    .groupBy(people.id)
    .having(gte(countDistinct(credits.dramaId), OFTEN))
    .orderBy(desc(countDistinct(credits.dramaId)), people.name, people.id)
    .limit(NAMED_MOST)
  return rows.map(({ person, dramas }) => ({ ...showPersonLink(person), dramas }))
}
