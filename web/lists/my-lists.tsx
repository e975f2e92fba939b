// The member's lists on the profile, and a new one.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useLinkedHeading } from '#web/ui/use-linked-heading.ts'
import { VISIBILITY_LABELS } from './list-settings.tsx'
import styles from './lists.module.css'
import { NewList } from './new-list.tsx'
import { myLists } from './queries.ts'

export function MyLists() {
  const { data: lists, isPending, refetch } = useQuery(myLists)
  const [, navigate] = useLocation()
  const [adding, setAdding] = useState(false)
  const heading = useLinkedHeading('my-lists')
  const button = (
    <Button variant="quiet" icon="plus" aria-expanded={adding} onClick={() => setAdding(!adding)}>
      New list
    </Button>
  )
  return (
    <section className="stack" aria-labelledby="my-lists">
      <div className="row apart">
        <h2 id="my-lists" ref={heading} tabIndex={-1}>
          My Lists
        </h2>
        {lists && lists.length > 0 && button}
      </div>
      {adding && <NewList onCreated={({ id }) => navigate(paths.myList(id))} />}
      {isPending ? (
        <Spinner />
      ) : !lists ? (
        <CouldNotLoad heading="h3" title="Could not load your lists." retry={refetch} />
      ) : lists.length === 0 ? (
        <div className="panel row apart">
          <p>You have no lists yet. A list is yours alone until you share it.</p>
          {button}
        </div>
      ) : (
        <ul className={`panel ${styles.links}`}>
          {lists.map(({ id, title, count, visibility }) => (
            <li key={id}>
              <a className="link" href={paths.myList(id)}>
                <bdi>{title}</bdi>
              </a>{' '}
              <span className="small muted">
                {plural(count, 'drama')}, {VISIBILITY_LABELS[visibility].toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
