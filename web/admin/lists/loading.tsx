// The loading and error states of the admin's tabs and dialogs.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '#web/query.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton, Spinner } from '#web/ui/skeleton.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data, ApiError>
  /** "The dramas" */
  what: string
  children: (data: Data) => ReactNode
}

/** Renders its children once there is data; old data is better than none. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <CouldNotLoad heading="h3" title={`Could not load ${what}.`} retry={query.refetch}>
        {query.error.message}
      </CouldNotLoad>
    )
  return (
    <div className="panel stack" aria-busy="true">
      <span className="vh" role="status">
        Loading...
      </span>
      <Skeleton shape="title" />
      <Skeleton shape="long" />
      <Skeleton shape="short" />
      <Skeleton shape="long" />
    </div>
  )
}

interface LoadedItemProps<Data> extends LoadedProps<Data> {
  /** shown when it was deleted */
  notFound: ReactNode
}

/** The same for one item, which somebody else may have deleted. */
export function LoadedItem<Data>({ notFound, ...reading }: LoadedItemProps<Data>) {
  return reading.query.error?.status === 404 && !reading.query.data ? notFound : <Loaded {...reading} />
}

/** In a dialog: a spinner, or the error. */
export function LoadingInDialog({ query: { error, refetch } }: { query: UseQueryResult<unknown, ApiError> }) {
  if (!error) return <Spinner />
  return (
    <EmptyState
      companion="doctor"
      heading="h3"
      title={error.message}
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  )
}
