// Reads people, their dramas, and who works with them. It decides nothing.
import { and, desc, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm'
import type { FoundPerson } from '#contract/api/people.ts'
import { FOUND_MOST, LISTED_LEAST, type Role, WORKS_WITH_LEAST, WORKS_WITH_MOST } from '#contract/people.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { finderOf } from '#server/dramas/find.ts'
import type { FeatureTable } from '#server/dramas/related/feature-table.ts'
import { featureTable } from '#server/dramas/related/load-table.ts'
import type { Traits } from '#server/dramas/related/traits.ts'
import { dramas, inCatalogue, isHere } from '#server/dramas/table.ts'
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

interface Credit {
  role: Role
  creditedAs: string
  drama: { id: number; title: string; year: number; inIndex: boolean }
}

const { id, title, year, inIndex } = dramas

/** The newest drama first. @param among these dramas alone */
export const creditsOf = (db: Db, personId: number, among?: readonly number[]): Promise<Credit[]> =>
  db
    .select({
      role: credits.role,
      creditedAs: credits.creditedAs,
      drama: { id, title, year, inIndex },
    })
    .from(credits)
    .innerJoin(dramas, eq(dramas.id, credits.dramaId))
    .where(and(eq(credits.personId, personId), isHere, among && isAmong(credits.dramaId, among)))
    .orderBy(desc(dramas.year), sql`${dramas.sortTitle} collate "C"`, dramas.id, credits.position)
    .limit(CREDITS_MOST)

/** As their dramas write the name, the newest first. */
export async function creditedAs(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .select({ name: credits.creditedAs })
    .from(credits)
    .innerJoin(dramas, eq(dramas.id, credits.dramaId))
    .where(and(eq(credits.personId, personId), isHere))
    .groupBy(credits.creditedAs)
    .orderBy(sql`max(${year}) desc`, sql`min(${dramas.id})`)
  return rows.map(({ name }) => name)
}

/** An imported name of a placeholder must not become a list of megabytes. */
const CREDITS_MOST = 1_000

const isAmong = (column: typeof credits.dramaId | typeof people.id, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::int[])`

export async function worksWith(db: Db, table: FeatureTable, personId: number) {
  const together = table.colleaguesOf(personId)
  const often = [...together].filter(([, count]) => count >= WORKS_WITH_LEAST)
  const least = often.map(([, count]) => count).sort((a, b) => b - a)[WORKS_WITH_MOST - 1] ?? 0
  const ids = often.filter(([, count]) => count >= least).map(([other]) => other)
  const rows = await db
    .select({
      id: people.id,
      slug: people.slug,
      name: people.name,
      nativeName: people.nativeName,
      remark: people.remark,
    })
    .from(people)
    .where(isAmong(people.id, ids))
    .orderBy(people.name, people.id)
  return rows
    .map((row) => ({ ...showPersonLink(row), dramas: together.get(row.id)! }))
    .sort((a, b) => b.dramas - a.dramas)
    .slice(0, WORKS_WITH_MOST)
}

const peopleByIds = prepared((db) =>
  db
    .select(columns)
    .from(people)
    .where(sql`${people.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('people_by_ids'),
)

/** Those of the people with a drama that is here, those with most of them first. */
async function foundPeople(db: Db, called: Promise<readonly { id: number }[]>): Promise<FoundPerson[]> {
  const [named, table] = await Promise.all([called, featureTable(db)()])
  const most = [...new Set(named.map(({ id }) => id))]
    .map((id) => ({ id, dramas: table.dramasOf(id) }))
    .filter(({ dramas }) => dramas.length > 0)
    .sort((one, other) => other.dramas.length - one.dramas.length || one.id - other.id)
    .slice(0, FOUND_MOST)
  if (most.length === 0) return []
  const [rows, knownFor] = await Promise.all([
    peopleByIds(db).execute({ ids: most.map(({ id }) => id) }),
    bestOf(db, most),
  ])
  return most.flatMap(({ id: personId, dramas }) => {
    const row = rows.find(({ id }) => id === personId)
    if (!row) return []
    return [
      {
        ...showPersonLink(row),
        id: personId,
        roles: table.rolesOf(personId),
        dramas: dramas.length,
        knownFor: knownFor.get(personId)!,
      },
    ]
  })
}

const titlesByIds = prepared((db) =>
  db
    .select({ id, title })
    .from(dramas)
    .where(sql`${id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('drama_titles_by_ids'),
)

/** The title of the best rated drama of each; of those that are only in the index the first. */
async function bestOf(db: Db, all: { id: number; dramas: Traits[] }[]): Promise<Map<number, string>> {
  const ranks = new Map((await finderOf(db).inOrder('ranking')).map(({ id }, rank) => [id, rank]))
  const rankOf = ({ id }: Traits) => ranks.get(id) ?? Number.POSITIVE_INFINITY
  const best = new Map(
    all.map((person) => [
      person.id,
      person.dramas.toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id)[0]!.id,
    ]),
  )
  const rows = await titlesByIds(db).execute({ ids: [...best.values()] })
  const titles = new Map(rows.map((row) => [row.id, row.title]))
  return new Map([...best].map(([person, dramaId]) => [person, titles.get(dramaId) ?? '']))
}

const LONGEST_TYPED = 200
/** A range of the index people_begins, and the whole key in people_names. */
const LAST_CHARACTER = '\u{10ffff}'
const nameBegins = sql`title_key(${people.name}) collate "C"`

const key = sql`title_key(${sql.placeholder('typed')})`
// Two queries: the index people_begins answers the first one alone, however many people begin so.
const calledOrBegins = prepared((db) =>
  db
    .select({ id: sql<number>`id` })
    .from(
      sql`(select ${people.id} as id from ${people}
          where length(${key}) >= 2 and ${nameBegins} >= ${key} and ${nameBegins} < ${key} || ${LAST_CHARACTER}
        union all
        select ${people.id} from ${people} where length(${key}) >= 2 and ${people.nameKeys} @> array[${key}]) called`,
    )
    .prepare('people_called'),
)

/** Whose name begins so, or who is called so. */
export function findPeople(db: Db, text: string): Promise<FoundPerson[]> {
  const typed = text.slice(0, LONGEST_TYPED).replaceAll('\0', '').toWellFormed()
  return foundPeople(db, calledOrBegins(db).execute({ typed }))
}

/** Others who are called the same. */
export const namesakesOf = (db: Db, { id, name }: PersonRow): Promise<FoundPerson[]> =>
  foundPeople(
    db,
    db
      .select({ id: people.id })
      .from(people)
      .where(and(sql`${people.nameKeys} @> array[title_key(${name})]`, ne(people.id, id))),
  )

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
