// Search and sorting of the list, with one sentence that explains the order.
import { useState } from 'react'
import { useLocation } from 'wouter'
import { POST_SEARCH_MAX, type PostSort } from '#contract/community.ts'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { OrderLinks } from '#web/ui/order-links.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import styles from './community.module.css'
import type { View } from './queries.ts'

const LABELS: Record<PostSort, string> = { new: 'New', top: 'Top', discussed: 'Discussed' }
const MEANS: Record<PostSort, string> = {
  new: 'Newest first.',
  top: 'Highest score first (upvotes minus downvotes).',
  discussed: 'Most comments first.',
}

interface ListToolsProps {
  view: View
  /** number of posts written meanwhile */
  waiting: number
  onShowWaiting: () => void
}

export function ListTools({ view, waiting, onShowWaiting }: ListToolsProps) {
  const { sort, search } = view
  return (
    <div className={styles.tools}>
      {/* key: a search from a topic or by Back replaces the text in the box */}
      <PostSearch key={search ?? ''} view={view} />
      <OrderLinks
        label="Sort posts"
        labels={LABELS}
        value={sort}
        href={(order) => paths.community({ search, sort: order })}
      />
      <div className={styles.said}>
        <p>
          {search && (
            <>
              Posts with “<bdi>{search}</bdi>”.{' '}
            </>
          )}
          {MEANS[sort]}
        </p>
        {search && (
          <ButtonLink href={paths.community({ sort })} variant="ghost" size="sm" icon="x">
            Clear Search
          </ButtonLink>
        )}
        <div role="status" className={styles.waiting}>
          {waiting > 0 && (
            <Button variant="quiet" size="sm" icon="arrow-up" onClick={onShowWaiting}>
              {plural(waiting, 'new post')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function PostSearch({ view: { sort, search = '' } }: { view: View }) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(search)
  return (
    <SearchBox
      label="Search posts"
      placeholder="Search posts"
      value={typed}
      onChange={setTyped}
      onSearch={(term) => navigate(paths.community({ sort, search: term.trim() || undefined }))}
      action={paths.community()}
      maxLength={POST_SEARCH_MAX}
    />
  )
}
