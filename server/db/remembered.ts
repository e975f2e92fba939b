// What is costly to find out and stays true until something is written: found once, forgotten with the change.
import type { Topic } from '#contract/endpoint.ts'
import { busOf } from './bus.ts'
import type { Db } from './open.ts'

/** Whoever asks while it is being found waits for the same finding. A failure is not remembered. */
export function remembered<T>(db: Db, topic: Topic, find: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null
  const forget = () => {
    known = null
  }
  const bus = busOf(db)
  bus.onChange((change) => change.topic === topic && forget())
  bus.onReset(forget)
  return () => {
    if (known) return known
    const finding = find()
    known = finding
    finding.catch(() => {
      if (known === finding) forget()
    })
    return finding
  }
}
