// Reads and writes saved lines. spaced-repetition.ts computes the due date, with the database's clock.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { DramaLine, LineSource, RemovedLine, SavedLine } from '#contract/api/learners.ts'
import type { Grade } from '#contract/learners.ts'
import { quotes } from '#contract/quotes.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { dramasByTitle } from '#server/dramas/find-by-title.ts'
import { conflict } from '#server/http/failures.ts'
import { allLines, lineOf, wordsOf } from './lines.ts'
import { afterReview, newCard } from './spaced-repetition.ts'
import { savedLines } from './table.ts'

/** Lines are ready this early, so that coming a little earlier than yesterday still shows today's lines. */
const EARLY_HOURS = 6

const columns = {
  line: savedLines.line,
  dueAt: savedLines.dueAt,
  isReady: sql<boolean>`${savedLines.dueAt} <= now() + ${EARLY_HOURS} * interval '1 hour'`,
  createdAt: savedLines.createdAt,
}
type Shown = { line: string; dueAt: Date; isReady: boolean; createdAt: Date }

function showSaved(row: Shown): SavedLine {
  const line = lineOf(row.line)!
  return {
    ...wordsOf(line),
    drama: line.drama,
    dueAt: row.dueAt.toISOString(),
    isReady: row.isReady,
    keptAt: row.createdAt.toISOString(),
  }
}

/** Lines that the site no longer has stay where they are, and are not shown. */
const ofSite = inArray(
  savedLines.line,
  allLines.map(({ id }) => id),
)
const one = (memberId: number, line: string) =>
  and(eq(savedLines.memberId, memberId), eq(savedLines.line, line))

/** The line that is due first comes first. */
export async function linesOf(db: Db, memberId: number): Promise<SavedLine[]> {
  const rows = await db
    .select(columns)
    .from(savedLines)
    .where(and(eq(savedLines.memberId, memberId), ofSite))
    .orderBy(asc(savedLines.dueAt), asc(savedLines.createdAt), asc(savedLines.line))
  return rows.map(showSaved)
}

/** @param removed continues with the card it had */
export async function saveLine(
  tx: Tx,
  memberId: number,
  line: string,
  { card, keptAt }: Partial<RemovedLine> = {},
): Promise<SavedLine> {
  const now = await nowIn(tx)
  const createdAt = keptAt && new Date(keptAt) < now ? new Date(keptAt) : now
  const dueAt = card ? new Date(card.due) : now
  await tx
    .insert(savedLines)
    .values({ memberId, line, card: card ?? newCard(now), dueAt, createdAt })
    .onConflictDoNothing()
  return (await shownIn(tx, memberId, line))!
}

/**
 * @param dueAt when it was to come back, as the answering page has read it
 * @returns null when the line is not kept
 * @throws conflict when it was answered meanwhile, in another window or by the first half of a double click
 */
export async function reviewLine(
  tx: Tx,
  memberId: number,
  line: string,
  { grade, dueAt }: { grade: Grade; dueAt: string },
): Promise<SavedLine | null> {
  const [held] = await tx.select().from(savedLines).where(one(memberId, line)).for('update')
  if (!held) return null
  if (held.dueAt.getTime() !== new Date(dueAt).getTime())
    throw conflict('This line has already been answered', await shownIn(tx, memberId, line))
  await tx
    .update(savedLines)
    .set(afterReview(held.card, grade, await nowIn(tx)))
    .where(one(memberId, line))
  return shownIn(tx, memberId, line)
}

/** @returns null if it was not saved */
export async function removeLine(tx: Tx, memberId: number, line: string): Promise<RemovedLine | null> {
  const [row] = await tx.delete(savedLines).where(one(memberId, line)).returning()
  return row ? { card: row.card as RemovedLine['card'], keptAt: row.createdAt.toISOString() } : null
}

async function shownIn(tx: Tx, memberId: number, line: string): Promise<SavedLine | null> {
  const [row] = await tx.select(columns).from(savedLines).where(one(memberId, line))
  return row ? showSaved(row) : null
}

async function nowIn(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select floor(extract(epoch from now()) * 1000)::float8 as ms`,
  )
  return new Date(rows[0]!.ms)
}

/** The ids of the dramas that have lines, by title. */
export const dramasWithLines = (db: Db): Promise<Map<string, number>> =>
  dramasByTitle(
    db,
    allLines.map(({ drama }) => drama),
  )

/** Each line of the calendar with its drama. */
export const quoteSources = (dramaIds: ReadonlyMap<string, number>): LineSource[] =>
  quotes.map(({ id, drama }) => ({ line: id, dramaId: dramaIds.get(drama) ?? null }))

/** The lines that are heard in a drama, that of the calendar first. */
export const linesIn = (dramaIds: ReadonlyMap<string, number>, dramaId: number): DramaLine[] =>
  allLines
    .filter(({ drama }) => dramaIds.get(drama) === dramaId)
    .map((line) => ({ ...wordsOf(line), ...('explanation' in line && { explanation: line.explanation }) }))
