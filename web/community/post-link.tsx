// The link that opens a post over the current list. Closing it returns to the same position.
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import type { View } from './queries.ts'

/** The history state: the list is the previous entry. */
const FROM_LIST = 'community'

export const wasOpenedFromList = (): boolean => history.state === FROM_LIST

interface PostLinkProps {
  id: number
  view: View
  className?: string
  children: ReactNode
}

export function PostLink({ id, view, className, children }: PostLinkProps) {
  return (
    <a href={paths.community({ ...view, post: id })} className={className} data-from={FROM_LIST}>
      {children}
    </a>
  )
}
