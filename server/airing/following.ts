// Following actors and writers. It is private: nobody else sees whom a member follows.
import { and, count, eq, sql } from 'drizzle-orm'
import { MOST_FOLLOWED } from '#contract/airing.ts'
import type { MyAiring } from '#contract/api/airing.ts'
import type { Db } from '#server/db/open.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import { showPersonLink } from '#server/people/show.ts'
import { personAt } from '#server/people/store.ts'
import { people } from '#server/people/table.ts'
import { followedPeople } from './table.ts'

/** Of two people who turned out to be one, the one who is left. */
export const isFollowed = sql`${people.id} = merged_person(${followedPeople.personId})`

export async function followed(db: Db, memberId: number): Promise<MyAiring['following']> {
  const { slug, name, nativeName, remark } = people
  const rows = await db
    .selectDistinct({ slug, name, nativeName, remark })
    .from(followedPeople)
    .innerJoin(people, isFollowed)
    .where(eq(followedPeople.memberId, memberId))
    .orderBy(name, slug)
  return rows.map(showPersonLink)
}

/** @throws not-found, conflict */
export async function follow(db: Db, memberId: number, slug: string) {
  const person = await personAt(db, slug)
  if (!person) throw notFound('person')
  const [now] = await db
    .select({ count: count() })
    .from(followedPeople)
    .where(eq(followedPeople.memberId, memberId))
  if (now!.count >= MOST_FOLLOWED) throw conflict(`You can follow at most ${MOST_FOLLOWED} people`)
  await db.insert(followedPeople).values({ memberId, personId: person.id }).onConflictDoNothing()
}

/** @throws not-found */
export async function stopFollowing(db: Db, memberId: number, slug: string) {
  const person = await personAt(db, slug)
  if (!person) throw notFound('person')
  await db
    .delete(followedPeople)
    .where(
      and(
        eq(followedPeople.memberId, memberId),
        sql`merged_person(${followedPeople.personId}) = ${person.id}`,
      ),
    )
}
