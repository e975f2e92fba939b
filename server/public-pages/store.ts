// Reads public pages. A page is open while it is on, not removed by a moderator, and its member is not suspended.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OwnPublicPage, PublicPage } from '#contract/api/public-pages.ts'
import { tidyUsername, usernameProblem } from '#contract/auth.ts'
import { SHOWN, WATCHING_MOST } from '#contract/public-pages.ts'
import { foldName } from '#server/auth/names.ts'
import { members } from '#server/auth/table.ts'
import { pick } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { yearOf } from '#server/diary/year.ts'
import { readCards } from '#server/dramas/related/store.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import { hasNotBlocked, isWantedBy } from '#server/moderation/reported.ts'
import { blocks } from '#server/moderation/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { follows, publicPages } from './table.ts'

type PageRow = typeof publicPages.$inferSelect

/** For queries that join the member of the page. */
export const isOpen: SQL = sql`${publicPages.isOn} and ${publicPages.hiddenAt} is null
  and ${members.suspendedAt} is null`

/** The same for one reader: neither blocked the other. @param readerId undefined: a visitor */
export const isOpenTo = (readerId: number | undefined): SQL | undefined =>
  and(
    isOpen,
    isWantedBy(readerId, 'member-page', publicPages.id, publicPages.memberId),
    readerId === undefined ? undefined : hasNotBlocked(publicPages.memberId, readerId),
  )

/** Whether the name of a joined member leads to a page that this reader may open. */
export const hasPageOpenTo = (readerId: number | undefined) => sql<boolean>`exists (
  select from ${publicPages} where ${publicPages.memberId} = ${members.id} and ${isOpenTo(readerId)})`

/** The name as accounts are looked up by it, or null if it cannot be a username. */
export const folded = (name: string): string | null => {
  const tidy = tidyUsername(name)
  return usernameProblem(tidy) === null ? foldName(tidy) : null
}

/** The page at this name, if this reader may open it. */
export async function pageAt(db: Db | Tx, name: string, readerId: number | undefined) {
  const known = folded(name)
  if (known === null) return null
  const [found] = await db
    .select({ page: publicPages, username: members.username })
    .from(publicPages)
    .innerJoin(members, eq(members.id, publicPages.memberId))
    .where(and(eq(members.usernameFolded, known), isOpenTo(readerId)))
  return found ?? null
}

export async function publicPage(db: Db, name: string, readerId?: number): Promise<PublicPage | null> {
  const found = await pageAt(db, name, readerId)
  if (!found) return null
  const { page, username } = found
  return {
    id: page.id,
    username,
    shows: shownOn(page),
    inSearch: page.inSearch,
    ...(page.watching && { watching: await watchedBy(db, page.memberId) }),
    ...(page.year && { year: await yearOf(db, page.memberId, String(new Date().getUTCFullYear())) }),
    ...(readerId !== undefined && {
      isFollowed:
        (await db.$count(
          follows,
          and(eq(follows.followerId, readerId), eq(follows.followedId, page.memberId)),
        )) > 0,
    }),
  }
}

export const shownOn = (page: PageRow) => SHOWN.filter((name) => page[name])

/** What a member is watching, the last watched first. */
async function watchedBy(db: Db, memberId: number) {
  const rows = await db
    .select({ id: watchlist.dramaId })
    .from(watchlist)
    .innerJoin(dramas, eq(dramas.id, watchlist.dramaId))
    .where(and(eq(watchlist.memberId, memberId), eq(watchlist.status, 'watching'), isHere))
    .orderBy(desc(watchlist.changedAt), desc(watchlist.dramaId))
    .limit(WATCHING_MOST)
  const ids = rows.map(({ id }) => id)
  const cards = await readCards(db, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

// Not by what they are folded to, where 1 is l and 0 is o.
const byName = sql`lower(${members.username})`

/** Those whom a member follows and whose pages they may open, by name. */
export const followedBy = (db: Db, memberId: number) =>
  db
    .select({ username: members.username })
    .from(follows)
    .innerJoin(publicPages, eq(publicPages.memberId, follows.followedId))
    .innerJoin(members, eq(members.id, follows.followedId))
    .where(and(eq(follows.followerId, memberId), isOpenTo(memberId)))
    .orderBy(byName)

export const blockedBy = (db: Db, memberId: number) =>
  db
    .select({ username: members.username })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(eq(blocks.blockerId, memberId))
    .orderBy(byName)

const OFF: OwnPublicPage = {
  ...{ isOn: false, inSearch: false },
  ...{ watching: false, ratings: false, reviews: false, lists: false, year: false },
}

export async function ownPage(db: Db, memberId: number): Promise<OwnPublicPage> {
  const [row] = await db.select().from(publicPages).where(eq(publicPages.memberId, memberId))
  return row ? showOwn(row) : OFF
}

export const showOwn = (row: PageRow): OwnPublicPage => ({
  ...pick(row, 'isOn', 'inSearch', ...SHOWN),
  ...(row.hiddenAt && { isRemoved: true }),
})
