// Writes watchlists: entries of any members share statements, and a rating invalidates what shows the mean.
import { and, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Noted, NotedChange, WatchlistDrama, WatchlistEntry } from '#contract/api/watchlist.ts'
import type { ImportResult, WatchedOn } from '#contract/api/watchlist-import.ts'
import { lockMembers } from '#server/auth/lock-members.ts'
import { batched } from '#server/db/batch.ts'
import type { Change } from '#server/db/change-bus.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { type Changed, writeAtOnce } from '#server/db/write.ts'
import { notedAmong, noteInDiary, noteWatched } from '#server/diary/note.ts'
import { dramas, listedColumns } from '#server/dramas/table.ts'
import { showEntry, showWatched } from './show.ts'
import { watchlist } from './table.ts'

const ratingOf = (dramaId: number): Change => ({ topic: 'ratings', id: String(dramaId) })

/**
 * Writes entries of any members with one statement, with what it means for their diaries, and returns each with its
 * drama; null where there is none.
 */
const writes = (name: string, statement: SQL) => {
  const execute = prepared((db) => {
    const entry = db.$with('entry', getTableColumns(watchlist)).as(statement)
    const { memberId, status, episodesWatched, ownRating, addedAt, rewatch } = entry
    const diary = noteInDiary(sent).map(([name, noting]) => db.$with(name, {}).as(noting))
    return db
      .with(entry, ...diary)
      .select({
        memberId,
        drama: listedColumns,
        row: { status, episodesWatched, ownRating, addedAt, rewatch },
        notified: sql`(select count(pg_notify('changes', payload)::text)
          from unnest(${sql.placeholder('payloads')}::text[]) payload)`,
      })
      .from(entry)
      .innerJoin(dramas, eq(dramas.id, entry.dramaId))
      .prepare(name)
  })
  const keyOf = ({ member_id, drama_id }: SentEntry) => `${member_id} ${drama_id}`
  return prepared((db) =>
    batched(async (sent: SentEntry[]): Promise<(WatchlistDrama | null)[]> => {
      const rated = new Set(sent.flatMap((one) => (one.rating === undefined ? [] : one.drama_id)))
      const changes = [...rated].map(ratingOf)
      const rows = await writeAtOnce(
        db,
        changes,
        (payloadOf) => execute(db).execute({ sent: JSON.stringify(sent), payloads: changes.map(payloadOf) }),
        () => changes,
      )
      const byKey = new Map(
        rows.map(({ memberId, drama, row }) => [`${memberId} ${drama.id}`, showWatched(drama, row)]),
      )
      return sent.map((one) => byKey.get(keyOf(one)) ?? null)
    }, keyOf),
  )
}

/** As the statements read it. A field that is not there stays as it is. */
interface SentEntry {
  member_id: number
  drama_id: number
  status?: string | null | undefined
  episodes?: number | null | undefined
  rating?: number | null | undefined
  rewatch?: boolean | undefined
  added_at?: Date | null
  day?: string | undefined
}
const sent = sql`${sql.placeholder('sent')}`
const sentEntries = sql`jsonb_array_elements(${sent}::jsonb) as list (sent)
  cross join jsonb_to_record(sent)
    as one (member_id int, drama_id int, status text, episodes int, rating smallint, rewatch boolean,
      added_at timestamptz)`

/** What is added was noted then. least() alone would make "nothing noted" all episodes. */
const columns = sql`member_id, drama_id, status, episodes_watched, rating, added_at, changed_at`
const valuesOf = (
  one: SQL,
  drama: SQL,
  changedAt = sql`least(coalesce(${one}.added_at, now()), now())`,
) => sql`${one}.status,
  case when ${one}.episodes is not null then least(${one}.episodes, ${drama}.episodes) end, ${one}.rating,
  least(coalesce(${one}.added_at, now()), now()), ${changedAt}`

const adding = writes(
  'add_to_watchlist',
  sql`insert into ${watchlist} (${columns}, rewatch)
    select member_id, drama_id, ${valuesOf(sql`one`, sql`dramas`)}, coalesce(rewatch, false)
    from ${sentEntries} join ${dramas} on dramas.id = drama_id and deleted_at is null
    -- what is in the list already stays as it is, and is returned
    on conflict (member_id, drama_id) do update set member_id = excluded.member_id
    returning *`,
)

/** Adds a drama, or leaves it as it is in the list. @returns null if there is no such drama */
export const addDrama = (
  db: Db,
  memberId: number,
  { dramaId, status, episodesWatched, ownRating, addedAt, rewatch, day }: Added & NotedChange,
) =>
  adding(db)({
    member_id: memberId,
    drama_id: dramaId,
    status,
    episodes: episodesWatched,
    rating: ownRating ?? undefined,
    rewatch,
    added_at: addedAt,
    day,
  })

const changing = writes(
  'change_noted',
  sql`update ${watchlist} set
      status = case when sent ? 'status' then one.status else watchlist.status end,
      episodes_watched = case when sent ? 'episodes' then one.episodes else episodes_watched end,
      rating = case when sent ? 'rating' then one.rating else watchlist.rating end,
      rewatch = coalesce(one.rewatch, watchlist.rewatch),
      changed_at = now()
    from ${sentEntries} join ${dramas} on dramas.id = one.drama_id and deleted_at is null
    where watchlist.member_id = one.member_id and watchlist.drama_id = one.drama_id
      and coalesce(one.episodes, 0) <= dramas.episodes
    returning ${watchlist}.*`,
)

/** Changes what is sent. @returns null if the drama is not in the list, or has fewer episodes */
export const changeNoted = (
  db: Db,
  memberId: number,
  dramaId: number,
  { status, episodesWatched, ownRating, rewatch, day }: NotedChange,
) =>
  changing(db)({
    member_id: memberId,
    drama_id: dramaId,
    status,
    episodes: episodesWatched,
    rating: ownRating,
    rewatch,
    day,
  })

/** @returns what was noted of it, or null if it was not in the list */
export async function removeDrama(
  tx: Tx,
  changed: Changed,
  memberId: number,
  dramaId: number,
): Promise<WatchlistEntry | null> {
  const [removed] = await tx
    .delete(watchlist)
    .where(and(eq(watchlist.memberId, memberId), eq(watchlist.dramaId, dramaId)))
    .returning()
  if (removed && removed.ownRating !== null) changed('ratings', dramaId)
  return removed ? showEntry(removed) : null
}

/** Before a member is deleted, and their list with them. */
export async function willLoseRatings(tx: Tx, changed: Changed, memberId: number) {
  const rated = await tx
    .select({ dramaId: watchlist.dramaId })
    .from(watchlist)
    .where(and(eq(watchlist.memberId, memberId), isNotNull(watchlist.ownRating)))
  for (const { dramaId } of rated) changed('ratings', dramaId)
}

export interface Added extends Noted {
  /** for the diary, if the drama is new in the list */
  watched?: readonly WatchedOn[]
  dramaId: number
  /** never later than now; null: now */
  addedAt: Date | null
  changedAt?: string | null
  rewatch?: boolean
  /** false: only its days are noted */
  inWatchlist?: boolean
}

/**
 * Adds dramas, each at most once. Those in the list already get the rating if they have none; skips those that do not
 * exist. A rating without a day is no news for those who follow the member.
 * @returns what became of those that changed
 */
export async function addDramas(
  tx: Tx,
  changed: Changed,
  memberId: number,
  sent: readonly Added[],
): Promise<Map<number, ImportResult['result']>> {
  const added = sent.filter(({ inWatchlist }) => inWatchlist !== false)
  const noted = await noteDays(
    tx,
    memberId,
    sent.filter(({ inWatchlist }) => inWatchlist === false),
  )
  const column = <T>(pick: (one: Added) => T) => sql.param(added.map(pick))
  const { rows } = await tx.execute<{ drama_id: number; is_new: boolean; rating: number | null }>(sql`
    insert into ${watchlist} (${columns}, rewatch, rated_at)
    select ${memberId}, d.id,
      ${valuesOf(sql`a`, sql`d`, sql`least(coalesce(a.changed_at, a.added_at, now()), now())`)}, a.rewatch,
      least(coalesce(a.changed_at, a.added_at, 'epoch'), now())
    from unnest(
      ${column((one) => one.dramaId)}::int[],
      ${column((one) => one.status)}::text[],
      ${column((one) => one.episodesWatched)}::int[],
      ${column((one) => one.ownRating)}::smallint[],
      ${column((one) => one.addedAt?.toISOString() ?? null)}::timestamptz[],
      ${column((one) => one.changedAt ?? null)}::timestamptz[],
      ${column((one) => one.rewatch ?? false)}::boolean[]
    ) a(drama_id, status, episodes, rating, added_at, changed_at, rewatch)
    join ${dramas} d on d.id = a.drama_id and d.deleted_at is null
    on conflict (member_id, drama_id) do update set rating = excluded.rating, rated_at = excluded.rated_at
      where watchlist.rating is null and excluded.rating is not null
    -- a row that was only changed carries the transaction that locked it
    returning drama_id, rating, xmax = 0 as is_new`)
  const isNew = new Set(rows.flatMap((row) => (row.is_new ? row.drama_id : [])))
  await noteWatched(
    tx,
    memberId,
    added.filter(({ dramaId }) => isNew.has(dramaId)),
  )
  for (const row of rows) if (row.rating !== null) changed('ratings', row.drama_id)
  return new Map([...noted, ...rows.map((row) => [row.drama_id, row.is_new ? 'added' : 'rated'] as const)])
}

/** Notes the days of dramas that are not in the watchlist, unless the diary has some of them already. */
async function noteDays(tx: Tx, memberId: number, sent: readonly Added[]) {
  if (sent.length === 0) return []
  await lockMembers(tx, memberId)
  const ids = sent.map(({ dramaId }) => dramaId)
  const before = await notedAmong(tx, memberId, ids)
  await noteWatched(
    tx,
    memberId,
    sent.filter(({ dramaId }) => !before.has(dramaId)),
  )
  return [...(await notedAmong(tx, memberId, ids))].map(
    (id) => [id, before.has(id) ? 'already' : 'noted'] as const,
  )
}
