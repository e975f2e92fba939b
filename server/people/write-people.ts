// Changes people: names, merges and splits. Each is a change of one row with a history; credits follow.
import { eq, sql } from 'drizzle-orm'
import type { PersonFields } from '#contract/content/person.ts'
import type { Role } from '#contract/people.ts'
import type { Tx } from '#server/db/open.ts'
import { type ContentStore, change, type Doing, recordCreated } from '#server/history/history.ts'
import { conflict, invalid, notFound } from '#server/http/failures.ts'
import type { PersonRow } from './show.ts'
import { freeSlug } from './slug.ts'
import { personColumns, personRow } from './store.ts'
import { credits, NO_DRAMA, people } from './table.ts'

/** What a change of a person may change, and what undoing it restores. */
export type PersonState = PersonFields & Pick<PersonRow, 'roles' | 'onlyIn' | 'mergedInto'>

const stateOf = ({ name, nativeName, otherNames, remark, roles, onlyIn, mergedInto }: PersonRow) => ({
  name,
  nativeName,
  otherNames,
  remark,
  roles,
  onlyIn,
  mergedInto,
})

export const personStore: ContentStore<PersonState> = {
  area: 'person',
  label: 'person',
  topic: 'people',
  async lock(tx, item) {
    const [row] = await tx
      .select(personColumns)
      .from(people)
      .where(eq(people.id, Number(item)))
      .for('update')
    return row ? { state: stateOf(row), version: row.version, inTrash: false } : null
  },
  async save(tx, item, state) {
    const id = Number(item)
    await rejectCircle(tx, id, state.mergedInto)
    await rejectDouble(tx, id, state)
    const before = await dramasOf(tx, id)
    await tx
      .update(people)
      .set({ ...state, version: sql`${people.version} + 1`, updatedAt: sql`now()` })
      .where(eq(people.id, id))
    const after = await dramasOf(tx, id)
    await deriveCredits(tx, [...new Set([...before, ...after])])
  },
}

/** Dramas whose credits may change with this person: theirs, and all that name somebody so. */
async function dramasOf(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct drama_id as id from ${credits}
    where person_id = merged_person(${id})
      or name_key = any(array(select unnest(name_keys) from ${people} where id = ${id}))`)
  return rows.map((row) => row.id)
}

const deriveCredits = (tx: Tx, dramaIds: number[]) =>
  tx.execute(sql`select derive_credits(${sql.param(dramaIds)}::integer[])`)

async function rejectCircle(tx: Tx, id: number, into: number | null) {
  if (into === null) return
  const { rows } = await tx.execute<{ root: number | null }>(sql`select merged_person(${into}) as root`)
  const root = rows[0]?.root ?? null
  if (root === null) throw notFound('person')
  if (root === id) throw conflict('These two are one person already')
}

/** The database holds this too: see people_told_apart. */
async function rejectDouble(tx: Tx, id: number, { name, roles, remark, mergedInto }: PersonState) {
  if (mergedInto !== null) return
  const { rows } = await tx.execute(sql`
    select from ${people}
    where id <> ${id} and merged_into is null and title_key(name) = title_key(${name})
      and roles = ${sql.param(roles)}::text[] and coalesce(remark, '') = ${remark ?? ''}`)
  if (rows.length > 0)
    throw invalid('remark', 'Someone else has this name. Please add a remark that tells them apart.')
}

/** The person's credits and address lead to the other one from now on. */
export async function mergePerson(doing: Doing, id: number, into: number): Promise<void> {
  if (id === into) throw conflict('These two are one person already')
  await change(doing, personStore, id, { mergedInto: into })
}

/**
 * Adds a person with the same name for the credits in these dramas. The new row begins merged, so that restoring its
 * first version undoes the split.
 */
export async function splitPerson(doing: Doing, id: number, dramaIds: readonly number[], remark: string) {
  const { tx } = doing
  const person = await personRow(tx, id)
  if (!person || person.mergedInto !== null) throw notFound('person')
  const credited = await creditsIn(tx, id, dramaIds)
  if (credited.length === 0) throw invalid('dramas', `${person.name} is not credited in these dramas`)
  const chosen = [...new Set(credited.map(({ dramaId }) => dramaId))].sort((a, b) => a - b)
  const [created] = await tx
    .insert(people)
    .values({
      slug: sql`${freeSlug(sql`person_slug(${person.name})`)}`,
      name: person.name,
      nativeName: person.nativeName,
      otherNames: [...new Set(credited.map(({ name }) => name))].filter((name) => name !== person.name),
      remark,
      roles: [...new Set(credited.map(({ role }) => role))].sort() as Role[],
      onlyIn: [NO_DRAMA, ...chosen],
      mergedInto: id,
    })
    .returning(personColumns)
  await recordCreated(doing, personStore, created!.id, stateOf(created!))
  for (const one of await withDramas(tx, id, chosen))
    if (one.id !== created!.id)
      await change(doing, personStore, one.id, {
        onlyIn: one.onlyIn.filter((dramaId) => !chosen.includes(dramaId)),
      })
  await change(doing, personStore, created!.id, { mergedInto: null })
  return created!.id
}

async function creditsIn(tx: Tx, personId: number, dramaIds: readonly number[]) {
  const { rows } = await tx.execute<{ dramaId: number; role: Role; name: string }>(sql`
    select credits.drama_id as "dramaId", credits.role, names.name
    from ${credits} join credited_names names using (drama_id, role, position)
    where credits.person_id = ${personId} and credits.drama_id = any(${sql.param(dramaIds)}::integer[])`)
  return rows
}

/** The person and those merged into them, where these dramas are in the list of their own. */
const withDramas = (tx: Tx, id: number, dramaIds: readonly number[]) =>
  tx
    .select({ id: people.id, onlyIn: people.onlyIn })
    .from(people)
    .where(sql`${people.onlyIn} && ${sql.param(dramaIds)}::integer[] and merged_person(${people.id}) = ${id}`)
