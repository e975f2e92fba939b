// The time until a line's next review, in words.

const DAY = 86_400_000

/** "back tomorrow", "back in 3 days". Never today: a line due today is ready. */
export function comesBack(dueAt: string, now: number): string {
  const days = Math.max(1, Math.round((new Date(dueAt).getTime() - now) / DAY))
  return days === 1 ? 'back tomorrow' : `back in ${days} days`
}
