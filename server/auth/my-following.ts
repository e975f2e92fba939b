// For "my data": whom a member follows and blocks, what others are shown of them, and how they are told of what airs.
import { eq, sql } from 'drizzle-orm'
import { airingMembers, followedPeople } from '#server/airing/table.ts'
import type { Tx } from '#server/db/open.ts'
import { blocks } from '#server/moderation/table.ts'
import { people } from '#server/people/table.ts'
import { isOpen } from '#server/public-pages/store.ts'
import { follows, publicPages } from '#server/public-pages/table.ts'
import { members } from './table.ts'

export async function following(tx: Tx, id: number) {
  return {
    publicPage: await tx
      .select({
        isOn: publicPages.isOn,
        inSearch: publicPages.inSearch,
        watching: publicPages.watching,
        ratings: publicPages.ratings,
        reviews: publicPages.reviews,
        lists: publicPages.lists,
        year: publicPages.year,
        createdAt: publicPages.createdAt,
      })
      .from(publicPages)
      .where(eq(publicPages.memberId, id)),
    following: await tx
      // The name of somebody whose page is off now is not told.
      .select({
        username: sql<string | null>`case when ${isOpen} then ${members.username} end`,
        createdAt: follows.createdAt,
      })
      .from(follows)
      .innerJoin(members, eq(members.id, follows.followedId))
      .innerJoin(publicPages, eq(publicPages.memberId, follows.followedId))
      .where(eq(follows.followerId, id))
      .orderBy(follows.createdAt, follows.followedId),
    blocked: await tx
      .select({ username: members.username, createdAt: blocks.createdAt })
      .from(blocks)
      .innerJoin(members, eq(members.id, blocks.blockedId))
      .where(eq(blocks.blockerId, id))
      .orderBy(blocks.createdAt, blocks.blockedId),
    followedPeople: await tx
      .select({ name: people.name, slug: people.slug, since: followedPeople.since })
      .from(followedPeople)
      .innerJoin(people, eq(people.id, followedPeople.personId))
      .where(eq(followedPeople.memberId, id))
      .orderBy(followedPeople.since, people.id),
    // That there is a calendar; its secret is not known here.
    whatAirs: await tx
      .select({ calendarSince: airingMembers.calendarSince, weeklyMail: airingMembers.weeklyMail })
      .from(airingMembers)
      .where(eq(airingMembers.memberId, id)),
  }
}
