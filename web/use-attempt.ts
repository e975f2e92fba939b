// Runs an action on a press: one at a time, with a pending state and an error message.
import { useState } from 'react'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** @param wordsOf makes the message of an error; null: it is said elsewhere. See failure-words.ts */
export function useAttempt(wordsOf: (error: unknown) => string | null) {
  const { run, pending } = useOneAtATime()
  const [problem, setProblem] = useState<string | null>(null)

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setProblem(null)
      try {
        await work()
      } catch (error) {
        setProblem(wordsOf(error))
      }
    })
  return { attempt, pending, problem, setProblem }
}
