// The loading and error states of the admin's tabs and dialogs.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '#web/query.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data, ApiError>
  /** "the dramas" */
  what: string
  /** shown when it was deleted */
  notFound?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders its children once there is data; old data is better than none. */
export function Loaded<Data>({ query, what, notFound, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error?.status === 404 && notFound) return notFound
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
