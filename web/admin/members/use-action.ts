// Runs an admin action: one at a time, with a banner, and refetches everything that shows it.
import { useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '#web/failure-words.ts'
import { isUnauthorized } from '#web/query.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { useSay } from '../say.ts'
import { refreshMembers } from './queries.ts'

/** `run(work, { done, failed })` resolves to whether it worked. */
export function useAction() {
  const client = useQueryClient()
  const say = useSay()
  const { run: once, pending } = useOneAtATime()

  async function run<T>(
    work: () => Promise<T>,
    words: { done?: (result: T) => string; failed: string },
  ): Promise<boolean> {
    const worked = await once(async () => {
      try {
        const result = await work()
        if (words.done) say(words.done(result), 'success')
        await refreshMembers(client)
        return true
      } catch (error) {
        // a notice says so, and leads to sign in
        if (isUnauthorized(error)) return false
        say(serverMessage(error, words.failed), 'error')
        // somebody else may have done it meanwhile
        await refreshMembers(client)
        return false
      }
    })
    return worked === true
  }
  return { run, pending }
}
