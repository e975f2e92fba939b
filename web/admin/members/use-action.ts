// Something an admin does here: one at a time, said in the banner, and everything that shows it is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { serverMessage } from '#web/query.ts'
import { useSay } from '../say.ts'
import { refreshMembers } from './queries.ts'

/** `run(work, { done, failed })` says whether it worked. */
export function useAction() {
  const client = useQueryClient()
  const say = useSay()
  const busy = useRef(false)
  const [pending, setPending] = useState(false)

  async function run<T>(
    work: () => Promise<T>,
    words: { done?: (result: T) => string; failed: string },
  ): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setPending(true)
    try {
      const result = await work()
      if (words.done) say(words.done(result), 'success')
      await refreshMembers(client)
      return true
    } catch (error) {
      say(serverMessage(error, words.failed), 'error')
      // It may have been done by somebody else meanwhile.
      await refreshMembers(client)
      return false
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  return { run, pending }
}
