// What we know of people's names as rows: other spellings are merged, namesakes told apart, and what an admin changed
// stays as it is.
import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contract/people.ts'
import type { Tx } from '#server/db/open.ts'
import { asTable } from '#server/dramas/import/write-many.ts'
import { dramas } from '#server/dramas/table.ts'
import { freeSlug } from '#server/people/slug.ts'
import { credits, NO_DRAMA, people } from '#server/people/table.ts'

/** An entry of names.json. What is not known is absent. */
export interface NamedPerson {
  name: string
  /** in Hangul */
  nativeName?: string
  otherNames?: string[]
  roles: Role[]
  /** of somebody whose name others have too: the only dramas in which it means them, as "Goblin 2016" */
  dramas?: string[]
  /** tells them from those others */
  remark?: string
}

/** May run again at any time: it changes only what is not yet so, of people whom no admin has changed. */
export async function putInPeople(tx: Tx, entries: readonly NamedPerson[]): Promise<void> {
  const rows = await withDramas(tx, entries)
  const matches = await matching(tx, rows)
  const changedKeys = [
    ...(await mergeSpellings(tx, matches)),
    ...(await update(tx, rows, matches)),
    ...(await add(
      tx,
      rows.filter((_, at) => !matches.has(at)),
    )),
  ]
  await deriveCredits(tx, changedKeys)
  await removeUnused(tx, changedKeys)
}

type Row = Omit<Required<NamedPerson>, 'dramas' | 'nativeName' | 'remark'> & {
  nativeName: string | null
  remark: string | null
  onlyIn: number[]
}
const TYPES: Record<keyof Row, string> = {
  name: 'text',
  nativeName: 'text',
  otherNames: 'text[]',
  roles: 'text[]',
  remark: 'text',
  onlyIn: 'integer[]',
}
const input = (rows: readonly Row[]) =>
  asTable(
    rows,
    Object.entries(TYPES).map(([key, type]) => ({ key, type })),
  )

/** With the ids of the dramas that are here. */
async function withDramas(tx: Tx, entries: readonly NamedPerson[]): Promise<Row[]> {
  const keys = [...new Set(entries.flatMap(({ dramas = [] }) => dramas))]
  const { rows: found } = await tx.execute<{ key: string; id: number }>(sql`
    with listed as (
      select key, title_key(left(key, -5)) as name_key, right(key, 4)::integer as year
      from unnest(${sql.param(keys)}::text[]) key)
    select key, id from listed join ${dramas} on index_key = key
    union
    select key, id from listed
    join (select id, year, unnest(name_keys) as name_key from ${dramas} where index_key is null) named
      using (name_key, year)
    order by id`)
  const ids = Map.groupBy(found, (row) => row.key)
  return entries.map(({ name, nativeName, otherNames = [], roles, dramas, remark }) => ({
    name,
    nativeName: nativeName ?? null,
    otherNames,
    roles,
    remark: remark ?? null,
    onlyIn: dramas
      ? [NO_DRAMA, ...dramas.flatMap((one) => ids.get(one) ?? []).map(({ id }) => id)].sort((a, b) => a - b)
      : [],
  }))
}

type Match = { entry: number; id: number; version: number }

/** The people that an entry means, under any of its spellings, the one with its very name first. */
async function matching(tx: Tx, rows: readonly Row[]): Promise<Map<number, Match[]>> {
  const { rows: found } = await tx.execute<Match>(sql`
    with spelled as (
      select (ordinality - 1)::integer as entry, input.*, unnest(title_keys(array[name] || "otherNames")) as key
      from ${input(rows)})
    select distinct spelled.entry, p.id, p.version, p.name = spelled.name as same
    from spelled join ${people} p on title_key(p.name) = spelled.key
    where p.merged_into is null and p.roles && spelled.roles
      and coalesce(p.remark, '') = coalesce(spelled.remark, '')
    order by entry, same desc, p.id`)
  return Map.groupBy(found, ({ entry }) => entry)
}

const ids = (numbers: readonly number[]): SQL => sql`${sql.param(numbers)}::integer[]`

/** Several people turn out to be one. @returns the keys of their names */
async function mergeSpellings(tx: Tx, matches: ReadonlyMap<number, readonly Match[]>): Promise<string[]> {
  const merges = [...matches.values()].flatMap(([into, ...others]) =>
    others.filter(({ version }) => version === 1).map(({ id }) => ({ id, into: into!.id })),
  )
  if (merges.length === 0) return []
  const { rows } = await tx.execute<{ key: string }>(sql`
    update ${people} set merged_into = merge.into_id, updated_at = now()
    from unnest(${ids(merges.map(({ id }) => id))}, ${ids(merges.map(({ into }) => into))}) merge (id, into_id)
    where people.id = merge.id returning title_key(name) as key`)
  return rows.map(({ key }) => key)
}

/** @returns the keys of the names of those that changed */
async function update(tx: Tx, rows: readonly Row[], matches: ReadonlyMap<number, readonly Match[]>) {
  const untouched = [...matches].flatMap(([entry, [first]]) =>
    first!.version === 1 ? [{ id: first!.id, row: rows[entry]! }] : [],
  )
  const { rows: changed } = await tx.execute<{ key: string }>(sql`
    with changed as (
      update ${people} set name = input.name, native_name = "nativeName", other_names = "otherNames",
        roles = array(select unnest(people.roles) union select unnest(input.roles) order by 1),
        only_in = "onlyIn", updated_at = now()
      from ${input(untouched.map(({ row }) => row))}
      join unnest(${ids(untouched.map(({ id }) => id))}) with ordinality meant (id, ordinality) using (ordinality)
      where people.id = meant.id and (
        (people.name, native_name, other_names, only_in)
          is distinct from (input.name, "nativeName", "otherNames", "onlyIn")
        or not people.roles @> input.roles)
      returning people.name_keys)
    select unnest(name_keys) as key from changed`)
  return changed.map(({ key }) => key)
}

/** People of one name come one after the other, so that each gets an address of their own. */
async function add(tx: Tx, rows: readonly Row[]): Promise<string[]> {
  const keys: string[] = []
  const sameName = [
    ...Map.groupBy(rows, ({ name }) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).values(),
  ]
  for (let nth = 0; ; nth++) {
    const batch = sameName.flatMap((namesakes) => namesakes[nth] ?? [])
    if (batch.length === 0) return keys
    const { rows: added } = await tx.execute<{ key: string }>(sql`
      with added as (
        insert into ${people} (slug, name, native_name, other_names, roles, remark, only_in)
        select ${freeSlug(sql`base`)}, name, "nativeName", "otherNames", roles, remark, "onlyIn"
        from (select *, person_slug(name) as base from ${input(batch)} offset 0) named order by ordinality
        returning name_keys)
      select unnest(name_keys) as key from added`)
    keys.push(...added.map(({ key }) => key))
  }
}

/** Of the dramas that name one of them; of all where nobody has derived them yet. */
async function deriveCredits(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`
    select derive_credits(case
      when exists (select from ${credits})
      then array(select distinct drama_id from ${credits} where name_key = any(${sql.param(keys)}::text[]))
      else array(select id from ${dramas}) end)`)
}

/** People of whom nothing is known and whom no drama names any longer. */
async function removeUnused(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from ${people} p
    where title_key(name) = any(${sql.param(keys)}::text[])
      and version = 1 and merged_into is null and native_name is null and remark is null
      and other_names = '{}' and only_in = '{}'
      and not exists (select from ${credits} where person_id = p.id)
      and not exists (select from ${people} where people.merged_into = p.id)`)
}
