// Spaced repetition by FSRS, in whole days, two months at most.
import { type Card, createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs'
import { type Grade, LONGEST_INTERVAL } from '#contract/learners.ts'

// No learning steps of minutes: a forgotten line is due tomorrow.
const memory = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: LONGEST_INTERVAL })

const DAY = 86_400_000
const RATINGS: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** What the database holds of it: a card as JSON. */
type StoredCard = Record<string, unknown>

/** A line that was never looked at: it is ready at once. */
export const newCard = (now: Date): StoredCard => stored(createEmptyCard(now))

/** @param now the database's clock */
export function afterReview(card: StoredCard, grade: Grade, now: Date): { card: StoredCard; dueAt: Date } {
  const { card: next } = memory.next(card as unknown as Card, now, RATINGS[grade])
  // FSRS keeps a day between the grades, and so can exceed the maximum.
  if (next.scheduled_days > LONGEST_INTERVAL) {
    next.scheduled_days = LONGEST_INTERVAL
    next.due = new Date(now.getTime() + LONGEST_INTERVAL * DAY)
  }
  return { card: stored(next), dueAt: next.due }
}

const stored = (card: Card): StoredCard => JSON.parse(JSON.stringify(card))
