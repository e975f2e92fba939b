// Who asks for the same kind of thing while the database is busy with it goes to the database with the others.
import { databaseError, isDatabaseAway } from './away.ts'

type Waiting<Ask, Answer> = { ask: Ask; hear: (answer: Answer) => void; fail: (error: unknown) => void }

/** So many share one statement. */
const MOST = 100

/**
 * One alone is asked for at once. Whoever comes while the database works on the ones before waits for them, and shares
 * the next statement with all who came meanwhile: one round trip, one commit, one sync of the disk for all of them.
 * A statement begins after everybody in it has asked, so nobody is answered with what was true before.
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
        // Whoever still waits would only hear the same later.
        for (const { fail } of [...some, ...waiting]) fail(error)
        waiting = []
      } else if (some.length > 1 && databaseError(error)) {
        // Refused as a whole, because of one of them: nothing was written, and each is asked for alone.
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
