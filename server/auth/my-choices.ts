// For "my data": what a member saved and marked, what others are shown of them, whom they follow or blocked.
import { eq, sql } from 'drizzle-orm'
import { SHOWN } from '#contract/public-pages.ts'
import { airingMembers, followedPeople } from '#server/airing/table.ts'
import { postVotes } from '#server/community/table.ts'
import { pick } from '#server/db/columns.ts'
import type { Tx } from '#server/db/open.ts'
import { diary } from '#server/diary/table.ts'
import { dramas } from '#server/dramas/table.ts'
import { savedLines } from '#server/learners/table.ts'
import { listDramas, lists, savedLists } from '#server/lists/table.ts'
import { activeWeeks } from '#server/members/table.ts'
import { blocks } from '#server/moderation/table.ts'
import { noticeMails, pushDevices } from '#server/notices/table.ts'
import { people } from '#server/people/table.ts'
import { isOpen } from '#server/public-pages/store.ts'
import { follows, publicPages } from '#server/public-pages/table.ts'
import { helpfulMarks } from '#server/reviews/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { members, sessions } from './table.ts'

export async function saved(tx: Tx, id: number) {
  return {
    activeWeeks: await tx
      .select(pick(activeWeeks, 'week'))
      .from(activeWeeks)
      .where(eq(activeWeeks.memberId, id))
      .orderBy(activeWeeks.week),
    watchlist: await tx
      .select({
        title: dramas.title,
        ...pick(
          watchlist,
          'dramaId',
          'addedAt',
          'status',
          'episodesWatched',
          'ownRating',
          'rewatch',
          'changedAt',
        ),
      })
      .from(watchlist)
      .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
      .where(eq(watchlist.memberId, id))
      .orderBy(watchlist.addedAt, watchlist.dramaId),
    diary: await tx
      .select({
        title: dramas.title,
        ...pick(diary, 'dramaId', 'day', 'firstEpisode', 'lastEpisode', 'outcome', 'rewatch'),
      })
      .from(diary)
      .innerJoin(dramas, eq(dramas.id, diary.dramaId))
      .where(eq(diary.memberId, id))
      .orderBy(diary.day, diary.id),
    lists: await tx
      .select({
        ...pick(lists, 'id', 'title', 'visibility', 'copiedFrom', 'createdAt', 'updatedAt'),
        dramas: sql<object[]>`coalesce(jsonb_agg(jsonb_build_object(
          'dramaId', ${dramas.id}, 'title', ${dramas.title}, 'note', ${listDramas.note}, 'addedAt', ${listDramas.addedAt}
        ) order by ${listDramas.position}) filter (where ${dramas.id} is not null), '[]')`,
      })
      .from(lists)
      .leftJoin(listDramas, eq(listDramas.listId, lists.id))
      .leftJoin(dramas, eq(dramas.id, listDramas.dramaId))
      .where(eq(lists.memberId, id))
      .groupBy(lists.id)
      .orderBy(lists.id),
    savedLists: await tx
      .select(pick(savedLists, 'listId', 'createdAt'))
      .from(savedLists)
      .where(eq(savedLists.memberId, id))
      .orderBy(savedLists.createdAt, savedLists.listId),
    // Without the keys that only the browser needs.
    pushDevices: await tx
      .select({ device: sessions.device, ...pick(pushDevices, 'endpoint', 'pushedAt', 'createdAt') })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .where(eq(sessions.memberId, id))
      .orderBy(pushDevices.createdAt),
    noticeMails: await tx
      .select(pick(noticeMails, 'createdAt'))
      .from(noticeMails)
      .where(eq(noticeMails.memberId, id))
      .orderBy(noticeMails.createdAt),
    votes: await tx
      .select(pick(postVotes, 'postId', 'value', 'createdAt'))
      .from(postVotes)
      .where(eq(postVotes.memberId, id))
      .orderBy(postVotes.createdAt, postVotes.postId),
    helpful: await tx
      .select(pick(helpfulMarks, 'reviewId', 'createdAt'))
      .from(helpfulMarks)
      .where(eq(helpfulMarks.memberId, id))
      .orderBy(helpfulMarks.createdAt, helpfulMarks.reviewId),
    keptLines: await tx
      .select(pick(savedLines, 'line', 'card', 'dueAt', 'createdAt'))
      .from(savedLines)
      .where(eq(savedLines.memberId, id))
      .orderBy(savedLines.createdAt, savedLines.line),
  }
}

export async function settings(tx: Tx, id: number) {
  return {
    publicPage: await tx
      .select(pick(publicPages, 'isOn', 'inSearch', ...SHOWN, 'createdAt'))
      .from(publicPages)
      .where(eq(publicPages.memberId, id)),
    following: await tx
      // Without the names of members whose pages are off now.
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
    // Without the address of the calendar: only its hash is stored.
    whatAirs: await tx
      .select(pick(airingMembers, 'calendarSince', 'weeklyMail'))
      .from(airingMembers)
      .where(eq(airingMembers.memberId, id)),
  }
}
