// Runs an admin action: one at a time, with a banner, and refetches everything that shows it.
import { useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '#web/failure-words.ts'
import { isUnauthorized } from '#web/query.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { refreshAll } from './refresh.ts'
import { useSay } from './say.ts'

export interface Words<T> {
  done?: ((result: T) => string) | undefined
  /** "Failed to delete drama": the reason follows */
  failed: string
  /** it changes nothing that is shown */
  onlyReads?: boolean | undefined
}

/** `run(work, { done, failed })` resolves to the result; to null if it failed. */
export function useAction() {
  const client = useQueryClient()
  const say = useSay()
  const { run: once, pending } = useOneAtATime()

  async function run<T>(work: () => Promise<T>, { done, failed, onlyReads }: Words<T>): Promise<T | null> {
    const result = await once(async () => {
      try {
        const result = await work()
        if (done) say(done(result))
        return result
      } catch (error) {
        // a notice says so, and leads to sign in
        if (!isUnauthorized(error)) say(`${failed}: ${reasonOf(error)}`, 'error')
        return null
      } finally {
        // after a failure too: somebody else may have done it meanwhile
        if (!onlyReads) await refreshAll(client)
      }
    })
    return result ?? null
  }
  return { run, pending }
}
