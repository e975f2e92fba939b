// The link that opens a post over the current list. Closing it returns to the same position.
import type { ReactNode } from 'react'
import { Link } from '#web/link.tsx'
import { paths } from '#web/paths.ts'
import type { View } from './queries.ts'

/** In the history state: the list is the previous entry. */
const OPENED_HERE = { openedFromList: true }

export const wasOpenedFromList = (): boolean => history.state?.openedFromList === true

interface PostLinkProps {
  id: number
  view: View
  className?: string
  children: ReactNode
}

export function PostLink({ id, view, className, children }: PostLinkProps) {
  return (
    <Link href={paths.community({ ...view, post: id })} className={className} state={OPENED_HERE}>
      {children}
    </Link>
  )
}
