// What airs for a member: dramas on their watchlist, and of people they follow.
import { and, desc, eq, exists, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { addDays, DAYS_BACK, koreanDay, NEW_FOR_DAYS, newAt } from '#contract/airing.ts'
import type { MyAiring } from '#contract/api/airing.ts'
import type { Notices } from '#contract/api/notices.ts'
import { MOST_NOTICES } from '#contract/notices.ts'
import type { WatchStatus } from '#contract/watchlist.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { readCards } from '#server/dramas/related/store.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import type { Env } from '#server/env.ts'
import { credits, people } from '#server/people/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { isFollowed } from './following.ts'
import { type Airing, dramasToCome, episodesOf, scheduleOn } from './read.ts'
import { airingEpisodes, type airingMembers, followedPeople } from './table.ts'

const TO_WATCH: WatchStatus[] = ['plan', 'watching']
/** Not finished, dropped or on hold. */
export const isToWatch: SQL = or(isNull(watchlist.status), inArray(watchlist.status, TO_WATCH))!

const isAmong = (column: typeof watchlist.dramaId | typeof credits.dramaId, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::int[])`

/** Those of these dramas that members want to watch. */
const toWatch = (db: Db, ids: readonly number[], who: SQL) =>
  db
    .select({ memberId: watchlist.memberId, dramaId: watchlist.dramaId })
    .from(watchlist)
    .where(and(who, isAmong(watchlist.dramaId, ids), isToWatch))

const isNew = sql<boolean>`greatest(${dramas.createdAt}, ${dramas.cataloguedAt})
  > greatest(${followedPeople.since}, now() - ${NEW_FOR_DAYS}::int * interval '1 day')`

const byFollowedPeople = (db: Db, memberId: number, which: SQL) =>
  db
    .select({ dramaId: credits.dramaId, name: people.name })
    .from(followedPeople)
    .innerJoin(people, isFollowed)
    .innerJoin(credits, eq(credits.personId, people.id))
    .innerJoin(dramas, and(eq(dramas.id, credits.dramaId), isHere))
    .where(and(eq(followedPeople.memberId, memberId), which))
    .groupBy(credits.dramaId, people.name)

const OF_PEOPLE_MOST = 100

/** What everybody's page marks as mine, and what people I follow have made. */
export async function whatIsMine(
  db: Db,
  env: Env,
  memberId: number,
  today: string,
): Promise<Pick<MyAiring, 'dramas' | 'ofPeople'>> {
  const { airings, firstMonths } = await scheduleOn(db, env, today)
  const toCome = await dramasToCome(db, env, today)
  const ids = [...new Set([...airings.map(({ dramaId }) => dramaId), ...firstMonths.keys()])]
  const hasDay = isAmong(credits.dramaId, [...toCome.keys()])
  const [listed, made] = await Promise.all([
    toWatch(db, ids, eq(watchlist.memberId, memberId)),
    byFollowedPeople(db, memberId, or(hasDay, isNew)!)
      .orderBy(desc(hasDay), desc(credits.dramaId), people.name)
      .limit(OF_PEOPLE_MOST),
  ])
  const byDrama = Map.groupBy(made, ({ dramaId }) => dramaId)
  const cards = await readCards(db, [...byDrama.keys()])
  return {
    dramas: listed.map(({ dramaId }) => dramaId),
    ofPeople: [...byDrama]
      .flatMap(([dramaId, rows]) => {
        const drama = cards.get(dramaId)
        const day = toCome.get(dramaId) ?? null
        return drama ? [{ drama, day, people: rows.map(({ name }) => name) }] : []
      })
      // The nearest day first; those without a day last, the newest of them first.
      .sort((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9')),
  }
}

/** The episodes of dramas on a member's watchlist, and of people they follow. */
export async function airingsFor(db: Db, env: Env, memberId: number, today: string): Promise<Airing[]> {
  const { airings } = await scheduleOn(db, env, today)
  const ids = [...new Set(airings.map(({ dramaId }) => dramaId))]
  const [listed, made] = await Promise.all([
    toWatch(db, ids, eq(watchlist.memberId, memberId)),
    byFollowedPeople(db, memberId, isAmong(credits.dramaId, ids)),
  ])
  const mine = new Set([...listed, ...made].map(({ dramaId }) => dramaId))
  return airings.filter(({ dramaId }) => mine.has(dramaId))
}

/** Episodes of dramas the member wants to watch or is watching, new since then. */
export async function airedFor(db: Db | Tx, memberId: number, since: Date): Promise<Notices['episodes']> {
  const now = new Date()
  const today = koreanDay(now)
  const from = [koreanDay(since), addDays(today, -DAYS_BACK)].sort().at(-1)!
  const mine = db
    .select({ id: watchlist.dramaId })
    .from(watchlist)
    .where(and(eq(watchlist.memberId, memberId), isToWatch))
  const airings = await episodesOf(
    db,
    from,
    and(lte(airingEpisodes.day, today), inArray(airingEpisodes.dramaId, mine))!,
  )
  return airings
    .filter(({ day }) => newAt(day) > since && newAt(day) <= now)
    .slice(0, MOST_NOTICES)
    .map(({ changedAt, ...one }) => one)
}

const creditedIn = (ids: readonly number[]) =>
  sql`array(select person_id from credits where drama_id = any(${sql.param([...ids])}::int[]))`

/** A condition on members: they want to watch one of these dramas, or follow somebody in it. */
export const isInterestedIn = (
  db: Db,
  memberId: typeof airingMembers.memberId,
  ids: readonly number[],
): SQL =>
  or(
    exists(toWatch(db, ids, eq(watchlist.memberId, memberId))),
    exists(
      db
        .select({ one: sql`1` })
        .from(followedPeople)
        .where(
          and(
            eq(followedPeople.memberId, memberId),
            // An array each, read once: merged_person() of every follower's row would take seconds.
            sql`${followedPeople.personId} = any(${creditedIn(ids)}
              || array(select id from people where merged_into is not null and merged_person(id) = any(${creditedIn(ids)})))`,
          ),
        ),
    ),
  )!
