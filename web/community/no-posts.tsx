// A list without posts: not there yet, not readable, or simply empty, each said kindly.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './community.module.css'
import type { View } from './queries.ts'

export function NoPosts({ view, state }: { view: View; state: 'loading' | 'empty' | 'failed' }): ReactNode {
  if (state === 'loading')
    return (
      <div role="status" aria-label="Loading posts" className={styles.list}>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className={`panel ${styles.waitingCard}`}>
            <Skeleton shape="short" />
            <Skeleton shape="title" />
            <Skeleton shape="long" />
          </div>
        ))}
      </div>
    )
  if (state === 'failed')
    return (
      <div role="alert">
        <EmptyState
          companion="doctor"
          title="The posts could not be read."
          action={<Button onClick={() => location.reload()}>Try again</Button>}
        />
      </div>
    )
  if (view.before) return <EmptyState companion="scholar" title="These were the last ones" />
  if (view.search)
    return (
      <EmptyState companion="diver" title="No posts found">
        No post has “<bdi>{view.search}</bdi>” in it. Try fewer or other words.
      </EmptyState>
    )
  return (
    <EmptyState companion="neighbour" title="No posts yet">
      Somebody has to say the first thing. It may be small.
    </EmptyState>
  )
}
