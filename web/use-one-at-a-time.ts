// Ignores a second press while the first is still running.
import { useRef, useState } from 'react'

/** `run(work)` starts the work unless another is running (then undefined); `pending` is for the button. */
export function useOneAtATime() {
  const busy = useRef(false)
  const [pending, setPending] = useState(false)

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setPending(true)
    try {
      return await work()
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  return { run, pending }
}
