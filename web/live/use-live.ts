// Hears what others change while the page is open: `useLive('news', (news) => …)`.
import { useEffect, useRef } from 'react'
import type { Topic } from '#contract/endpoint.ts'
import { type Listener, listen } from './stream.ts'

/** `hear` gets what changed ("votes-12"), or null for "look again". Where there is no stream it is never called. */
export function useLive(topic: Topic, listener: Listener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => listen(topic, (news) => latest.current(news)), [topic])
}
