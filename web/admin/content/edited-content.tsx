// The form of the item that the address names, or of something new.
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { startAnew, useEdited } from '#web/admin/lists/back-to-list.ts'
import { LoadedItem } from '#web/admin/lists/loading.tsx'
import { NOW } from '#web/admin/queries.ts'
import type { TabId } from '#web/admin/tabs.ts'
import type { ApiError } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface EditedContentProps<Item> {
  /** "drama" */
  what: string
  /** the tab of the form, and the name of the tab whose trash has what was deleted */
  tab: TabId
  listTab: string
  /** the button that begins a new one */
  newLabel: string
  read: (id: number) => UseQueryOptions<Item, ApiError>
  /** the form; null: of something new */
  children: (item: Item | null) => ReactNode
}

export function EditedContent<Item>(props: EditedContentProps<Item>) {
  const edited = useEdited()
  if (edited === null) return props.children(null)
  return edited === 'unknown' ? <NotFound {...props} /> : <Editing key={edited} id={edited} {...props} />
}

function Editing<Item>({ id, ...props }: EditedContentProps<Item> & { id: number }) {
  const query = useQuery({ ...props.read(id), ...NOW })
  return (
    <LoadedItem query={query} what={`this ${props.what}`} notFound={<NotFound {...props} />}>
      {props.children}
    </LoadedItem>
  )
}

const NotFound = ({ what, tab, listTab, newLabel }: Omit<EditedContentProps<never>, 'read' | 'children'>) => (
  <EmptyState
    companion="diver"
    title={`${what.charAt(0).toUpperCase()}${what.slice(1)} not found`}
    action={<Button onClick={() => startAnew(tab)}>{newLabel}</Button>}
  >
    If it was deleted in the last 30 days, you can restore it from the trash on the {listTab} tab.
  </EmptyState>
)
