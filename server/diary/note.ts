// What a write of the watchlist means for the diary: statements that run with it.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Noted } from '#contract/api/watchlist.ts'
import type { WatchedOn } from '#contract/api/watchlist-import.ts'
import { OUTCOMES } from '#contract/diary.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { dramas } from '#server/dramas/table.ts'
import { diary } from './table.ts'

const outcomes = sql.raw(OUTCOMES.map((outcome) => `'${outcome}'`).join(', '))
/** A clock that is wrong must not make a write fail. */
const notLater = (day: SQL) => sql`least(${day}, (now() at time zone 'utc')::date + 1)`
const outcomeOf = (row: SQL) => sql`case when ${row}.status in (${outcomes}) then ${row}.status end`

/**
 * Reads `entry`, the rows as they are now, and `watchlist`, which a statement sees as it was before. More episodes go
 * on with the entry of that day, or begin it; fewer take back what that day's entry had; entries of other days stay.
 * Beginning again, and taking that back, is no news.
 * @param sent member_id, drama_id and day; without a day nothing is noted
 */
export const noteInDiary = (sent: SQL): [name: string, statement: SQL][] => [
  [
    'step',
    sql`select entry.member_id, entry.drama_id, entry.rewatch,
        ${notLater(sql`sent.day`)} as day,
        coalesce(was.episodes_watched, 0) as was, coalesce(entry.episodes_watched, 0) as now,
        ${outcomeOf(sql`was`)} as outcome_was, ${outcomeOf(sql`entry`)} as outcome
      from entry
      join jsonb_to_recordset(${sent}::jsonb) as sent (member_id int, drama_id int, day date)
        using (member_id, drama_id)
      left join watchlist was using (member_id, drama_id)
      where sent.day is not null and entry.rewatch = coalesce(was.rewatch, entry.rewatch)`,
  ],
  [
    'next',
    sql`select step.member_id, step.drama_id, step.rewatch, step.day, today.id,
        case when now > was then coalesce(first_episode, was + 1)
          when now >= first_episode then first_episode end as first_episode,
        case when now > was or now >= first_episode then now end as last_episode,
        case when step.outcome is distinct from outcome_was then step.outcome else today.outcome end as outcome
      from step
      left join lateral (
        select * from ${diary}
        where member_id = step.member_id and day = step.day and drama_id = step.drama_id
          and rewatch = step.rewatch and (last_episode is null or last_episode = was)
        order by id desc limit 1
      ) today on true
      where now <> was or step.outcome is distinct from outcome_was`,
  ],
  [
    'noted',
    sql`insert into ${diary} (id, member_id, drama_id, day, first_episode, last_episode, outcome, rewatch)
      overriding system value
      select coalesce(id, nextval(pg_get_serial_sequence('diary', 'id'))),
        member_id, drama_id, day, first_episode, last_episode, outcome, rewatch
      from next where last_episode is not null or outcome is not null
      on conflict (id) do update set first_episode = excluded.first_episode,
        last_episode = excluded.last_episode, outcome = excluded.outcome`,
  ],
  [
    'taken_back',
    sql`delete from ${diary} using next
      where diary.id = next.id and next.last_episode is null and next.outcome is null`,
  ],
]

interface Imported extends Pick<Noted, 'status'> {
  dramaId: number
  watched?: readonly WatchedOn[]
}

/** Which of these dramas the diary has entries of. */
export async function notedAmong(db: Db, memberId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: diary.dramaId })
    .from(diary)
    .where(and(eq(diary.memberId, memberId), sql`${diary.dramaId} = any(${sql.param([...ids])}::int[])`))
  return new Set(rows.map(({ id }) => id))
}

/** Notes what an import says with a day; the last day is when it ended. */
export async function noteWatched(tx: Tx, memberId: number, imported: readonly Imported[]) {
  const entries = imported.flatMap(({ dramaId, status, watched = [] }) => {
    const last = watched.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1)
    const end = OUTCOMES.find((outcome) => outcome === status) ?? null
    return watched.map((one) => ({
      drama_id: dramaId,
      day: one.day,
      first_episode: one.firstEpisode,
      last_episode: one.lastEpisode,
      // A day without episodes is that of a whole viewing.
      outcome:
        one.outcome === undefined ? (one === last || one.firstEpisode === null ? end : null) : one.outcome,
      rewatch: one.rewatch ?? false,
    }))
  })
  await tx.execute(sql`
    insert into ${diary} (member_id, drama_id, day, first_episode, last_episode, outcome, rewatch)
    select ${memberId}, drama_id, ${notLater(sql`day`)}, first_episode, last_episode, outcome, rewatch
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as one (drama_id int, day date, first_episode int, last_episode int, outcome text, rewatch boolean)
    join ${dramas} on dramas.id = drama_id
    where (first_episode between 1 and last_episode and last_episode <= dramas.episodes)
      or (first_episode is null and last_episode is null and outcome is not null)`)
}
