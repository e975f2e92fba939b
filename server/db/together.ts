// Requests of one kind that arrive while the database is busy with that kind are sent together, as one statement.
import { databaseError, isDatabaseAway } from './away.ts'

type Waiting<Ask, Answer> = { ask: Ask; hear: (answer: Answer) => void; fail: (error: unknown) => void }

/** At most so many requests share one statement. */
const MOST = 100

/**
 * A single request is sent at once. Requests that arrive while a statement runs wait for it, and then share the next
 * one: one round trip, one commit, one sync of the disk for all of them. A statement begins after everybody in it has
 * asked, so no answer is older than its question.
 * @param run answers all of them with one statement, in their order
 */
export function together<Ask, Answer>(
  run: (asks: Ask[]) => Promise<Answer[]>,
): (ask: Ask) => Promise<Answer> {
  let waiting: Waiting<Ask, Answer>[] = []
  let isRunning = false

  async function answer(some: Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await run(some.map(({ ask }) => ask))
      for (const [at, { hear }] of some.entries()) hear(answers[at]!)
    } catch (error) {
      if (isDatabaseAway(error)) {
        // Those who still wait would only hear the same later.
        for (const { fail } of [...some, ...waiting]) fail(error)
        waiting = []
      } else if (some.length > 1 && databaseError(error)) {
        // One of them made the whole statement fail: nothing was written, so each is sent by itself.
        for (const one of some) await answer([one])
      } else for (const { fail } of some) fail(error)
    }
  }

  async function runAll() {
    isRunning = true
    while (waiting.length > 0) await answer(waiting.splice(0, MOST))
    isRunning = false
  }

  return (ask) =>
    new Promise((hear, fail) => {
      waiting.push({ ask, hear, fail })
      if (!isRunning) void runAll()
    })
}
