// Something tried on a press: one at a time, pending meanwhile, and if it fails the page says why.
import { useState } from 'react'

/** @param wordsOf what the page says about an error: see serverMessage and failureWords in query.ts */
export function useAttempt(wordsOf: (error: unknown) => string) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const attempt = async (work: () => Promise<void>) => {
    if (pending) return
    setPending(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setPending(false)
    }
  }
  return { attempt, pending, problem, setProblem }
}
