// People among the suggestions: who somebody of a cast is, and who is called exactly as typed.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Suggestion } from '#contract/api/dramas.ts'
import type { Db } from '#server/db/open.ts'
import { credits, people } from '#server/people/table.ts'
import { dramas, isHere } from '../table.ts'

const LONGEST = 200
/** The best rated dramas that are shown for a name typed in full. */
const DRAMAS_OF_CALLED = 3

/** Dramas of people who are called exactly so, in Hangul or another spelling too: 아이유 is IU. */
export async function dramasOfCalled(db: Db, text: string): Promise<Suggestion[]> {
  const rows = await db
    .select({
      id: dramas.id,
      title: dramas.title,
      year: dramas.year,
      nativeTitle: dramas.nativeTitle,
      inIndex: dramas.inIndex,
      role: sql<string>`min(${credits.role})`,
      name: sql<string>`min(${credits.creditedAs})`,
    })
    .from(people)
    .innerJoin(credits, sql`${credits.personId} = merged_person(${people.id})`)
    .innerJoin(dramas, and(eq(dramas.id, credits.dramaId), isHere))
    .where(
      sql`${people.nameKeys} @> array[title_key(${text.slice(0, LONGEST).replaceAll('\0', '').toWellFormed()})]`,
    )
    .groupBy(dramas.id)
    .orderBy(dramas.inIndex, sql`${dramas.score} desc`, dramas.id)
    .limit(DRAMAS_OF_CALLED)
  return rows.map(({ role, nativeTitle, inIndex, ...row }) => ({
    ...row,
    ...(nativeTitle && { nativeTitle }),
    ...(inIndex && { inIndex }),
    because: role === 'actor' ? ('cast' as const) : ('writer' as const),
  }))
}

/** With the page of the person by whose name a drama was found. */
export async function withPeople(db: Db, offered: readonly Suggestion[]): Promise<Suggestion[]> {
  const byPerson = offered.filter(({ because }) => because === 'cast' || because === 'writer')
  if (byPerson.length === 0) return [...offered]
  const rows = await db
    .select({
      dramaId: credits.dramaId,
      creditedAs: credits.creditedAs,
      slug: people.slug,
      name: people.name,
      nativeName: people.nativeName,
    })
    .from(credits)
    .innerJoin(people, eq(people.id, credits.personId))
    .where(
      inArray(
        credits.dramaId,
        byPerson.map(({ id }) => id),
      ),
    )
  return offered.map((one) => {
    const found = rows.find(({ dramaId, creditedAs }) => dramaId === one.id && creditedAs === one.name)
    if (!found) return one
    const { slug, name, nativeName } = found
    return { ...one, person: { slug, name, ...(nativeName && { nativeName }) } }
  })
}
