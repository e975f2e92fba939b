// Subscribes a component to live changes: `useLive('news', (news) => …)`.
import { useEffect, useRef } from 'react'
import type { Topic } from '#contract/endpoint.ts'
import { type Listener, listen } from './stream.ts'

/** The listener gets what changed ("votes-12"), or null for "refetch". Without a stream it is never called. */
export function useLive(topic: Topic, listener: Listener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => listen(topic, (news) => latest.current(news)), [topic])
}
