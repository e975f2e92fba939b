// Keeps what is stored of TMDB as an admin wants it: queues missing pictures, deletes what is old or unwanted.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/open.ts'
import { type Changed, write } from '#server/db/write.ts'
import type { Env } from '#server/env.ts'
import { pageTextsOf } from '#server/home/read-pages.ts'
import { queueFileDeletions } from '#server/images/file-deletions.ts'
import type { JobKind } from '#server/jobs/jobs.ts'
import { showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { picturePrefix } from './picture-key.ts'
import { PICTURE } from './pictures.ts'
import { TIDY } from './tidy-job.ts'

/** Days after which what could not be refreshed is deleted. Terms: docs/decisions/011-pictures.md. */
const OLDEST = 150
/** Days after which a picture is fetched again. The credits are read every week. */
const AGAIN = 120
/** Pictures a day, for all instances together. */
const PER_DAY = 5_000
/** Days until a picture that failed for good is tried again. */
const GIVEN_UP = 30

export interface Wanted {
  /** credits, trailers, titles */
  facts: boolean
  pictures: boolean
}

/** What the admin wants; nothing without a key. To be called once: its answer is cached. */
export function wantedOf(db: Db, env: Env): () => Promise<Wanted> {
  const textsOf = pageTextsOf(db, env)
  return async () => {
    if (!showsWhereToWatch(env)) return { facts: false, pictures: false }
    const { facts, pictures } = await textsOf('tmdb')
    return { facts, pictures: facts && pictures }
  }
}

/** Runs every hour, and soon after a change of what is wanted or stored. */
export function tidying(db: Db, env: Env): JobKind {
  const wanted = wantedOf(db, env)
  return {
    name: TIDY.kind,
    firstWait: 60,
    longestWait: 3600,
    whenDone: 3600,
    run: async () => tidy(db, await wanted()),
  }
}

export const tidy = (db: Db, wanted: Wanted, perDay = PER_DAY) =>
  write(db, async (tx, changed) => {
    await deleteTitles(tx, changed, wanted)
    await deletePictures(tx, changed, wanted)
    if (wanted.facts) await lookSoon(tx)
    if (wanted.pictures) await queuePictures(tx, perDay)
    else await tx.execute(sql`delete from jobs where kind = ${PICTURE}`)
    await showPictures(tx, changed)
  })

const isOld = (column: 'fetched_at' | 'stored_at', days = OLDEST) =>
  sql`${sql.identifier(column)} < now() - ${days} * interval '1 day'`

async function deleteTitles(tx: Tx, changed: Changed, { facts }: Wanted) {
  const { rowCount } = await tx.execute(
    sql`delete from tmdb_titles where ${facts ? isOld('fetched_at') : sql`true`}`,
  )
  if (rowCount) changed('dramas')
}

/** Also pictures that no drama has any more. Their files go with them. */
async function deletePictures(tx: Tx, changed: Changed, { pictures }: Wanted) {
  const isUnwanted = pictures
    ? sql`${isOld('stored_at')} or key not in (select unnest(pictures) from tmdb_titles)`
    : sql`true`
  const { rows } = await tx.execute<{ name: string }>(
    sql`delete from tmdb_pictures where ${isUnwanted} returning name`,
  )
  if (rows.length === 0) return
  changed('dramas')
  changed('people')
  await queueFileDeletions(
    tx,
    rows.map(({ name }) => picturePrefix(name)),
  )
}

/** Dramas last asked about when only where to watch was wanted, or before a restore: backups have nothing of TMDB. */
const lookSoon = (tx: Tx) =>
  tx.execute(sql`
    update tmdb_matches set due_at = now()
    where due_at > now() and checked_at is not null
      and not exists (select from tmdb_titles t where t.drama_id = tmdb_matches.drama_id)`)

/** Within the budget, catalogue and posters first. Stills of the index are not worth the space on the disk. */
async function queuePictures(tx: Tx, perDay: number) {
  await tx.execute(sql`
    delete from jobs where kind = ${PICTURE} and failed_at < now() - ${GIVEN_UP} * interval '1 day'`)
  await tx.execute(sql`
    insert into jobs (kind, key, run_at)
    -- later positions wait some minutes, so that the posters of all dramas come first
    select ${PICTURE}, wanted.key, now() + (min(wanted.position) - 1) * interval '1 minute'
    from tmdb_titles t join dramas d on d.id = t.drama_id,
      unnest(t.pictures) with ordinality wanted (key, position)
    where d.deleted_at is null and not (d.in_index and wanted.key like 'still/%')
      and not exists (select from tmdb_pictures p where p.key = wanted.key and not ${isOld('stored_at', AGAIN)})
      and not exists (select from jobs j where j.kind = ${PICTURE} and j.key = wanted.key)
    group by wanted.key
    order by min(d.in_index::int), min(wanted.position), min(d.id)
    limit greatest(0, ${perDay}::int
      - (select count(*)::int from tmdb_pictures p where p.stored_at > now() - interval '1 day')
      - (select count(*)::int from jobs j where j.kind = ${PICTURE} and j.failed_at is null))
    on conflict do nothing`)
}

/** Sets the poster of each drama, and drops cached pages for pictures that came since the last run. */
async function showPictures(tx: Tx, changed: Changed) {
  const { rowCount } = await tx.execute(sql`
    with posters as (
      select t.drama_id, p.name from tmdb_titles t
      join tmdb_pictures p on p.key = t.pictures[1] and p.key like 'poster/%'
    )
    update dramas set tmdb_poster = shown.name
    from (select d.id, posters.name from dramas d left join posters on posters.drama_id = d.id) shown
    where shown.id = dramas.id and dramas.tmdb_poster is distinct from shown.name`)
  const { rows } = await tx.execute(
    sql`update tmdb_pictures set is_shown = true where not is_shown returning key`,
  )
  if (rowCount || rows.length > 0) changed('dramas')
  if (rows.length > 0) changed('people')
}
