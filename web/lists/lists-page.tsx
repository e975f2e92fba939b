// The public lists of members, the newest first.
import { useQuery } from '@tanstack/react-query'
import { LISTS_PAGE } from '#contract/lists.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import type { PageProps } from '#web/load-page.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { FeedLink, Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { idIn } from '#web/with-search.ts'
import { ListCard } from './list-card.tsx'
import styles from './lists.module.css'
import { publicLists } from './queries.ts'

export default function ListsPage({ query }: PageProps) {
  const before = idIn(query, 'before')
  const read = useQuery(publicLists(before))
  useOwnView(read)
  const lists = read.data?.slice(0, LISTS_PAGE) ?? []
  const older = (read.data?.length ?? 0) > LISTS_PAGE ? lists.at(-1)?.id : undefined
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="Lists by members"
        description="Lists of Korean dramas that members put together, with a note for each drama."
        path={paths.lists(before)}
      />
      <FeedLink href="/lists.xml" title="Lists by members" />
      <header className="stack tight">
        <h1>Lists by members</h1>
        <p className="lead muted">Dramas that members put together, newest first.</p>
      </header>
      {!read.data ? (
        <CouldNotLoad title="Could not load the lists." />
      ) : lists.length > 0 ? (
        <div className={`cards ${styles.cards}`}>
          {lists.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
        </div>
      ) : (
        <EmptyState title={before ? 'No more lists' : 'No public lists yet'}>
          {before ? null : 'Lists that members make public are shown here.'}
        </EmptyState>
      )}
      <nav className="row" aria-label="More">
        {before && (
          <ButtonLink href={paths.lists()} variant="quiet" icon="arrow-left">
            Newest lists
          </ButtonLink>
        )}
        {older && (
          <ButtonLink href={paths.lists(older)} variant="quiet">
            Older lists
          </ButtonLink>
        )}
        <ButtonLink href={paths.myLists} variant="ghost">
          My lists
        </ButtonLink>
        <ButtonLink href={paths.browse()} variant="ghost">
          Explore More Dramas
        </ButtonLink>
      </nav>
    </div>
  )
}
