// How a member follows what airs elsewhere: a calendar with an address of its own, and the weekly mail.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { members } from '#server/auth/table.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/open.ts'
import { airingMails, airingMembers } from './table.ts'

export async function subscriptionsOf(db: Db, memberId: number) {
  const [row] = await db.select().from(airingMembers).where(eq(airingMembers.memberId, memberId))
  return {
    calendarSince: row?.calendarSince?.toISOString() ?? null,
    weeklyMail: row?.weeklyMail ?? false,
  }
}

/** @returns the secret; only its hash is stored */
export async function makeCalendar(db: Db, memberId: number) {
  const secret = newToken()
  const set = { calendarHash: hashToken(secret), calendarSince: sql`now()` }
  const [row] = await db
    .insert(airingMembers)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: airingMembers.memberId, set })
    .returning({ since: airingMembers.calendarSince })
  return { secret, calendarSince: row!.since!.toISOString() }
}

export async function removeCalendar(db: Db, memberId: number) {
  await db
    .update(airingMembers)
    .set({ calendarHash: null, calendarSince: null })
    .where(eq(airingMembers.memberId, memberId))
}

/** Whose calendar has this secret. Those who are suspended have none. */
export async function memberOfCalendar(db: Db, secret: string): Promise<number | null> {
  const [row] = await db
    .select({ id: members.id })
    .from(airingMembers)
    .innerJoin(members, eq(members.id, airingMembers.memberId))
    .where(and(eq(airingMembers.calendarHash, hashToken(secret)), isNull(members.suspendedAt)))
  return row?.id ?? null
}

export async function switchWeeklyMail(db: Db, memberId: number, weeklyMail: boolean) {
  await db
    .insert(airingMembers)
    .values({ memberId, weeklyMail })
    .onConflictDoUpdate({ target: airingMembers.memberId, set: { weeklyMail } })
}

/** @returns whether the link of a weekly mail has this token */
export async function stopWeeklyMail(db: Db, token: string): Promise<boolean> {
  const ofToken = db
    .select({ id: airingMails.memberId })
    .from(airingMails)
    .where(eq(airingMails.tokenHash, hashToken(token)))
  const stopped = await db
    .update(airingMembers)
    .set({ weeklyMail: false })
    .where(inArray(airingMembers.memberId, ofToken))
    .returning({ id: airingMembers.memberId })
  return stopped.length > 0
}
