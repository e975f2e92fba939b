// One of my lists, to be changed: its settings, then its dramas in their order, each with my note.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ListedDrama, OwnListWithDramas } from '#contract/api/lists.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { changeList, removeFromList, saveEntry } from './changes.ts'
import { CopiedFrom } from './copied-from.tsx'
import { ListSettings } from './list-settings.tsx'
import styles from './lists.module.css'
import { MyEntry } from './my-entry.tsx'
import { myList } from './queries.ts'

export function MyList({ id }: { id: number }) {
  const { data: list, error, isPending, refetch } = useQuery(myList(id))
  return (
    <div className="stack">
      <p>
        <ButtonLink href={paths.myLists} variant="ghost" size="sm" icon="arrow-left">
          My lists
        </ButtonLink>
      </p>
      {list ? (
        <Shown list={list} />
      ) : isPending ? (
        <Spinner />
      ) : error?.status === 404 ? (
        <EmptyState heading="h1" title="List not found" companion="diver" />
      ) : (
        <CouldNotLoad heading="h1" title="Could not load this list." retry={refetch} />
      )}
    </div>
  )
}

function Shown({ list }: { list: OwnListWithDramas }) {
  const client = useQueryClient()
  const query = myList(list.id)
  const [moved, setMoved] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { dramas } = list

  const show = (change: (dramas: ListedDrama[]) => ListedDrama[]) => (now: OwnListWithDramas) => ({
    ...now,
    dramas: change(now.dramas),
  })
  const without = (id: number) => (all: ListedDrama[]) => all.filter((one) => one.id !== id)
  const put = (drama: ListedDrama, at: number) => (all: ListedDrama[]) =>
    without(drama.id)(all).toSpliced(at, 0, drama)

  const move = (drama: ListedDrama, to: number) => {
    if (to < 0 || to >= dramas.length) return
    setMoved(`${drama.title} is now ${to + 1} of ${dramas.length}`)
    const entry = { list, dramaId: drama.id }
    void changeList(client, query, show(put(drama, to)), () => saveEntry(entry, { place: to + 1 }))
  }
  const remove = (drama: ListedDrama, at: number) => {
    // The pressed button is removed with its drama.
    heading.current?.focus()
    const shown = { without: show(without(drama.id)), again: show(put(drama, at)) }
    void removeFromList(client, query, { list, dramaId: drama.id }, shown)
  }
  const note = (drama: ListedDrama, text: string) => {
    const noted = (all: ListedDrama[]) =>
      all.map((one) => (one.id === drama.id ? { ...one, note: text } : one))
    return changeList(client, query, show(noted), () =>
      saveEntry({ list, dramaId: drama.id }, { note: text }),
    )
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <bdi>{list.title}</bdi>
      </h1>
      <CopiedFrom list={list} />
      <ListSettings list={list} />
      {dramas.length === 0 ? (
        <EmptyState
          title="No dramas yet"
          companion="cook"
          action={<ButtonLink href={paths.browse()}>Find a drama</ButtonLink>}
        >
          Press Add to a list on any drama.
        </EmptyState>
      ) : (
        <ol className={styles.entries}>
          {dramas.map((drama, at) => (
            <MyEntry
              key={drama.id}
              listId={list.id}
              drama={drama}
              isFirst={at === 0}
              isLast={at === dramas.length - 1}
              onMove={(by) => move(drama, at + by)}
              onRemove={() => remove(drama, at)}
              onNote={(text) => note(drama, text)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="vh">
        {moved}
      </p>
    </>
  )
}
