// The list's states without posts: loading, failed, or empty.
import type { ReactNode } from 'react'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
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
  if (state === 'failed') return <CouldNotLoad title="Could not load the posts." />
  if (view.before) return <EmptyState companion="scholar" title="No more posts" />
  if (view.search)
    return (
      <EmptyState companion="diver" title="No posts found">
        No posts match “<bdi>{view.search}</bdi>”. Try different words.
      </EmptyState>
    )
  return (
    <EmptyState companion="neighbour" title="No posts yet">
      Write the first one.
    </EmptyState>
  )
}
