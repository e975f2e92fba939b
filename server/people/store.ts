// Reads people, their dramas, and who works with them. It decides nothing.
import { and, desc, eq, getTableColumns, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { FoundPerson } from '#contract/api/people.ts'
import { FOUND_MOST, LISTED_LEAST, type Role, WORKS_WITH_LEAST, WORKS_WITH_MOST } from '#contract/people.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, inCatalogue, isHere, type ListedRow, listedColumns } from '#server/dramas/table.ts'
import { type PersonRow, showPersonLink } from './show.ts'
import { credits, people } from './table.ts'

const { nameKeys, ...columns } = getTableColumns(people)
export const personColumns = columns

/** Follows merges: the address of somebody who was merged leads to the person who is left. */
export async function personAt(db: Db, slug: string): Promise<PersonRow | null> {
  if (!/^[\p{L}\p{N}-]{1,100}$/u.test(slug)) return null
  const [row] = await db
    .select(columns)
    .from(people)
    .where(sql`${people.id} = (select merged_person(id) from people where slug = lower(${slug}))`)
  return row ?? null
}

export async function personRow(db: Db, id: number): Promise<PersonRow | null> {
  const [row] = await db.select(columns).from(people).where(eq(people.id, id))
  return row ?? null
}

export const mergedInto = (db: Db, id: number) =>
  db
    .select({ id: people.id, slug: people.slug, name: people.name })
    .from(people)
    .where(and(isNotNull(people.mergedInto), sql`merged_person(${people.id}) = ${id}`))
    .orderBy(people.id)

export interface Credit {
  role: Role
  creditedAs: string
  drama: ListedRow
}

/** More than anybody has made: an imported name of a placeholder must not become a page of megabytes. */
const CREDITS_MOST = 600

/** The newest drama first. */
export const creditsOf = (db: Db, personId: number): Promise<Credit[]> =>
  db
    .select({ role: credits.role, creditedAs: credits.creditedAs, drama: listedColumns })
    .from(credits)
    .innerJoin(dramas, eq(dramas.id, credits.dramaId))
    .where(and(eq(credits.personId, personId), isHere))
    .orderBy(desc(dramas.year), sql`${dramas.sortTitle} collate "C"`, dramas.id, credits.position)
    .limit(CREDITS_MOST)

export async function worksWith(db: Db, personId: number) {
  const shared = sql<number>`count(distinct ${credits.dramaId})::int`
  const rows = await db
    .select({
      slug: people.slug,
      name: people.name,
      nativeName: people.nativeName,
      remark: people.remark,
      dramas: shared,
    })
    .from(credits)
    .innerJoin(people, eq(people.id, credits.personId))
    .innerJoin(dramas, eq(dramas.id, credits.dramaId))
    .where(
      and(
        sql`${credits.dramaId} in (select drama_id from ${credits} where person_id = ${personId} limit ${CREDITS_MOST})`,
        ne(credits.personId, personId),
        isHere,
      ),
    )
    .groupBy(people.id)
    .having(sql`${shared} >= ${WORKS_WITH_LEAST}`)
    .orderBy(desc(shared), people.name, people.id)
    .limit(WORKS_WITH_MOST)
  return rows.map((row) => ({ ...showPersonLink(row), dramas: row.dramas }))
}

/** People with a drama that is here, those with most of them first. */
async function foundPeople(db: Db, where: SQL): Promise<FoundPerson[]> {
  const count = sql<number>`count(distinct ${dramas.id})::int`
  const rows = await db
    .select({
      ...columns,
      roles: sql<Role[]>`array_agg(distinct ${credits.role} order by ${credits.role})`,
      dramas: count,
      knownFor: sql<string>`(array_agg(${dramas.title} order by ${dramas.inIndex}, ${dramas.score} desc, ${dramas.id}))[1]`,
    })
    .from(people)
    .innerJoin(credits, eq(credits.personId, people.id))
    .innerJoin(dramas, and(eq(dramas.id, credits.dramaId), isHere))
    .where(where)
    .groupBy(people.id)
    .orderBy(desc(count), people.id)
    .limit(FOUND_MOST)
  return rows.map(({ id, roles, dramas, knownFor, ...row }) => ({
    ...showPersonLink(row),
    id,
    roles,
    dramas,
    knownFor,
  }))
}

const LONGEST_TYPED = 200
/** A range of the index people_begins, and the whole key in people_names. */
const LAST_CHARACTER = '\u{10ffff}'
const nameBegins = sql`title_key(${people.name}) collate "C"`

/** Whose name begins so, or who is called so. */
export async function findPeople(db: Db, typed: string): Promise<FoundPerson[]> {
  const text = typed.slice(0, LONGEST_TYPED).replaceAll('\0', '').toWellFormed()
  const { rows } = await db.execute<{ key: string }>(sql`select title_key(${text}) as key`)
  const key = rows[0]!.key
  if (key.length < 2) return []
  return foundPeople(
    db,
    sql`(${nameBegins} >= ${key} and ${nameBegins} < ${key + LAST_CHARACTER}
      or ${people.nameKeys} @> array[${key}])`,
  )
}

/** Others who are called the same. */
export const namesakesOf = (db: Db, { id, name }: PersonRow): Promise<FoundPerson[]> =>
  foundPeople(db, and(sql`${people.nameKeys} @> array[title_key(${name})]`, ne(people.id, id))!)

/** The addresses of people with so many dramas in the catalogue that search engines are told of them. */
export const listedPeople = (db: Db) =>
  db
    .select({ slug: people.slug })
    .from(people)
    .innerJoin(credits, eq(credits.personId, people.id))
    .innerJoin(dramas, and(eq(dramas.id, credits.dramaId), inCatalogue))
    .groupBy(people.id)
    .having(sql`count(distinct ${dramas.id}) >= ${LISTED_LEAST}`)
    .orderBy(people.id)
