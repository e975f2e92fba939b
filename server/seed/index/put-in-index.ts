// The shipped facts as rows: what is new is added, what an admin changed stays as it is.
import { type SQL, sql } from 'drizzle-orm'
import { DRAMA } from '#contract/content/drama.ts'
import { defaultsOf } from '#contract/content/fields.ts'
import type { Tx } from '#server/db/open.ts'
import { asTable, columnsOf, inputColumn, list, name, typed } from '#server/dramas/import/write-many.ts'
import { dramas, removedFromIndex } from '#server/dramas/table.ts'
import { rowOf } from '#server/dramas/write-dramas.ts'
import { type IndexDrama, indexDramasIn, indexKeyOf, synopsesIn } from './read-index.ts'

const BATCH_SIZE = 200

/** @returns how many dramas are new */
export async function putInIndex(tx: Tx, facts: string, synopses: string): Promise<number> {
  const removed = new Set((await tx.select().from(removedFromIndex)).map(({ indexKey }) => indexKey))
  const entries = indexDramasIn(facts).filter((entry) => !removed.has(indexKeyOf(entry)))
  const words = synopsesIn(synopses)
  await recognize(tx, entries)
  let added = 0
  // Rows are much larger than their facts: a few hundred at a time, so that the memory of the site stays small.
  for (let at = 0; at < entries.length; at += BATCH_SIZE) {
    const batch = entries.slice(at, at + BATCH_SIZE)
    added += await putIn(
      tx,
      batch.map((entry) => rowOfEntry(entry, words[indexKeyOf(entry)])),
    )
  }
  return added
}

type Row = ReturnType<typeof rowOfEntry>

function rowOfEntry(entry: IndexDrama, synopsis = '') {
  const fields = {
    ...defaultsOf(DRAMA, { name: '', year: entry.year }),
    title: entry.title,
    description: synopsis,
    year: entry.year,
    episodes: entry.episodes,
    genre: entry.genres.join(', '),
    mainCast: entry.cast,
    writer: (entry.writers ?? []).join(', '),
    aliases: entry.aliases ?? [],
    network: entry.network ?? null,
    airedFrom: entry.aired?.[0] ?? null,
    airedTo: entry.aired?.[1] ?? null,
    tags: entry.tags ?? [],
    inIndex: true,
  }
  return { ...rowOf(fields), indexKey: indexKeyOf(entry), cataloguedAt: null }
}

/** Dramas that are here under one of an entry's titles: they get its facts where they have none. */
async function recognize(tx: Tx, entries: readonly IndexDrama[]) {
  const rows = entries.map((entry) => ({
    key: indexKeyOf(entry),
    title: entry.title,
    catalogue: entry.catalogue ?? null,
    year: entry.year,
    network: entry.network ?? null,
    airedFrom: entry.aired?.[0] ?? null,
    airedTo: entry.aired?.[1] ?? null,
    tags: entry.tags ?? [],
  }))
  const text = (key: string) => ({
    key,
    type: key === 'tags' ? 'text[]' : key === 'year' ? 'integer' : 'text',
  })
  await tx.execute(sql`
    update ${dramas} set index_key = found.key,
      network = case when ${dramas.version} = 1 then coalesce(${dramas.network}, found.network) else ${dramas.network} end,
      aired_from = case when ${dramas.version} = 1 then coalesce(${dramas.airedFrom}, found."airedFrom") else ${dramas.airedFrom} end,
      aired_to = case when ${dramas.version} = 1 then coalesce(${dramas.airedTo}, found."airedTo") else ${dramas.airedTo} end,
      tags = case when ${dramas.version} = 1 and ${dramas.tags} = '{}' then found.tags else ${dramas.tags} end
    from (
      -- each key is computed once, and compared by its hash
      with entries as materialized (
        select *, title_key(title) as title_key, title_key(catalogue) as catalogue_key
        from ${asTable(rows, Object.keys(rows[0] ?? {}).map(text))}
      ), names as materialized (
        select id, year, unnest(name_keys) as name_key from ${dramas} where index_key is null
      )
      -- of dramas that were added twice, the first one
      (select distinct on (key) id, entries.* from names join entries on
        catalogue is not null and name_key = catalogue_key and abs(names.year - entries.year) <= 1
      order by key, id)
      union all
      (select distinct on (key) id, entries.* from names join entries on
        catalogue is null and name_key = title_key and names.year = entries.year
      order by key, id)) found
    where ${dramas.id} = found.id`)
}

/** Inserts what is new, and updates what nobody has touched. @returns how many are new */
async function putIn(tx: Tx, rows: readonly Row[]): Promise<number> {
  const columns = columnsOf(dramas, Object.keys(rows[0] ?? {}))
  const values = list(columns.map(name))
  const updates: SQL[] = columns.map((one) => sql`${name(one)} = excluded.${name(one)}`)
  const { rows: written } = await tx.execute<{ fresh: boolean }>(sql`
    insert into ${dramas} (${values})
    select ${list(columns.map(({ key }) => inputColumn(key)))}
    from ${asTable(rows, typed(columns))} order by input.ordinality
    on conflict (index_key) do update set ${list(updates)}, updated_at = now()
    where ${dramas.inIndex} and ${dramas.version} = 1 and ${dramas.deletedAt} is null
    returning xmax = 0 as fresh`)
  return written.filter(({ fresh }) => fresh).length
}
